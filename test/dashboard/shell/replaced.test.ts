import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';

describeInBrowser('a page whose script is gone, as after an update', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard?.close());

  it('is said to be so in its place, leaves the others, and comes with a reload', async () => {
    const { page, context } = await dashboard.visit();
    await page.goto('/rates');
    await settled(page);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const to = (title: string) => page.getByRole('navigation').first().getByRole('link', { name: title }).click();
    await to('Places');
    await page.getByRole('alert').getByText('This page could not be loaded').waitFor();
    await to('Rates');
    await page.getByRole('grid').first().waitFor();
    await to('Places');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('grid').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/places');
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  });
});
