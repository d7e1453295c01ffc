/**
 * The page of costs where something is odd: other digits and calendars, days of 23 and 25 hours, amounts below zero, no
 * rate, a long past, and sessions that end.
 *
 * @in-order
 */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addDays } from '../../../../src/base/dates.js';
import { MonthClosing } from '../../../../src/hosting/invoice/closed/close-months.js';
import { violations } from '../../../support/axe.js';
import { type Visit, type Visitor, describeInBrowser } from '../../../support/browser.js';
import { everything, settled } from '../../../support/dashboard.js';
import { misfits } from '../../../support/layout.js';
import { type RecordedBill, recordedBill } from '../../../support/recorded-bill.js';

const snapshot = 'mutation { snapshotBill(maxAge: 0) { snapshots { day error } } }';
/** It has days of 25 hours in Berlin and New York. */
const first = '2026-10-20';
const today = '2026-11-12';

describeInBrowser('costs in odd states', () => {
  let recorded: RecordedBill;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    recorded = await recordedBill(first);
    for (let day = first; day <= today; day = addDays(day, 1)) {
      recorded.day = day;
      await recorded.ask(snapshot);
    }
  });
  afterEach(async () => {
    for (const { context, faults } of visitors.splice(0)) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
  afterAll(() => recorded?.dashboard.close());

  async function open(path: string, asked: Visit = {}): Promise<Page> {
    const visitor = await recorded.visit(asked, everything);
    visitors.push(visitor);
    await visitor.page.goto(path);
    await settled(visitor.page);
    return visitor.page;
  }

  it.each([
    ['hi-IN', /₹[\d,]+\.\d\d/],
    ['ja-JP', /[₹]\s?[\d,]+\.\d\d/],
    ['ar-EG', /[٠-٩]+/],
  ])('of a reader whose locale is %s fit, and have the amounts in its digits', async (locale, amount) => {
    for (const path of ['/', '/costs', '/costs?period=30&by=resource', '/costs?period=2026-10']) {
      const page = await open(path, { locale, timeZone: 'Asia/Kolkata' });
      expect(await page.getByRole('main').innerText()).toMatch(amount);
      for (const width of [1600, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect({ locale, path, width, misfits: await misfits(page) }).toEqual({ locale, path, width, misfits: [] });
      }
      expect(await violations(page)).toEqual([]);
    }
  });

  it.each(['America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'of a reader in %s have each day once, the same days and amounts as in UTC',
    async (timeZone) => {
      const rowsOf = async (asked: Visit) => {
        const page = await open('/costs?period=2026-10-18..2026-11-10', asked);
        await page.locator('.costs-charts').getByRole('button', { name: 'Show as a table' }).click();
        return page.locator('.costs-charts tbody tr').allInnerTexts();
      };
      const rows = await rowsOf({ timeZone });
      expect(new Set(rows.map((row) => row.split('\t')[0])).size).toBe(24);
      expect(rows).toEqual(await rowsOf({}));
    },
  );

  it('of a closed month with a credit keep its sign, on paper too', async () => {
    const { services } = recorded.dashboard.meridian;
    const closing = new MonthClosing(services);
    for (const account of await services.hosting.billHistory.accounts())
      for (const month of await closing.due(account)) await closing.close(account, month, AbortSignal.timeout(60_000));
    await recorded.ask(`mutation { correctInvoice(input: { month: "2026-10", api: CLOUD, accountName: "sandbox",
      net: "-1234.5", gross: "-1469.06", currency: INR, reason: "Credit for an outage" }) { correction { id } } }`);
    for (const locale of ['en-GB', 'hi-IN', 'ar-EG']) {
      const page = await open('/costs?period=2026-10', { locale });
      const credit = page.locator('.costs-closed').getByText('Credit for an outage');
      await credit.waitFor();
      // A mark that says how digits run is no text.
      const text = (await page.locator('.costs-closed').innerText()).replaceAll(/[\u200e\u200f\u061c]/g, '');
      expect(text).toMatch(locale === 'ar-EG' ? /−١٬٤٦٩٫٠٦/ : /−₹1,469\.06/);
      await page.emulateMedia({ media: 'print' });
      expect(await credit.isVisible()).toBe(true);
    }
  });

  it('in a currency without a rate say so, and no amount', async () => {
    for (const path of ['/costs?currency=HRK', '/costs?period=7&currency=HRK', '/costs?period=2026-10&currency=HRK']) {
      const page = await open(path);
      await page.locator('.costs-charts').getByRole('button', { name: 'Show as a table' }).click();
      const text = await page.getByRole('main').innerText();
      expect(text).not.toMatch(/\b0\.00/);
      expect(text).toMatch(/Unknown/);
      expect(text).toMatch(/not known/);
    }
    const overview = await open('/?currency=HRK');
    expect(await overview.getByRole('main').innerText()).not.toMatch(/\b0\.00/);
  });

  it('whose session ends while a filter is typed ask for a token, and show what was typed with it', async () => {
    const page = await open('/costs');
    const visitor = visitors.at(-1);
    await page.keyboard.press('/');
    await page.keyboard.type('name:logs');
    await visitor?.context.clearCookies();
    await page.keyboard.press('Enter');
    await page.getByLabel('Token', { exact: true }).fill(await recorded.dashboard.meridian.token(everything));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await settled(page);
    expect(page.url()).toMatch(/name:logs|name%3Alogs/);
  });

  it('of five hundred days are drawn by weeks and months, each with its days', async () => {
    for (let day = addDays(today, 1); day < addDays(first, 500); day = addDays(day, 1)) {
      recorded.day = day;
      await recorded.ask('mutation { snapshotBill(maxAge: 0, apis: [STORAGE]) { snapshots { day error } } }');
    }
    const end = addDays(first, 499);
    for (const path of [`/costs?period=${first}..${end}`, '/costs?period=year&by=product', `/costs?period=90`, '/']) {
      const page = await open(path);
      expect({ path, misfits: await misfits(page) }).toEqual({ path, misfits: [] });
    }
    const page = await open(`/costs?period=${first}..${end}&q=account:sandbox%20kind:storage_box`);
    await page.getByRole('heading', { name: 'Each month' }).waitFor();
    await page.locator('.costs-charts').getByRole('button', { name: 'Show as a table' }).click();
    expect(await page.locator('.costs-charts tbody tr').count()).toBe(18);
  });

  it('on a phone whose connection is slow and breaks off come to their amounts by themselves', async () => {
    const visitor = await recorded.visit({ width: 390, height: 844 }, everything);
    visitors.push(visitor);
    const { page, context } = visitor;
    const line = await context.newCDPSession(page);
    const kilobytesPerSecond = (rate: number) => rate * 1_024;
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: kilobytesPerSecond(50),
      uploadThroughput: kilobytesPerSecond(20),
    });
    let broken = 4;
    await page.route('**/graphql', async (route) => {
      if (broken-- > 0) await route.abort('connectionreset');
      else await route.continue();
    });
    await page.goto('/costs');
    await page.getByText(/No response/).waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/\b0\.00/);
    await page.locator('.costs-figures .hero-amount').getByText(/₹/).waitFor();
    await page.getByText(/No response/).waitFor({ state: 'detached' });
    expect(await misfits(page)).toEqual([]);
  });
});
