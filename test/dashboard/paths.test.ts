import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../support/browser.js';
import { type Dashboard, settled, startDashboard } from '../support/dashboard.js';
import { itSome } from '../support/scale.js';

const goTo = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settled(page);
};
const total = (page: Page) => page.getByRole('region', { name: 'Run rate' }).locator('p').first();
/** `₹199,159.21` of a text that has it. */
const amountIn = (text: string) => /₹[\d,]+\.\d\d/.exec(text)?.[0] ?? `no amount in ${text}`;

describeInBrowser('what readers come for', () => {
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

  async function arrive(path: string): Promise<Page> {
    visitor = await dashboard.visit();
    await visitor.page.goto(path);
    await settled(visitor.page);
    return visitor.page;
  }

  itSome('changes the currency of every amount on every page', async () => {
    const page = await arrive('/');
    await page.getByRole('button', { name: 'Currency of all amounts' }).click();
    await page.getByRole('searchbox', { name: 'Find a currency' }).fill('usd');
    await page.getByRole('option', { name: 'USD US Dollar' }).click();
    await total(page).getByText('$').waitFor();
    for (const name of ['Overview', 'Findings', 'Machines']) {
      await goTo(page, name);
      await page
        .getByRole('main')
        .getByText(/\$ a month|\$\d/)
        .first()
        .waitFor();
      const text = await page.getByRole('main').innerText();
      expect(text).not.toContain('₹');
      expect(new URL(page.url()).searchParams.get('currency')).toBe('USD');
    }
  });

  itSome('opens a long list at what the address names', async () => {
    const page = await arrive('/places?country=DE&state=BY&city=Munich');
    await page.locator('.grid-row[data-open]').filter({ hasText: 'Munich' }).waitFor();
    const grid = page.getByRole('grid', { name: 'cities' });
    const [row, list] = await Promise.all([page.locator('.grid-row[data-open]').boundingBox(), grid.boundingBox()]);
    expect(row && list && row.y > list.y && row.y + row.height < list.y + list.height).toBe(true);
  });

  itSome('shows the columns and no empty list while one is read', async () => {
    visitor = await dashboard.visit();
    const { page } = visitor;
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      void page.route('**/graphql', async (route) => {
        if (!route.request().postData()?.includes('query MachinesList')) return route.continue();
        resolve();
        await new Promise<void>((go) => (answer = go));
        return route.continue();
      });
    });
    await page.goto('/machines');
    await isAsked;
    await page.getByRole('status').getByText('Loading machines').waitFor({ state: 'attached' });
    await page.locator('.grid-head').getByText('₹ a month').waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(/unknown|No machines/i);
    answer();
    await page.getByRole('grid', { name: 'machines' }).waitFor();
  });

  describe('a server that is off', () => {
    itSome(
      'is found, ended by typing its name, and off the bill by as much as was forecast; its names lead to nobody',
      async () => {
        const page = await arrive('/');
        const before = amountIn(await total(page).innerText());
        await page.getByRole('link', { name: /\d off/ }).click();
        const machines = page.getByRole('grid', { name: 'machines' });
        const row = machines.getByRole('row').filter({ hasText: 'worker-3' });
        await row.getByText('Off', { exact: true }).waitFor();
        await row.getByText('worker-3', { exact: true }).click();
        await page.getByRole('complementary', { name: 'worker-3' }).getByRole('button', { name: 'Delete…' }).click();
        const dialog = page.getByRole('alertdialog', { name: 'Delete server worker-3?' });
        const bill = dialog.getByText(/₹.*then.*₹/s).first();
        await bill.waitFor();
        const [now, forecast] = (await bill.innerText()).split('then').map(amountIn);
        expect(now).toBe(before);
        expect(forecast).not.toBe(before);
        const doIt = dialog.getByRole('button', { name: 'Delete worker-3' });
        await dialog.getByRole('textbox').fill('worker-2');
        expect(await doIt.isDisabled()).toBe(true);
        await dialog.getByRole('textbox').fill('worker-3');
        await doIt.click();
        const ended = page.getByRole('alertdialog');
        await ended.getByText('worker-3 is gone.').waitFor();
        await ended.getByRole('button', { name: 'Close Esc' }).click();
        await row.waitFor({ state: 'detached' });
        await goTo(page, 'Overview');
        // Lines are rounded so that they add up to the bill: with some gone, that of the others may fall by a cent otherwise.
        const cents = (text: string | undefined) => Math.round(Number(text?.replaceAll(/[^\d.]/g, '')) * 100);
        expect(Math.abs(cents(amountIn(await total(page).innerText())) - cents(forecast))).toBeLessThanOrEqual(1);

        await page
          .getByRole('region', { name: 'Names' })
          .getByRole('link', { name: /^[1-9]\d* at nobody/ })
          .click();
        const name = page
          .getByRole('grid', { name: 'names' })
          .getByRole('row')
          .filter({ hasText: 'c0018.customers.acme.example' });
        await name.getByText('was server worker-3').waitFor();
        await name.getByText('c0018.customers.acme.example').click();
        const opened = page.getByRole('complementary', { name: 'c0018.customers.acme.example' });
        await opened
          .getByRole('region', { name: 'Where it leads' })
          .getByText('198.18.0.18', { exact: true })
          .waitFor();
      },
    );
  });

  itSome('makes a token that works in the REST API until it is deactivated', async () => {
    const page = await arrive('/tokens');
    const { url } = dashboard.meridian;
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Shop');
    await page.getByRole('button', { name: 'Create the token' }).click();
    const secret = page.getByText(/^mrd_\w{12}_[\w-]{43}$/);
    const authorization = `Bearer ${await secret.innerText()}`;
    const status = async () => (await fetch(`${url}/api/v1/USD`, { headers: { authorization } })).status;
    expect(await status()).toBe(200);
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    expect(await secret.count()).toBe(0);
    await page.getByRole('button', { name: 'Deactivate Shop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate Shop' }).click();
    await page.getByRole('row').filter({ hasText: 'Shop' }).getByText('deactivated').waitFor();
    expect(await status()).toBe(401);
  });
});
