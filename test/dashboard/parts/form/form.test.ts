/**
 * Forms of the page: what is wrong stands at its field, which has the focus; Escape closes; what was typed outlives the
 * session.
 */
import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { Scope } from '../../../../src/server/tokens/tokens.js';
import { violations } from '../../../support/axe.js';
import { type Visitor, describeInBrowser } from '../../../support/browser.js';
import { type Dashboard, everything, settled, startDashboard } from '../../../support/dashboard.js';
import { itSome } from '../../../support/scale.js';

/** A form, what is typed into it, and the mutation that it sends, if it sends one itself. */
interface FormCase {
  readonly path: string;
  readonly title: RegExp;
  open(page: Page): Promise<void>;
  /** Submitted as it opens, or after what is done here, the field is wrong. */
  readonly wrong: (dialog: Locator) => Locator;
  spoil?(dialog: Locator): Promise<void>;
  readonly error: RegExp;
  /** The name of the field, and what is typed. */
  readonly typed: readonly [field: string, text: string];
  readonly send: string;
}

const textbox = (name: string | RegExp) => (dialog: Locator) => dialog.getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function openFirst(page: Page): Promise<Locator> {
  await page
    .locator('.grid-row[tabindex]')
    .first()
    .click({ position: { x: 60, y: 4 } });
  return page.locator('[data-side]');
}

const forms: Readonly<Record<string, FormCase>> = {
  'a budget': {
    path: '/costs',
    title: /^Set a budget$/,
    open: (page) => button(page, 'Set a budget'),
    wrong: textbox('Name'),
    error: /^Enter a name of 1 to 100 characters\.$/,
    typed: ['Amount', '2,00,000'],
    send: 'Set the budget',
  },
  'a price': {
    path: '/costs?show=unknown',
    title: /^A price for /,
    open: (page) => page.getByRole('button', { name: 'Add a price…' }).first().click(),
    wrong: textbox('Price of one, before tax'),
    error: /^Enter an amount such as 49\.50\.$/,
    typed: ['Note', 'as agreed'],
    send: 'Set the price',
  },
  'a token': {
    path: '/tokens',
    title: /^New token$/,
    open: (page) => button(page, 'New token'),
    wrong: textbox('Name'),
    error: /^Enter what the token is for\.$/,
    typed: ['Name', 'Kiosk'],
    send: 'Create the token',
  },
  'an alert rule': {
    path: '/alerts',
    title: /^New alert rule$/,
    open: (page) => button(page, 'New rule'),
    wrong: textbox('Name'),
    error: /^Enter a name of 1 to 100 characters\.$/,
    typed: ['Name', 'Production'],
    send: 'Create the rule',
  },
  'a silence': {
    path: '/findings?kind=SERVER_OFF',
    title: /^Silence /,
    open: async (page) => {
      await page.getByRole('grid', { name: 'Findings' }).getByText('worker-3').click();
      await button(page, /^Silence…/);
    },
    wrong: textbox('Reason'),
    error: /^Enter why, in 1 to 500 characters\.$/,
    typed: ['Reason', 'Back in March'],
    send: 'Silence it',
  },
  labels: {
    path: '/machines?q=api:cloud',
    title: /^Labels of /,
    open: async (page) => (await openFirst(page)).getByRole('button', { name: 'Labels…' }).click(),
    wrong: textbox('Key 1'),
    spoil: (dialog) => dialog.getByRole('textbox', { name: 'Key 1' }).fill('no way'),
    error: /^A key has 1 to 63 letters/,
    typed: ['Value 1', 'typed'],
    send: 'Review the change…',
  },
  'a record': {
    path: '/names',
    title: /elsewhere$/,
    open: async (page) => (await openFirst(page)).getByRole('button', { name: 'Point it elsewhere…' }).click(),
    wrong: textbox('Address or host name'),
    spoil: (dialog) => dialog.getByRole('textbox', { name: 'Address or host name' }).fill('nowhere at all'),
    error: /^Enter an IPv4 or IPv6 address, or a host name\.$/,
    typed: ['Address or host name', '198.51.100.7'],
    send: 'Review the change…',
  },
};

