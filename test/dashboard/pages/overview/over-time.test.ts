/**
 * What the bill was: a chart with its gaps, and what changed, in amounts that add up; nothing of it without snapshots.
 *
 * @in-order
 */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { Scope } from '../../../../src/server/tokens/tokens.js';
import { violations } from '../../../support/axe.js';
import { type Visitor, describeInBrowser } from '../../../support/browser.js';
import { everything, settled } from '../../../support/dashboard.js';
import { misfits } from '../../../support/layout.js';
import { type RecordedBill, recordedBill } from '../../../support/recorded-bill.js';
import { itLong } from '../../../support/scale.js';

const pages = ['/'] as const;

/** What would be false of a history that is unknown. */
const falsehoods = [/[₹+−]0\.00/, /\bwithin\b/, /Nothing changed/, /\b0 (?:began|ended)/, /come to nothing/];

describeInBrowser('the bill over time', () => {
  let recorded: RecordedBill;
  let visitor: Visitor;
  beforeAll(async () => {
    recorded = await recordedBill('2026-10-30');
  });
  afterEach(async () => {
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
  const overTime = (page: Page) => page.locator('.overview-time, .overview-changes, .overview-budgets');
  const textsOf = async (page: Page) => (await overTime(page).allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');

  it('without a snapshot says so, and those who may write take one', async () => {
    for (const path of pages) {
      const page = await open(path, ['hosting:read']);
      const text = await textsOf(page);
      expect(text).toMatch(/No snapshots yet .*which Meridian takes daily for each account/);
      expect(text).toContain('A token with hosting:write can take one now.');
      for (const falsehood of falsehoods) expect(text).not.toMatch(falsehood);
      expect(await page.getByRole('button', { name: 'Take a snapshot' }).count()).toBe(0);
      await visitor.context.close();
    }
    const page = await open('/');
    await page.getByRole('button', { name: 'Take a snapshot' }).click();
    await page.getByRole('application', { name: /^Cost over time/ }).waitFor();
    await settled(page);
    const text = await textsOf(page);
    expect(text).toContain('Snapshots from 30 Oct 2026 to 30 Oct 2026');
    expect(text).toMatch(/Unknown The first snapshot is from 30 Oct 2026/);
    for (const falsehood of falsehoods) expect(text).not.toMatch(falsehood);
  });

  it('shows each day that was read, names the gaps, and joins nothing over them', async () => {
    const all = 'mutation { snapshotBill(maxAge: 0) { snapshots { day } } }';
    const ending = (id = '') => `mutation { deleteCloudServer(id: ${id}, wait: true) { action { id } } }`;
    const servers = JSON.stringify(await recorded.ask('{ cloud { servers(first: 2) { nodes { number } } } }'));
    const [first, second] = [...servers.matchAll(/"number":"?(\d+)/g)].map(([, id]) => id);
    for (const day of ['2026-10-31', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']) {
      recorded.day = day;
      if (day === '2026-11-24') await recorded.ask(ending(first));
      if (day === '2026-11-26') {
        await recorded.ask(ending(second));
        await recorded.ask(
          'mutation { createCloudVolume(input: { name: "logs", size: 50, location: "fsn1" }) { volume { id } } }',
        );
      }
      await recorded.ask(day === '2026-11-24' ? all.replace('maxAge: 0', 'maxAge: 0, apis: [CLOUD, EDGE]') : all);
    }
    for (const path of pages) {
      const page = await open(path);
      const text = await textsOf(page);
      expect(text).toContain('Snapshots from 30 Oct 2026 to 26 Nov 2026');
      expect(text).toContain('cloud · sandbox, edge · sandbox: no snapshot on 1 Nov to 22 Nov');
      expect(text).toContain('dedicated · sandbox, storage · sandbox: no snapshot on 1 Nov to 22 Nov, 24 Nov');
      await page.getByRole('button', { name: 'Show as a table' }).click();
      const table = page.getByRole('region', { name: 'Cost over time, table' });
      expect((await table.getByRole('columnheader').allInnerTexts()).slice(1)).toEqual([
        'all accounts',
        'at least: an account is missing',
      ]);
      const rows = (await table.getByRole('row').allInnerTexts()).slice(1).map((row) => row.split(/\s*\t\s*/));
      expect(rows.map(([day]) => day)).toEqual([
        '26 Nov 2026',
        '25 Nov 2026',
        '24 Nov 2026',
        '23 Nov 2026',
        '31 Oct 2026',
        '30 Oct 2026',
      ]);
      // What lacks an account is no amount of all.
      expect(rows[2]?.[1]).toMatch(/no value/);
      expect(rows[2]?.[2]).toMatch(/^₹[\d,]+\.\d\d$/);
      for (const [, whole = ''] of rows.filter((_, place) => place !== 2)) expect(whole).toMatch(/^₹[\d,]+\.\d\d$/);
      await page.getByRole('radio', { name: 'Month', exact: true }).click();
      await settled(page);
      expect(await table.getByRole('row').count()).toBe(3);
      await visitor.context.close();
    }
    const page = await open('/');
    const { hosting } = await recorded.ask(
      '{ hosting { bill(maxAge: 0, currency: "INR") { rounded { gross { amount } } } } }',
    );
    const amount = Number(/"amount":"([\d.]+)"/.exec(JSON.stringify(hosting))?.[1]);
    expect(amountIn(await textOf(page.getByRole('region', { name: 'What changed' }).locator('p').nth(1)))).toBe(amount);
  });

  it('names what changed with its reasons, which add up, and leads to the costs', async () => {
    const page = await open('/');
    const short = page.getByRole('region', { name: 'What changed' });
    expect(await textOf(short)).toMatch(
      /Since yesterday [+−]₹[\d,.]+ a month 25 Nov to 26 Nov.*Since last month [+−]₹/,
    );
    for (const span of await short.locator('.change-span').all()) {
      const difference = amountIn(await span.getByRole('status').innerText());
      await span.getByRole('rowheader', { name: '1 began' }).waitFor();
      await span.getByRole('rowheader', { name: /\d ended/ }).waitFor();
      expect(sum(await span.locator('td.end').allInnerTexts())).toBe(difference);
    }
    await short.getByRole('link', { name: /since last month/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Costs' }).waitFor();
  });

  it('a budget is set, said to be passed or forecast to pass, and ended by those who may write', async () => {
    const page = await open('/');
    expect(await textsOf(page)).toMatch(/about ₹[\d,]+\.\d\d by 30 Nov ₹[\d,]+\.\d\d so far, 4 days to come/);
    expect(await textsOf(page)).toMatch(/\d+ of \d+ days so far are estimated: not every account was read on them\./);
    await page.goto('/costs');
    await settled(page);
    const part = page.getByRole('region', { name: 'Budgets' });
    for (const [name, amount, state] of [
      ['Small', '100', 'passed'],
      ['Large', '90,00,000', 'within'],
    ] as const) {
      await part.getByRole('button', { name: 'Set a budget' }).click();
      const dialog = page.getByRole('dialog', { name: 'Set a budget' });
      await dialog.getByRole('button', { name: 'Set the budget' }).click();
      await dialog.getByText('Enter a name of 1 to 100 characters.').waitFor();
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('Amount').fill(amount);
      await dialog.getByLabel('Kind').selectOption({ label: 'Servers' });
      await dialog.getByLabel('Alert when spent, in %').fill('50, 120, 50');
      await dialog.getByRole('button', { name: 'Set the budget' }).click();
      await dialog.getByText('Enter up to five different percentages').waitFor();
      await dialog.getByLabel('Alert when spent, in %').fill('50, 120');
      await dialog.getByLabel('Tax').selectOption({ label: 'Not included' });
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Set the budget' }).click();
      const row = part.getByRole('listitem').filter({ hasText: name });
      await row.waitFor();
      expect(await textOf(row)).toMatch(
        new RegExp(
          `^${name} ${state} ₹[\\d,.]+ a month without tax for Servers\\. ₹[\\d,.]+ so far \\([\\d,.]+ %\\), about ₹`,
        ),
      );
    }
    await visitor.context.close();
    const reader = await open('/', ['hosting:read']);
    expect(await textOf(reader.locator('.overview-budgets'))).toMatch(/Large within .*Small passed/);
    await reader.goto('/costs');
    await settled(reader);
    const theirs = reader.getByRole('region', { name: 'Budgets' });
    await theirs.getByText('Small').waitFor();
    expect(await theirs.getByRole('button').count()).toBe(0);
    await visitor.context.close();
    const again = await open('/costs');
    await again.getByRole('button', { name: 'End… Small' }).click();
    const dialog = again.getByRole('dialog', { name: 'End the budget Small?' });
    await dialog.getByLabel('Reason').fill('The project is over');
    expect(await violations(again)).toEqual([]);
    await dialog.getByRole('button', { name: 'End the budget' }).click();
    const ending = again.getByRole('listitem').filter({ hasText: 'Small' });
    await ending.getByText('Ends on 26 Nov: The project is over').waitFor();
    expect(await textOf(ending)).toMatch(/Has passed 120 %(?: on 1 Nov)?\./);
    recorded.day = '2026-11-27';
    await again.reload();
    await settled(again);
    await again.getByRole('listitem').filter({ hasText: 'Small' }).waitFor({ state: 'detached' });
    await again.getByRole('listitem').filter({ hasText: 'Large' }).waitFor();
  });

  it('of a day that is not wholly known, says what it left out', async () => {
    recorded.day = '2026-11-27';
    await recorded.ask('mutation { snapshotBill(maxAge: 0, apis: [CLOUD, EDGE, STORAGE]) { snapshots { day } } }');
    recorded.day = '2026-11-28';
    const page = await open('/');
    const text = await textsOf(page);
    expect(text).toContain('Today is added once every account has its snapshot.');
    expect(text).toMatch(/Since the day before/);
    expect(text).toMatch(
      /No known changes 26 Nov to 27 Nov.* Only what is known on both days. Missing: dedicated · sandbox: no snapshot on 27 Nov/,
    );
  });

  it('whose store is away is unknown, and never nothing', async () => {
    recorded.isAway = true;
    for (const path of pages) {
      const page = await open(path);
      const text = await textsOf(page);
      expect(text).toMatch(/Cost over time .*The store does not answer.* Unknown\./);
      expect(text).toMatch(/End of the month .*The store does not answer.* Unknown\./);
      expect(text).toMatch(
        /Large unknown .*The amount so far is unknown\.|Budgets .*The store does not answer.* Unknown\./,
      );
      for (const falsehood of [...falsehoods, /No snapshots yet/, /Snapshots from/])
        expect(text).not.toMatch(falsehood);
      recorded.isAway = false;
      // Each part that failed is tried again by itself.
      const part = page.locator('.overview-time').first();
      await part.getByRole('button', { name: 'Try again' }).first().click();
      await page.getByRole('application', { name: /^Cost over time/ }).waitFor();
      recorded.isAway = true;
      await visitor.context.close();
    }
    recorded.isAway = false;
    await open('/rates');
  });

  itLong('fits wide screens and phones, and breaks no rule of axe-core', async () => {
    for (const path of pages) {
      const page = await open(path);
      for (const width of [1600, 1024, 800, 390, 320]) {
        await page.setViewportSize({ width, height: width < 640 ? 844 : 1000 });
        expect({ path, width, misfits: await misfits(page) }).toEqual({ path, width, misfits: [] });
      }
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, { colours: true })).toEqual([]);
      await visitor.context.close();
    }
    await open('/rates');
  });
});

/** In the smallest unit, with its sign. */
function amountIn(text: string): number {
  const [, sign = '', digits = ''] = /([+−]?)₹([\d,]+\.\d\d)/.exec(text) ?? [];
  return Number(`${sign === '−' ? '-' : ''}${digits.replaceAll(',', '')}`);
}

function sum(texts: readonly string[]): number {
  return Number(texts.reduce((so, text) => so + amountIn(text), 0).toFixed(2));
}
