import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';

describeInBrowser('a script that was not loaded before Meridian restarts', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard?.close());

  it('is loaded as soon as Meridian responds again: a page, and a dialog', async () => {
    const { page, context } = await dashboard.visit();
    await page.goto('/rates');
    await settled(page);
    // Nothing is answered, as while it restarts.
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('navigation').first().getByRole('link', { name: 'Places' }).click();
    await page.getByText('It loads as soon as Meridian responds.').waitFor();
    await page.keyboard.press('Control+k');
    await page.unroute('**/*');
    await page.getByRole('dialog', { name: 'Search and commands' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('grid').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  });

  it('comes with the page of the new release, where it is of one that is gone', async () => {
    const { page, context } = await dashboard.visit();
    await page.goto('/rates');
    await settled(page);
    const own = await page.locator('script[type=module]').getAttribute('src');
    let isNew = false;
    await page.route('**/assets/*.js', (route) =>
      isNew ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await page.route(`${dashboard.meridian.url}/`, async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replaceAll(own ?? '', '/assets/other.js') });
    });
    await page.route('**/places', (route) => {
      isNew = true;
      return route.continue();
    });
    await page.getByRole('navigation').first().getByRole('link', { name: 'Places' }).click();
    await page.getByRole('grid').first().waitFor();
    expect({ isNew, path: new URL(page.url()).pathname }).toEqual({ isNew: true, path: '/places' });
    await context.close();
  });
});