describeInBrowser('a form of the page', () => {
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

  const scopes: Scope[] = [...everything, 'alerts'];
  const newToken = () => dashboard.meridian.services.tokens.create({ name: 'Short', scopes });
  const inFocus = (place: Locator) => place.and(place.page().locator(':focus')).waitFor();

  async function arrive(path: string) {
    const { token, record } = await newToken();
    visitor = await dashboard.visit({ token }, null);
    await visitor.page.goto(path);
    await settled(visitor.page);
    return { page: visitor.page, id: record.id };
  }

  async function signInAgain(page: Page): Promise<void> {
    const { token } = await newToken();
    await page.getByLabel('Token', { exact: true }).fill(token);
    await button(page, 'Sign in');
  }

  const drafts = (page: Page) =>
    page.evaluate<string>(`JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.includes('draft')))`);

  describe.each(Object.entries(forms))('of %s', (_name, form) => {
    itSome('has the focus on the first wrong field, closes with Escape, and outlives its session', async () => {
      const { page, id } = await arrive(form.path);
      await form.open(page);
      const dialog = page.getByRole('dialog', { name: form.title });
      await dialog.waitFor();
      await form.spoil?.(dialog);
      await dialog.getByRole('button', { name: form.send }).click();
      const wrong = form.wrong(dialog);
      await inFocus(wrong);
      expect(await wrong.getAttribute('aria-invalid')).toBe('true');
      const described = await wrong.evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((one) => input.ownerDocument.getElementById(one)?.textContent),
      );
      expect(described).toContainEqual(expect.stringMatching(form.error));
      expect(await violations(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await inFocus(page.getByRole('button', { name: /…|Set a budget|New / }));
      // What was closed is not kept.
      expect(await drafts(page)).toBe('[]');

      await page.keyboard.press('Enter');
      const [field, text] = form.typed;
      await dialog.getByRole('textbox', { name: field }).fill(text);
      await dashboard.meridian.services.tokens.deactivate(id);
      await page.reload();
      await signInAgain(page);
      await dialog.waitFor();
      expect(await dialog.getByRole('textbox', { name: field }).inputValue()).toBe(text);
    });
  });

  itSome('that is sent once its session has ended comes back with what was typed, and was not sent', async () => {
    const { page, id } = await arrive('/alerts');
    await button(page, 'New rule');
    const dialog = page.getByRole('dialog', { name: 'New alert rule' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Production');
    await dialog.getByRole('textbox', { name: 'URL' }).fill('https://hooks.example.com/services/secret');
    await dashboard.meridian.services.tokens.deactivate(id);
    await dialog.getByRole('button', { name: 'Create the rule' }).click();
    await inFocus(page.getByLabel('Token', { exact: true }));
    await page.keyboard.press('Escape');
    // The URL may hold a secret, which no script of the page shall read later.
    expect(await drafts(page)).toContain('Production');
    expect(await drafts(page)).not.toContain('hooks.example.com');
    await signInAgain(page);
    await page.getByText('Not sent: your session had ended. Check the form and send it again.').waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Production');
    expect(await dialog.getByRole('textbox', { name: 'URL' }).inputValue()).toBe(
      'https://hooks.example.com/services/secret',
    );
    await dialog.locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('No alert rule').waitFor();
  });

  itSome('leaves nothing behind where its reader signs out', async () => {
    const { page } = await arrive('/tokens');
    await page.evaluate(`sessionStorage.setItem('meridian.draft.token', '{"name":"Kiosk"}')`);
    await button(page, 'You');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('Token', { exact: true }).waitFor();
    expect(await drafts(page)).toBe('[]');
  });

  itSome('takes a currency and an account from lists, by keys, and amounts as they are typed', async () => {
    const { page } = await arrive('/costs');
    await button(page, 'Set a budget');
    const dialog = page.getByRole('dialog', { name: 'Set a budget' });
    await inFocus(dialog.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type('Typed');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1.234,56');
    await dialog.getByText('= 1,234.56').waitFor();
    await page.keyboard.press('Tab');
    await inFocus(dialog.getByRole('combobox', { name: 'Currency' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('swiss');
    await page.getByRole('option', { name: 'CHF Swiss Franc' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await dialog.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('CHF');
    // What is on no list is not taken, and Escape closes the list alone.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('no such currency');
    await page.getByText('No currency has this name.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor();
    await page.keyboard.press('Tab');
    expect(await dialog.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('CHF');
    await page.keyboard.press('Tab');
    await inFocus(dialog.getByRole('combobox', { name: 'Account' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('edge');
    await page.getByRole('option', { name: 'edge · sandbox' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // An error of the server stands at a choice, too.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('setBudget')) return route.continue();
      const errors = [{ message: 'period: expected another', extensions: { code: 'BAD_USER_INPUT' } }];
      await route.fulfill({ json: { data: null, errors } });
    });
    await page.keyboard.press('Enter');
    const period = dialog.getByRole('combobox', { name: /^Per/ });
    await inFocus(period);
    await dialog.getByText('Expected another.').waitFor();
    await page.unroute('**/graphql');
    await period.selectOption('QUARTER');
    await dialog.getByText('Expected another.').waitFor({ state: 'detached' });
    await dialog.getByRole('textbox', { name: 'Name' }).focus();
    const request = page.waitForRequest((one) => one.postData()?.includes('setBudget') ?? false);
    await page.keyboard.press('Enter');
    const body: unknown = (await request).postDataJSON();
    expect(body).toMatchObject({
      variables: {
        input: {
          name: 'Typed',
          amount: '1234.56',
          currency: 'CHF',
          period: 'QUARTER',
          filter: { apis: ['EDGE'], accounts: ['sandbox'] },
        },
      },
    });
    await dialog.waitFor({ state: 'detached' });
  });
});
