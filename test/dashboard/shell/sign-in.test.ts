import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Visitor, describeInBrowser } from '../../support/browser.js';
import { type Dashboard, everything, startDashboard } from '../../support/dashboard.js';
import { itSome } from '../../support/scale.js';

const unknownToken = `mrd_${'0'.repeat(12)}_${'A'.repeat(43)}`;
const refusal = 'This token is unknown, expired or deactivated.';

const field = (page: Page) => page.getByLabel('Token', { exact: true });
const amount = (page: Page, symbol = '₹') =>
  page.getByRole('region', { name: 'Run rate' }).getByText(new RegExp(`^${symbol}[\\d,]+\\.\\d\\d\\s*a month$`));

async function give(page: Page, token: string): Promise<void> {
  await field(page).fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'You' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** All that a script of the page could read. */
const readable = (page: Page) =>
  page.evaluate<string>(
    'JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, location.href, history.state, document.documentElement.outerHTML])',
  );

describeInBrowser('signing in to the dashboard', () => {
  let dashboard: Dashboard;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    dashboard = await startDashboard();
  });
  afterEach(async () => {
    for (const { context } of visitors.splice(0)) await context.close();
  });
  afterAll(() => dashboard?.close());

  async function arrive(path: string, ...asked: Parameters<Dashboard['visit']>): Promise<Visitor> {
    const visitor = await dashboard.visit(...asked);
    visitors.push(visitor);
    await visitor.page.goto(path);
    return visitor;
  }
  const stranger = (path: string) => arrive(path, {}, null);
  const newToken = () => dashboard.meridian.token(everything);

  describe('by its text', () => {
    itSome('reports a wrong one, and shows the page that was asked for with a right one', async () => {
      const { page, faults, refused } = await stranger('/?currency=USD');
      await give(page, unknownToken);
      await page.getByText(refusal).waitFor();
      expect(refused).toEqual(['POST /session 401']);
      await give(page, await newToken());
      await amount(page, '\\$').waitFor();
      expect(await field(page).count()).toBe(0);
      expect(faults).toEqual([]);
    });

    itSome('keeps it where no script can read it, over a reload', async () => {
      const { page, context, faults } = await stranger('/');
      const token = await newToken();
      await give(page, token);
      await amount(page).waitFor();
      await page.reload();
      await amount(page).waitFor();
      expect(await readable(page)).not.toContain('mrd_');
      expect(await context.cookies()).toEqual(
        ['/graphql', '/export'].map((path) =>
          expect.objectContaining({ path, value: token, httpOnly: true, sameSite: 'Strict' }),
        ),
      );
      expect(faults).toEqual([]);
    });
  });

  describe('by a link', () => {
    itSome('takes the token out of the address at once and never sends it in one', async () => {
      const visitor = await dashboard.visit({}, null);
      visitors.push(visitor);
      const { page, context, faults } = visitor;
      const sent: string[] = [];
      const devtools = await context.newCDPSession(page);
      devtools.on('Network.requestWillBeSent', ({ request: { url, headers } }) =>
        sent.push(url, headers['Referer'] ?? ''),
      );
      await devtools.send('Network.enable');
      await page.goto(`/?currency=EUR#token=${await newToken()}`);
      await amount(page, '€').waitFor();
      expect(page.url()).toBe(`${dashboard.meridian.url}/?currency=EUR`);
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.join(' ')).not.toContain('mrd_');
      expect(await readable(page)).not.toContain('mrd_');
      expect(await page.evaluate('history.length')).toBeLessThanOrEqual(2);
      expect(faults).toEqual([]);
    });

    itSome('reports a wrong token, and asks for another', async () => {
      const { page, faults } = await stranger(`/#token=${unknownToken}`);
      await page.getByText(refusal).waitFor();
      await give(page, await newToken());
      await amount(page).waitFor();
      expect(faults).toEqual([]);
    });
  });

  itSome('signs out here, and in every other tab at once', async () => {
    const { page, context, faults } = await arrive('/');
    const other = await context.newPage();
    await other.goto('/');
    await amount(other).waitFor();
    await amount(page).waitFor();
    await signOut(page);
    await field(page).waitFor();
    expect(await context.cookies()).toEqual([]);
    await field(other).waitFor();
    expect(await amount(other, '.').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  itSome(
    'with another token in one tab shows the others what that one may see, and nothing of the former',
    async () => {
      const { page, context, faults } = await arrive('/');
      await amount(page).waitFor();
      const other = await context.newPage();
      const { token } = await dashboard.meridian.services.tokens.create({
        name: 'Rates alone',
        scopes: ['rates'],
      });
      other.on('dialog', (dialog) => void dialog.accept());
      await other.goto(`/#token=${token}`);
      await amount(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'You' }).click();
      await page.getByText('Rates alone').waitFor();
      expect(await page.getByRole('main').innerText()).not.toMatch(/₹[\d,]+\.\d\d/);
      expect(faults).toEqual([]);
    },
  );

  itSome('shows nothing of the accounts any more once signed out on a page that is public', async () => {
    const { page, faults } = await arrive('/rates');
    const sources = page.getByText(/of \d+ sources read/);
    await sources.waitFor();
    await signOut(page);
    await page.getByRole('button', { name: 'You' }).click();
    const signIn = page.getByRole('menuitem', { name: 'Sign in' });
    await signIn.waitFor();
    expect(await sources.count()).toBe(0);
    await signIn.click();
    await field(page).waitFor();
    expect(faults).toEqual([]);
  });

  itSome('asks again over the same page when the token is deactivated, and goes on where it was', async () => {
    const { services } = dashboard.meridian;
    const { token, record } = await services.tokens.create({ name: 'Short', scopes: everything });
    const { page, faults } = await arrive('/', { token }, null);
    await amount(page).waitFor();
    await services.tokens.deactivate(record.id);
    await page.getByRole('radio', { name: 'API' }).click();
    await field(page).waitFor();
    const address = page.url();
    expect(address).toContain('by=api');
    await give(page, await newToken());
    await field(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await page.getByRole('columnheader', { name: 'API' }).waitFor();
    await amount(page).waitFor();
    expect(faults).toEqual([]);
  });
});
