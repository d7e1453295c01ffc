import { expect, it } from '@jest/globals';
import { violations } from '../../support/axe.js';
import { describeInBrowser } from '../../support/browser.js';
import { settled, startDashboard } from '../../support/dashboard.js';

describeInBrowser('the line of what is read in the background', () => {
  it('shows how far it is, moves nothing, and is gone when it has ended', async () => {
    const dashboard = await startDashboard({ BACKGROUND_READING: 'on' });
    const { page, faults } = await dashboard.visit();
    let calls = 0;
    // As slow as an account with many pages.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('ackgroundReading')) return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      calls += 1;
      return route.fulfill({ response, body: calls < 3 ? text.replaceAll(/"(?:DONE|LIMITED)"/g, '"READING"') : text });
    });
    await page.goto('/');
    await settled(page);
    const top = await page.getByRole('main').boundingBox();
    const line = page.getByRole('progressbar', { name: /^Reading: \d+ of about \d+ calls?, at most 5 % / });
    await line.waitFor();
    expect(await page.getByRole('main').boundingBox()).toEqual(top);
    expect((await line.boundingBox())?.height).toBe(3);
    expect(await violations(page)).toEqual([]);
    await line.waitFor({ state: 'detached' });
    expect({ calls, faults }).toEqual({ calls: 3, faults: [] });
    await dashboard.close();
  });
});
