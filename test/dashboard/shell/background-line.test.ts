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

  it('has only what is made of reads of accounts read again when it has ended', async () => {
    const dashboard = await startDashboard({ BACKGROUND_READING: 'on' });
    const { page, context, faults } = await dashboard.visit();
    const sent: string[] = [];
    page.on('request', (request) => {
      const name = /(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.[1];
      if (name !== undefined) sent.push(name);
    });
    await page.goto('/rates');
    await settled(page);
    await page.waitForRequest((request) => request.postData()?.includes('query BackgroundReading') ?? false);
    await page.waitForRequest((request) => request.postData()?.includes('query RatesBill(') ?? false);
    await settled(page);
    const times = (name: string) => sent.filter((each) => each === name).length;
    expect(['RatesBill', 'Frame'].map(times)).toEqual([2, 2]);
    expect(['RatesCurrencies', 'RatesTable', 'RatesMoves', 'RatesHealth', 'Session'].map(times)).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect(faults).toEqual([]);
    await context.close();
    await dashboard.close();
  });
});
