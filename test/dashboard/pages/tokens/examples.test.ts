/** A reader who has no other token sees what tokens are for, and makes one of that kind. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { violations } from '../../../support/axe.js';
import { describeInBrowser } from '../../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../../support/dashboard.js';
import { misfits } from '../../../support/layout.js';

describeInBrowser('what tokens are for', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterAll(() => dashboard?.close());

  it('stands beneath the only token, and each purpose opens the form filled in', async () => {
    const { page, faults } = await dashboard.visit({}, ['admin']);
    await page.goto('/tokens');
    await settled(page);
    await page.getByText('1 token', { exact: true }).waitFor();
    const purposes = page.getByRole('region', { name: 'What tokens are for' });
    expect(await purposes.getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual([
      'Exports',
      'CI',
      'Rates',
      'Alerts',
    ]);
    await purposes.getByText('hosting:read@sandbox hosting:write@sandbox', { exact: true }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect({ colorScheme, found: await violations(page) }).toEqual({ colorScheme, found: [] });
    }
    for (const width of [390, 320, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, misfits: await misfits(page) }).toEqual({ width, misfits: [] });
      await page.getByRole('grid', { name: 'Tokens' }).getByRole('row').last().waitFor();
    }
    await purposes.getByRole('button', { name: 'Add… CI' }).click();
    const dialog = page.getByRole('dialog', { name: 'New token' });
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('CI');
    await dialog.getByRole('radio', { name: 'The sandbox only, which costs nothing', checked: true }).waitFor();
    await dialog.getByRole('button', { name: 'Create the token' }).click();
    await page.getByRole('dialog', { name: 'Token CI created' }).getByRole('button', { name: 'Done' }).click();
    await page.getByText('2 tokens', { exact: true }).waitFor();
    expect(await purposes.count()).toBe(0);
    const made = (await dashboard.meridian.services.tokens.list()).find(({ name }) => name === 'CI');
    expect(made?.scopes).toEqual(['hosting:read@sandbox', 'hosting:write@sandbox']);
    expect(faults).toEqual([]);
  });
});
