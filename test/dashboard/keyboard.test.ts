import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../support/browser.js';
import { type Dashboard, everything, operationsOf, settled, startDashboard } from '../support/dashboard.js';
import { itSome } from '../support/scale.js';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const total = (page: Page) => page.getByRole('region', { name: 'Run rate' }).locator('p').first();
/** The one that is in focus. */
const inFocus = (place: Locator) => place.and(place.page().locator(':focus'));

describeInBrowser('the dashboard without a pointer', () => {
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

  /** As often as it takes; a page has fewer places than this to stop at. */
  async function tabTo(place: Locator, key = 'Tab'): Promise<void> {
    for (let n = 0; n < 80; n++) {
      if ((await inFocus(place).count()) > 0) return;
      await place.page().keyboard.press(key);
    }
    throw new Error(`No way by ${key} to ${place}`);
  }

  itSome('signs in', async () => {
    visitor = await dashboard.visit({}, null);
    const { page } = visitor;
    await page.goto('/');
    await inFocus(page.getByLabel('Token', { exact: true })).waitFor();
    await page.keyboard.insertText(await dashboard.meridian.token(everything));
    await page.keyboard.press('Enter');
    await total(page).getByText('₹').waitFor();
  });

  itSome('goes past the pages to the page, and from page to page by letters', async () => {
    const page = await arrive('/');
    await page.keyboard.press('Tab');
    await inFocus(page.getByRole('link', { name: 'Skip to the page' })).waitFor();
    await page.keyboard.press('Enter');
    await inFocus(page.getByRole('main')).waitFor();
    for (const [letter, name] of Object.entries({
      m: 'Machines',
      f: 'Findings',
      n: 'Names',
      r: 'Rates',
      o: 'Overview',
    })) {
      await page.keyboard.press('g');
      await page.keyboard.press(letter);
      // So that a screen reader says where it is.
      await inFocus(title(page, name)).waitFor();
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  itSome('changes the currency', async () => {
    const page = await arrive('/');
    await page.keyboard.press('c');
    await inFocus(page.getByRole('searchbox', { name: 'Find a currency' })).waitFor();
    await page.keyboard.type('usd');
    await page.getByRole('option', { name: 'USD US Dollar' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await total(page).getByText('$').waitFor();
  });

  itSome(
    'finds a server that is off and ends it, with Escape leaving it as it is first, and follows its name',
    async () => {
      const page = await arrive('/machines');
      await page.keyboard.press('/');
      await inFocus(page.getByRole('combobox', { name: 'Filter machines' })).waitFor();
      await page.keyboard.type('status:off ');
      const row = page.getByRole('grid', { name: 'machines' }).getByRole('row').filter({ hasText: 'ci-2' });
      await page.getByText(/^2 of 75 machines/).waitFor();
      await page.keyboard.press('Escape');
      await tabTo(row);
      await page.keyboard.press('Enter');
      const details = page.getByRole('complementary', { name: 'ci-2' });
      await details.waitFor();
      await page.keyboard.press('e');
      const dialog = page.getByRole('alertdialog', { name: 'Delete server ci-2?' });
      await inFocus(dialog.getByRole('button', { name: /^Keep it/ })).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.keyboard.press('e');
      await inFocus(dialog.getByRole('button', { name: /^Keep it/ })).waitFor();
      await tabTo(dialog.getByRole('textbox'), 'Shift+Tab');
      await page.keyboard.type('ci-2');
      await tabTo(dialog.getByRole('button', { name: 'Delete ci-2' }));
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').getByText('ci-2 is gone.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await row.waitFor({ state: 'detached' });

      await page.goto('/names');
      await settled(page);
      await page.keyboard.press('/');
      await inFocus(page.getByRole('combobox', { name: /^Filter/ })).waitFor();
      await page.keyboard.type('state:nobody ');
      await page.keyboard.press('Escape');
      // It leads to nobody any more.
      const name = page
        .getByRole('grid', { name: 'names' })
        .getByRole('row')
        .filter({ hasText: 'was server ci-2' })
        .first();
      await name.waitFor();
      await tabTo(name);
      await page.keyboard.press('Enter');
      const opened = page.getByRole('complementary');
      await opened.getByRole('region', { name: 'Where it leads' }).waitFor();
      await page.keyboard.press('e');
      await inFocus(page.getByRole('alertdialog').getByRole('button', { name: /^Keep it/ })).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'detached' });
    },
  );

  itSome('makes a token, and deactivates it', async () => {
    const page = await arrive('/');
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await inFocus(title(page, 'Tokens')).waitFor();
    await tabTo(page.getByRole('button', { name: 'New token' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type('Kiosk');
    await tabTo(page.getByRole('button', { name: 'Create the token' }));
    await page.keyboard.press('Enter');
    const authorization = `Bearer ${await page.getByText(/^mrd_\w{12}_[\w-]{43}$/).innerText()}`;
    const status = async () =>
      (await fetch(`${dashboard.meridian.url}/api/v1/USD`, { headers: { authorization } })).status;
    expect(await status()).toBe(200);
    await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Done' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tabTo(page.getByRole('button', { name: 'Deactivate Kiosk' }));
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate Kiosk' }));
    await page.keyboard.press('Enter');
    await page.getByRole('row').filter({ hasText: 'Kiosk' }).getByText('deactivated').waitFor();
    expect(await status()).toBe(401);
  });

  itSome('finds anything and opens it', async () => {
    const page = await arrive('/');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('api-4');
    await page.getByRole('option', { name: /api-4/ }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: 'api-4' }).waitFor();
  });

  itSome('finds an address', async () => {
    const page = await arrive('/');
    const address = (await dashboard.meridian.query(
      { query: '{ hosting { servers(first: 1) { nodes { name addresses } } } }' },
      { authorization: `Bearer ${await dashboard.meridian.token(everything)}` },
    )) as unknown as Found;
    const [server] = address.body.data.hosting.servers.nodes;
    await page.keyboard.press('Control+k');
    await page.keyboard.type(server?.addresses[0] ?? '');
    await page
      .getByRole('option', { name: new RegExp(server?.name ?? '') })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: server?.name ?? '', exact: true }).waitFor();
  });

  itSome('labels several machines', async () => {
    const page = await arrive('/machines?q=api:cloud');
    const rows = page.getByRole('grid', { name: 'machines' }).getByRole('row');
    await tabTo(page.locator('[role="row"][tabindex="0"]'));
    await page.keyboard.press('x');
    const first = await page.locator('.grid-row:focus').getAttribute('id');
    await page.keyboard.press('ArrowDown');
    await page.locator(`.grid-row:focus:not([id="${first}"])`).waitFor();
    await page.keyboard.press('x');
    const selected = page.getByRole('region', { name: 'Selected machines' });
    await selected.getByText('2 selected').waitFor();
    expect(await rows.and(page.locator('[aria-selected="true"]')).count()).toBe(2);
    await tabTo(selected.getByRole('button', { name: 'Labels…' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Labels of 2 machines' });
    await dialog.waitFor();
    await tabTo(dialog.getByRole('button', { name: 'Add a label' }));
    await page.keyboard.press('Enter');
    await tabTo(dialog.getByLabel(/^Key/).last(), 'Shift+Tab');
    await page.keyboard.type('team');
    await tabTo(dialog.getByLabel(/^Value/).last());
    await page.keyboard.type('shop');
    await tabTo(dialog.getByRole('button', { name: 'Review the change…' }));
    await page.keyboard.press('Enter');
    const acts = page.getByRole('alertdialog');
    await acts.waitFor();
    await acts.getByText('changeLabels(').waitFor();
    const sent = operationsOf(page, 'mutation');
    await tabTo(acts.getByRole('button', { name: /, all 2$/ }));
    await page.keyboard.press('Enter');
    await acts.getByText(/2 of 2 done/).waitFor();
    expect(sent).toHaveLength(1);
  });

  itSome('takes a list away as a file, and opens the query of a figure', async () => {
    const page = await arrive('/machines');
    await tabTo(page.getByRole('button', { name: 'CSV' }));
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/^machines.*\.csv$/);
    await tabTo(page.getByRole('link', { name: /^Open the query/ }).first());
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
    expect(new URL(opened.url()).pathname).toBe('/graphql');
    expect(new URL(opened.url()).searchParams.get('query')).toMatch(/servers/);
  });
});

interface Found {
  readonly body: {
    readonly data: {
      readonly hosting: {
        readonly servers: {
          readonly nodes: readonly { readonly name: string; readonly addresses: readonly string[] }[];
        };
      };
    };
  };
}
