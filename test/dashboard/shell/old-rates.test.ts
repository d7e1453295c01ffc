import { expect, it } from '@jest/globals';
import { describeInBrowser } from '../../support/browser.js';
import { settled, startDashboard } from '../../support/dashboard.js';

describeInBrowser('rates that are old', () => {
  it('are said to be once, until the reader closes it, and stay said in the bar', async () => {
    const dashboard = await startDashboard();
    const { page, faults } = await dashboard.visit();
    await page.clock.setFixedTime(Date.now() + 400 * 86_400_000);
    await page.goto('/alerts');
    await settled(page);
    const strip = page.getByText(/^The rates are \d+ days old\.$/);
    const bar = page.getByRole('banner').getByText(/days old/);
    await strip.waitFor();
    expect(await bar.count()).toBe(0);
    await page.getByRole('button', { name: 'Close until there are other rates' }).click();
    await strip.waitFor({ state: 'detached' });
    await bar.waitFor();
    await page.reload();
    await bar.waitFor();
    expect(await strip.count()).toBe(0);
    expect(faults).toEqual([]);
    await dashboard.close();
  });
});
