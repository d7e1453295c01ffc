/**
 * The page of costs: its figures are those of the invoice, everywhere; parts add up; the address holds it; gaps and
 * what is unknown are said.
 *
 * @in-order
 */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { addDays } from '../../../../src/base/dates.js';
import type { Scope } from '../../../../src/server/tokens/tokens.js';
import { violations } from '../../../support/axe.js';
import { type Visitor, describeInBrowser } from '../../../support/browser.js';
import { everything, settled } from '../../../support/dashboard.js';
import { misfits } from '../../../support/layout.js';
import { type RecordedBill, recordedBill } from '../../../support/recorded-bill.js';
import { itLong } from '../../../support/scale.js';

const snapshot = 'mutation { snapshotBill(maxAge: 0) { snapshots { day error } } }';

const newVolume = `mutation { createCloudVolume(
  input: { name: "grown", size: 500, location: "fsn1", labels: { env: "prod" } }
) { volume { id } } }`;

const soFarQuery = '{ hosting { billForecast(currency: "INR") { soFar { gross { rounded { amount } } } } } }';

/** False of a history that is unknown. */
const falsehoods = [/[₹+−]\s?0\.00/, /Nothing changed/, /\bnew\b/];

describeInBrowser('costs', () => {
  let recorded: RecordedBill;
  let visitor: Visitor;
  beforeAll(async () => {
    recorded = await recordedBill('2026-09-01');
  });
  afterEach(async () => {
    recorded.isAway = false;
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(() => recorded?.dashboard.close());

  async function open(path: string, scopes: Scope[] = everything): Promise<Page> {
    visitor = await recorded.visit({}, scopes);
    await visitor.page.goto(path);
    await settled(visitor.page);
    return visitor.page;
  }

  const textOf = async (part: Locator) => (await part.innerText()).replaceAll(/\s+/g, ' ');
  const main = (page: Page) => page.getByRole('main');

  it('have the so far of the overview before the first snapshot, of what was just read, and an unknown month end', async () => {
    const page = await open('/');
    const [due = Number.NaN] = amountsIn(await page.locator('.hero-month').innerText());
    expect(due).toBeGreaterThan(0);
    expect(await textOf(page.locator('.overview-budgets'))).toMatch(/Unknown ₹[\d,.]+ so far\. The end is calculated/);
    // A budget counts what is recorded.
    const set = 'setBudget(input: { name: "early", amount: "9000", currency: INR }) { budget { id } }';
    const [, id = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(await recorded.ask(`mutation { ${set} }`))) ?? [];
    await page.goto('/costs');
    await settled(page);
    const figures = page.locator('.costs-figures');
    expect(amountsIn(await figures.locator('.hero-amount').innerText())).toEqual([due]);
    expect(await textOf(figures)).toMatch(/Month end Unknown/);
    expect(await textOf(page.locator('#budgets'))).toMatch(/How much is spent is known after the first snapshot\./);
    await recorded.ask(`mutation { endBudget(id: "${id}") { budget { id } } }`);
    const text = await textOf(main(page));
    for (const falsehood of falsehoods) expect(text).not.toMatch(falsehood);
    const now = await page
      .getByRole('region', { name: 'By kind' })
      .locator('tbody > tr > td:nth-of-type(3)')
      .allInnerTexts();
    expect(sum(now.flatMap((each) => figuresIn(each).slice(0, 1)))).toBeCloseTo(due, 1);
    await page.getByRole('button', { name: 'Take a snapshot' }).click();
    await page.locator('.costs-charts').waitFor();
    await settled(page);
    expect(amountsIn(await figures.locator('.hero-amount').innerText())).toEqual([due]);
    // The band of a single day is narrow: its number is whole all the same.
    await page.goto('/costs?period=30');
    await settled(page);
    const words = page.locator('.costs-band-words');
    expect((await words.allInnerTexts()).join()).toMatch(/^\d+ items? not known$/);
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('of days before the first snapshot are in no sum, and each heading of the sum says so', async () => {
    const page = await open('/costs?period=year');
    const figures = await textOf(page.locator('.costs-figures'));
    expect(figures).toMatch(/^So far, since 1 Sept 1 Sept 2026, with tax/);
    expect(figures).toMatch(/Excludes 1 Jan to 31 Aug 2026: there were no snapshots yet\./);
    expect(figures).toMatch(/Against .* Unknown The first snapshot is from 1 Sept 2026\./);
    expect(await textOf(page.locator('.costs-charts h2'))).toBe('1 Jan to 1 Sept 2026, since 1 Sept');
    expect(await textOf(page.locator('.costs-charts'))).toMatch(/first read 1 Sept/);
    expect(await textOf(page.locator('.costs-table thead'))).toMatch(/ 1 Sept 2026 ₹/);
    await page.getByRole('button', { name: 'Show as a table' }).click();
    expect(await textOf(page.locator('.costs-charts tbody tr').last())).toMatch(/^1 Sept 2026 [\d,]+\.\d\d/);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.print-only').first().innerText()).toMatch(/^1 Jan to 1 Sept 2026, since 1 Sept, INR/);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Show as a table' }).click();
    for (const width of [1100, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, misfits: await misfits(page) }).toEqual({ width, misfits: [] });
    }
  });

  it('of a month before the first snapshot are not known, which neither time nor a snapshot will change', async () => {
    const page = await open('/costs?period=2026-06');
    const text = await textOf(main(page));
    expect(text).toMatch(/No snapshots of June 2026/);
    for (const falsehood of [...falsehoods, /closes/, /No snapshots yet/]) expect(text).not.toMatch(falsehood);
    expect(await page.getByRole('button', { name: 'Take a snapshot' }).count()).toBe(0);
  });

  it('have one so far and one month end, wherever they are shown', async () => {
    for (let day = '2026-09-01'; day <= '2026-10-12'; day = addDays(day, 1)) {
      if (('2026-09-03' < day && day < '2026-09-28') || day === '2026-10-05') continue;
      recorded.day = day;
      if (day === '2026-10-10') await recorded.ask(newVolume);
      await recorded.ask(day === '2026-10-07' ? snapshot.replace('maxAge: 0', 'maxAge: 0, apis: [CLOUD]') : snapshot);
    }
    const data = JSON.stringify(
      await recorded.ask(`{ hosting { invoice(currency: "INR") { rounded { gross { amount } } }
        billForecast(currency: "INR") { total { gross { rounded { amount } } } } } }`),
    );
    const [soFar = '', monthEnd = ''] = [...data.matchAll(/"amount":"([\d.]+)"/g)].map(([, amount]) => amount);
    const page = await open('/costs');
    const figures = page.locator('.costs-figures');
    expect(amountsIn(await figures.locator('.hero-amount').innerText())).toEqual([Number(soFar)]);
    expect(amountsIn(await figures.locator('.hero-figure').first().innerText())).toEqual([Number(monthEnd)]);
    await page.getByText('How it is made').click();
    await page.getByText(/^Begun hours at the hourly price/).waitFor();
    await page.goto('/');
    await settled(page);
    const [due = Number.NaN, left = Number.NaN] = amountsIn(await page.locator('.hero-month').innerText());
    expect(due).toBe(Number(soFar));
    expect(due + left).toBeCloseTo(Number(monthEnd), 2);
  });

  it('add up: rows to the total, reasons to the difference, days to the month', async () => {
    const page = await open('/costs');
    const table = page.getByRole('region', { name: 'By kind' });
    const foot = table.locator('tfoot > tr');
    const total = amountsIn(await page.locator('.costs-figures .hero-amount').innerText());
    const now = await table.locator('tbody > tr > td:nth-of-type(3)').allInnerTexts();
    expect(sum(now.flatMap((text) => figuresIn(text).slice(0, 1)))).toBeCloseTo(total[0] ?? Number.NaN, 2);
    const [delta = Number.NaN] = figuresIn(await foot.locator('.costs-delta').innerText());
    const [former = Number.NaN] = figuresIn(await foot.locator('.costs-former').innerText());
    expect(former + delta).toBeCloseTo(total[0] ?? Number.NaN, 2);
    const why = page.getByRole('region', { name: 'Why it changed' });
    const reasons = (await why.locator('tbody tr td:last-of-type').allInnerTexts()).flatMap(figuresIn);
    expect(sum(reasons)).toBeCloseTo(figuresIn(await why.locator('tfoot td').last().innerText())[0] ?? Number.NaN, 2);
    // There are more resources than rows: what changed most stands beside the dearest, and all others are one.
    await page.goto('/costs?by=resource');
    await settled(page);
    const rows = page.getByRole('region', { name: 'By resource' }).locator('tbody > tr');
    const each = await rows.locator('> td:nth-of-type(3)').allInnerTexts();
    expect(await textOf(rows.last())).toMatch(/^[\d,]+ others/);
    expect(sum(each.flatMap((text) => figuresIn(text).slice(0, 1)))).toBeCloseTo(total[0] ?? Number.NaN, 2);
    // Nothing is new or gone for standing alone in one of two answers.
    expect((await rows.allInnerTexts()).join()).not.toMatch(/\bnew\b(?!-)|not there/);
    await page.goto('/costs');
    await settled(page);
    await page.locator('.costs-charts').getByRole('button', { name: 'Show as a table' }).click();
    const days = page.locator('.costs-charts tbody tr');
    expect(await days.count()).toBe(31);
    const spent = (await days.locator('td:nth-of-type(1)').allInnerTexts()).flatMap(figuresIn);
    expect(Math.abs(sum(spent) - (total[0] ?? Number.NaN))).toBeLessThan(0.5);
    // A day without a reading is assumed, and so is the part of one that was read in part.
    const assumed = (await days.locator('td:nth-of-type(2)').allInnerTexts()).map((text) => figuresIn(text)[0] ?? 0);
    expect(assumed[4]).toBe(spent[4]);
    expect(assumed[6]).toBeGreaterThan(0);
    expect(assumed[6]).toBeLessThan(spent[6] ?? Number.NaN);
    expect(assumed[7]).toBe(0);
    // Both charts show alike what was not read: in the sum it stays so on all days after.
    await page.getByRole('button', { name: 'Show as a table' }).click();
    const drawn = async (chart: string, look: string) => page.getByRole('img', { name: chart }).locator(look).count();
    expect(await drawn('Each day', '.costs-unread')).toBe(1);
    expect(await drawn('Each day', '.costs-estimated')).toBe(1);
    expect(await drawn('Adding up', '.costs-unread')).toBe(8);
    expect(await drawn('Adding up', '.costs-light')).toBe(6);
    expect(await drawn('Adding up', '.costs-sum:not(.costs-light)')).toBe(12);
  });

  it('are filtered by a click on a bar, and by text; the address holds both', async () => {
    const page = await open('/costs');
    const all = amountsIn(await page.locator('.hero-amount').innerText())[0] ?? 0;
    await page.locator('.costs-part[data-pick]').first().click();
    await page.waitForURL(/q=kind:/);
    await settled(page);
    const chip = /q=(kind:[a-z_]+)/.exec(page.url())?.[1] ?? '';
    await page.getByRole('button', { name: `Change ${chip}` }).waitFor();
    const part = amountsIn(await page.locator('.hero-amount').innerText())[0] ?? 0;
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(all);
    expect(await page.getByRole('region', { name: 'By kind' }).locator('tbody > tr').count()).toBe(1);
    await page.goto('/costs?q=name:logs-49&by=resource&tax=net');
    await settled(page);
    expect(await textOf(page.getByRole('region', { name: 'By resource' }))).toMatch(/logs-49 cloud · sandbox 1 /);
    await page.getByRole('button', { name: 'Segments of logs-49' }).click();
    const segments = page.getByRole('region', { name: 'Segments' });
    await segments.getByText('1 Oct').first().waitFor();
    expect(await textOf(segments)).toMatch(/a monthly price counts by begun hours/);
  });

  it('are filtered by a click on a reason, on a row or on a name below the chart, by keyboard too', async () => {
    const page = await open('/costs?period=2026-10-11..2026-10-12&vs=2026-09-02..2026-09-03');
    const table = page.getByRole('region', { name: 'By kind' });
    const rows = table.locator('tbody > tr');
    const all = await rows.count();
    await page.getByRole('region', { name: 'Why it changed' }).getByRole('button', { name: 'Created' }).press('Enter');
    await page.waitForURL(/q=reason:began/);
    await settled(page);
    expect(all).toBeGreaterThan(1);
    expect(await rows.count()).toBe(1);
    expect(await textOf(table)).toMatch(/Only rows with reason:began: the figures and sums are those of all rows/);
    await page.getByRole('button', { name: 'Change reason:began' }).waitFor();
    await rows.getByRole('button', { name: 'Volumes', exact: true }).press('Enter');
    await page.waitForURL(/kind:volume/);
    await page.goto('/costs');
    await settled(page);
    await page.locator('.costs-charts .costs-keys button').first().press('Enter');
    await page.waitForURL(/q=kind:/);
    await page.goto('/costs?q=cost:>1000');
    await settled(page);
    for (const row of await rows.locator('> td:nth-of-type(3)').allInnerTexts())
      expect(figuresIn(row)[0]).toBeGreaterThan(1_000);
    await page.goto('/costs?q=reason:weather');
    await settled(page);
    expect(await textOf(page.locator('.costs-filter'))).toMatch(
      /reason:weather is not known: expected account-added, account-removed, began,/,
    );
  });

  it('name the days on which a budget has its 80 %, a month begins and reading began', async () => {
    const data = JSON.stringify(await recorded.ask(soFarQuery));
    const amount = Number(/"amount":"([\d.]+)"/.exec(data)?.[1]) * 1.2;
    await recorded.ask(`mutation { setBudget(input: {
      name: "near", amount: "${amount.toFixed(2)}", currency: "INR", thresholds: [{ percent: 80 }]
    }) { budget { id } } }`);
    const page = await open('/costs');
    expect(await textOf(page.locator('.costs-charts'))).toMatch(/80 %, (?:reached|about) \d+ Oct/);
    await page.getByText(/Has passed 80 % on \d+ Oct/).waitFor();
    await page.goto('/costs?period=2026-08-25..2026-10-12');
    await settled(page);
    const words = await textOf(page.locator('.costs-charts'));
    for (const mark of [/first read 1 Sept/, /October 2026/]) expect(words).toMatch(mark);
  });

  it('say what of the address could not be read', async () => {
    const page = await open('/bill?part=time&period=never&vs=2030-01&q=!status:off label:a,b colour:red');
    const said = await textOf(page.locator('.costs-filter'));
    for (const words of [
      /part=time in the address means nothing here/,
      /period=never in the address: expected month, last/,
      /vs=2030-01 in the address/,
      /status:!off cannot leave things out|!status:off/,
      /label:a,b has several labels/,
      /colour: is not a filter/,
    ])
      expect(said).toMatch(words);
    await page.getByRole('heading', { level: 1, name: 'Costs' }).waitFor();
  });

  it('of other days are compared with as many before them; what was not read then is not known', async () => {
    const page = await open('/costs?period=7');
    expect(await textOf(page.locator('.costs-figures'))).toMatch(/Against 29 Sept to 5 Oct 2026 [+−]₹/);
    // Each row has its reasons, and they add up to those of all rows.
    for (const by of ['kind', 'product', 'account', 'place', 'label&label=env', 'resource']) {
      await page.goto(`/costs?period=2026-10-11..2026-10-12&vs=2026-09-02..2026-09-03&by=${by}`);
      await settled(page);
      const why = page.getByRole('region', { name: 'Why it changed' });
      expect(await textOf(why)).toMatch(/12 Oct against 3 Sept .* Created 1 /);
      const reasons = await page.locator('.costs-table tbody .costs-reason').allInnerTexts();
      expect({ by, reasons: reasons.filter(Boolean) }).toEqual({
        by,
        reasons: [expect.stringMatching(/^Created [+]/)],
      });
    }
    // Today is in no sum until all accounts have their snapshot.
    recorded.day = '2026-10-13';
    await visitor.page.clock.setFixedTime('2026-10-13T12:00:00Z');
    await page.goto('/costs?period=7');
    await settled(page);
    expect(await textOf(page.locator('.costs-figures'))).toMatch(
      /^So far 7 Oct to 12 Oct 2026, with tax .* Excludes today, .* Compares 6 days with 7\./,
    );
    recorded.day = '2026-10-12';
    await visitor.page.clock.setFixedTime('2026-10-12T12:00:00Z');
    await page.goto('/costs?period=2026-08-25..2026-09-02');
    await settled(page);
    expect(await textOf(page.locator('.costs-so-far h2'))).toBe('25 Aug to 2 Sept 2026, since 1 Sept');
    await page.goto('/costs?period=90');
    await settled(page);
    const text = await textOf(main(page));
    expect(text).toMatch(/Against .* Unknown/);
    for (const falsehood of falsehoods) expect(text).not.toMatch(falsehood);
    // Weeks, from the first day that is asked for.
    await page.getByRole('heading', { name: 'Each week' }).waitFor();
    await page.getByRole('button', { name: 'Show as a table' }).click();
    expect(await page.locator('.costs-charts tbody tr').count()).toBeGreaterThan(12);
    expect(await textOf(page.locator('.costs-charts tbody tr').first())).toContain('not read');
  });

  it('of a closed month are its invoice, which prints with its headings and without the controls', async () => {
    const page = await open('/costs?period=2026-09');
    expect(await textOf(page.locator('.costs-closed'))).toMatch(/September 2026 is not closed yet/);
    expect(await page.getByRole('link', { name: 'CSV' }).getAttribute('href')).toMatch(
      /\/export\/invoice\.csv\?month=2026-09&currency=INR/,
    );
    // Nothing of August was read: nothing says that all was created since.
    expect(await textOf(main(page))).not.toMatch(/Created/);
    // All groups open at once, so that paper has their resources.
    const table = page.getByRole('region', { name: 'By kind' });
    const groups = await table.locator('.depth-0').count();
    await page.getByRole('button', { name: 'Open all' }).click();
    await settled(page);
    expect(await table.locator('.depth-0[data-open]').count()).toBe(groups);
    expect(await table.locator('.depth-1').count()).toBeGreaterThan(groups);
    await page.getByRole('button', { name: 'Close all' }).click();
    // Chromium without a window has no dialog of printing.
    await page.evaluate(`print = () => {
      printed = document.querySelectorAll('main .depth-1:not([aria-busy])').length;
      busy = document.querySelectorAll('main .skeleton, main [aria-busy="true"]').length;
    }`);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.waitForFunction('"printed" in globalThis');
    expect(await page.evaluate('printed')).toBeGreaterThan(groups);
    expect(await page.evaluate('busy')).toBe(0);
    await table.locator('.depth-1').first().waitFor({ state: 'detached' });
    await page.emulateMedia({ media: 'print' });
    await table
      .locator('.depth-0[data-open]')
      .nth(groups - 1)
      .waitFor();
    for (const hidden of ['.rail', '.costs-bar', '.costs-filter', '.top'])
      expect(await page.locator(hidden).first().isVisible()).toBe(false);
    expect(await page.locator('.print-only').innerText()).toMatch(/^September 2026, INR, with tax/);
    const display = "getComputedStyle(document.querySelector('.costs-table thead')).display";
    expect(await page.evaluate(display)).toBe('table-header-group');
    await page.emulateMedia({ media: 'screen' });
  });

  it('whose store is away are not known, and never nothing', async () => {
    recorded.isAway = true;
    const page = await open('/costs');
    const text = await textOf(main(page));
    expect(text).toMatch(/The store does not answer/);
    expect(text).toMatch(/So far .* Unknown/);
    for (const falsehood of [...falsehoods, /No snapshots yet/]) expect(text).not.toMatch(falsehood);
    recorded.isAway = false;
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('region', { name: 'By kind' }).waitFor();
  });

  itLong('fit wide screens and phones, and break no rule of axe-core', async () => {
    for (const path of ['/costs', '/costs?period=30&by=product', '/costs?period=2026-09']) {
      const page = await open(path);
      for (const width of [1600, 1100, 800, 390, 320]) {
        await page.setViewportSize({ width, height: width < 640 ? 844 : 1000 });
        expect({ path, width, misfits: await misfits(page) }).toEqual({ path, width, misfits: [] });
        expect({ path, width, violations: await violations(page) }).toEqual({ path, width, violations: [] });
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, { colours: true })).toEqual([]);
      await visitor.context.close();
    }
    await open('/rates');
  });
});

/** Amounts with a symbol. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/₹([\d,]+\.\d\d)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
}

/** Figures of a column, with their sign. */
function figuresIn(text: string): number[] {
  return [...text.matchAll(/([+−]?)([\d,]+\.\d\d)/g)].map(
    ([, sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign === '−' ? -1 : 1),
  );
}

function sum(all: readonly number[]): number {
  return all.reduce((so, each) => so + each, 0);
}
