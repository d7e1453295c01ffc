import { expect, it } from '@jest/globals';
import { violations } from '../../support/axe.js';
import { describeInBrowser } from '../../support/browser.js';
import { startDashboard } from '../../support/dashboard.js';

describeInBrowser('an address that no page has', () => {
  it('is named, and leads on', async () => {
    const dashboard = await startDashboard();
    const { page, faults, refused } = await dashboard.visit();
    await page.goto('/cost%20s?currency=USD');
    await page.getByRole('heading', { name: 'No page has this address' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('/cost s');
    expect(await page.getByRole('navigation').locator('[aria-current]').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open the overview' }).click();
    await page.getByRole('region', { name: 'Run rate' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect({ faults, refused }).toEqual({ faults: [], refused: ['GET /cost%20s 404'] });
    await dashboard.close();
  });
});
