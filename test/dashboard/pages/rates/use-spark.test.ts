/** Which histories the table of rates fetches: those of the rows that the reader sees. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser } from '../../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../../support/dashboard.js';

/** Of the variables of the request. */
const codesIn = (body: string) => /"codes":\[([^\]]*)\]/.exec(body)?.[1]?.match(/[A-Z]{3}/g) ?? [];

describeInBrowser('the histories of rates', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard?.close());

  it('are fetched for the rows in view, and for others once they are scrolled to', async () => {
    const { page, faults } = await dashboard.visit({ width: 1280, height: 800 });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('RatesSparks')) fetched.push(...codesIn(request.postData() ?? ''));
    });
    await page.goto('/rates?base=EUR');
    await settled(page);
    const grid = page.getByRole('grid', { name: 'Rates' });
    const row = (code: string) => grid.getByRole('row').filter({ has: page.getByText(code, { exact: true }) });
    const drawn = await grid.locator('.rates-code').allInnerTexts();
    const [first, last] = [drawn[0] ?? '', drawn.at(-1) ?? ''];
    await row(first).locator('svg').waitFor();
    expect(fetched).toContain(first);
    expect(fetched).not.toContain(last);
    await row(last).scrollIntoViewIfNeeded();
    await row(last).locator('svg').waitFor();
    expect(fetched).toContain(last);
    expect(new Set(fetched).size).toBe(fetched.length);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
