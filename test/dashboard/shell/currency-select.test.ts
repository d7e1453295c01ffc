/** The choice of a currency: its list is fetched by those who reach for it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';

describeInBrowser('the choice of a currency', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard?.close());

  it('fetches no list on a visit, and has it for keys before it is opened', async () => {
    const { page, context, faults } = await dashboard.visit();
    let lists = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('query Currencies')) lists += 1;
    });
    await page.goto('/alerts?currency=INR');
    await settled(page);
    expect(lists).toBe(0);
    const answer = page.waitForResponse(
      (response) => response.request().postData()?.includes('query Currencies') ?? false,
    );
    const button = page.getByRole('button', { name: 'Currency of all amounts' });
    await button.focus();
    await (await answer).finished();
    // The hidden list of the browser has them as soon as they are known.
    await page.locator('option[value="IQD"]').waitFor({ state: 'attached' });
    await button.press('ArrowRight');
    await page.waitForURL(/currency=IQD/);
    expect({ lists, faults }).toEqual({ lists: 1, faults: [] });
    await context.close();
  });
});
