/** Saved views and prices of one's own: what a reader names and makes. */
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../../support/dashboard.js';
import type { Scope } from '../../../src/server/tokens/tokens.js';
import { itSome } from '../../support/scale.js';

describeInBrowser('what a reader saves', () => {
  let dashboard: Dashboard;
  let visitor: Visitor;
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(() => dashboard?.close());

  async function arrive(path: string, scopes?: Scope[]): Promise<Page> {
    visitor = await dashboard.visit({}, scopes);
    await visitor.page.goto(path);
    await settled(visitor.page);
    return visitor.page;
  }

  itSome('is a view that opens again, from the palette too, outlives the page, and is deleted', async () => {
    const page = await arrive('/machines?q=status:off&sort=cost');
    await page.getByRole('button', { name: 'Views, 0 saved' }).click();
    const menu = page.getByRole('dialog', { name: /^Views, / });
    await menu.getByRole('textbox', { name: 'Save the current view as' }).fill('Off ones');
    await menu.getByRole('button', { name: 'Save' }).click();
    await menu.getByRole('link', { name: 'Off ones' }).waitFor();
    // What another release may have left costs only itself.
    await page.evaluate(`(() => {
      const stored = JSON.parse(localStorage.getItem('meridian.views'));
      localStorage.setItem('meridian.views', JSON.stringify([7, { page: 'elsewhere', name: 'Odd' }, ...stored]));
    })()`);
    await page.goto('/rates?currency=EUR');
    await settled(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('off ones');
    await page.getByRole('option', { name: /Open the view Off ones/ }).click();
    await page.getByRole('grid', { name: 'machines' }).waitFor();
    const { searchParams, pathname } = new URL(page.url());
    expect([pathname, searchParams.get('q'), searchParams.get('sort'), searchParams.get('currency')]).toEqual([
      '/machines',
      'status:off',
      'cost',
      'EUR',
    ]);
    await page.getByRole('button', { name: 'Views, 1 saved' }).click();
    await menu.getByRole('button', { name: 'Delete the view Off ones' }).click();
    await menu.getByText('No saved views of this page.').waitFor();
    expect(await page.evaluate('localStorage.getItem("meridian.views")')).toBe('[]');
  });

  async function pickEuro(page: Page): Promise<void> {
    await page.getByRole('combobox', { name: 'Currency', exact: true }).fill('euro');
    await page.getByRole('option', { name: 'EUR Euro' }).click();
  }

  async function priceOfFirst(page: Page) {
    await page.getByRole('button', { name: 'Add a price…' }).first().click();
    return page.getByRole('dialog', { name: /^A price for / });
  }

  itSome('is a price, which holds at once, and ends', async () => {
    const page = await arrive('/costs?show=unknown');
    const dialog = await priceOfFirst(page);
    const amount = dialog.getByRole('textbox', { name: 'Price of one, before tax' });
    await amount.fill('49 euros');
    await dialog.getByRole('button', { name: 'Set the price' }).click();
    await dialog.getByText('Enter digits only, such as 49.50.').waitFor();
    await amount.fill('49,00');
    await pickEuro(page);
    const name = (await dialog.getByRole('heading').first().innerText()).replace('A price for ', '');
    await dialog.getByRole('button', { name: 'Set the price' }).click();
    await dialog.waitFor({ state: 'detached' });
    // In quotes, as an id has colons.
    const write = { authorization: `Bearer ${await dashboard.meridian.token(['hosting:read', 'hosting:write'])}` };
    await dashboard.meridian.query({ query: 'mutation { snapshotBill { snapshots { day } } }' }, write);
    await page.goto(`/costs?by=resource&q=${encodeURIComponent(`"${name}"`)}&currency=EUR`);
    await settled(page);
    await page
      .getByRole('button', { name: `Segments of ${name}` })
      .first()
      .click();
    await page.getByRole('button', { name: 'See its price now' }).click();
    const side = page.locator('.costs-opened');
    await side.getByText('The price is from a price of your own').waitFor();
    expect(await side.innerText()).toContain('49.00');
    await side.getByRole('button', { name: 'Remove your price' }).click();
    await side.getByRole('button', { name: 'Remove your price' }).waitFor({ state: 'detached' });
    const { body } = await dashboard.meridian.query(
      { query: '{ hosting { ownPrices { id } } }' },
      { authorization: `Bearer ${await dashboard.meridian.token(['hosting:read'])}` },
    );
    expect(body.data).toEqual({ hosting: { ownPrices: [] } });
  });

  itSome('is the entry of a price, as the file takes it, for who may not set one', async () => {
    const page = await arrive('/costs?show=unknown', ['rates', 'hosting:read']);
    const dialog = await priceOfFirst(page);
    expect(await dialog.locator('pre').count()).toBe(0);
    await dialog.getByRole('textbox', { name: 'Price of one, before tax' }).fill('49.00');
    await pickEuro(page);
    await dialog.getByRole('button', { name: 'Show the entry' }).click();
    const entry: unknown = JSON.parse(await dialog.locator('pre').innerText());
    expect(entry).toMatchObject({
      api: 'dedicated',
      account: 'sandbox',
      amount: '49.00',
      currency: 'EUR',
      period: 'month',
    });
    await dialog.getByRole('button', { name: 'Copy the entry' }).waitFor();
  });
});
