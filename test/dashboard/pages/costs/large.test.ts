/** The page of costs of an account of 12,000 resources: what is drawn is bounded, and still adds up to the invoice. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { fleet, server } from '../../../hosting/bill/fleet.js';
import { type Visitor, describeInBrowser } from '../../../support/browser.js';
import { everything, operationsOf, settled } from '../../../support/dashboard.js';
import { misfits } from '../../../support/layout.js';
import { type RecordedBill, recordedBill } from '../../../support/recorded-bill.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';

const resources = 12_000;
/** The groups of an answer, and the line that says how many more there are. */
const mostRows = 201;

describeInBrowser(`costs of ${resources} resources`, () => {
  let upstream: ScriptedUpstream;
  let recorded: RecordedBill;
  let visitor: Visitor;
  beforeAll(async () => {
    const servers = Array.from({ length: resources }, (_, n) =>
      server(n + 1, { labels: { env: n % 3 === 0 ? 'prod' : 'bulk', place: String(n) } }),
    );
    upstream = await ScriptedUpstream.start(fleet({ servers }));
    recorded = await recordedBill('2026-09-28', { CLOUD_TOKEN: 'one', CLOUD_BASE_URL: upstream.url, SANDBOX: 'off' });
    for (const day of ['2026-09-28', '2026-10-03']) {
      recorded.day = day;
      await recorded.ask('mutation { snapshotBill(maxAge: 0, apis: [CLOUD]) { snapshots { day error } } }');
    }
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(async () => {
    await recorded?.dashboard.close();
    await upstream?.close();
  });

  async function open(path: string): Promise<{ page: Page; calls: readonly string[] }> {
    visitor = await recorded.visit({}, everything);
    const calls = operationsOf(visitor.page);
    await visitor.page.goto(path);
    await settled(visitor.page);
    return { page: visitor.page, calls };
  }

  it.each([
    ['/costs?by=resource', null, /^11,901 others/],
    ['/costs?by=label&label=env', null, /^prod/],
    ['/costs?by=label&label=place', null, /^11,800 smaller groups are not listed/],
    ['/costs?period=2026-09&by=resource', '2026-09', /^11,901 others/],
    ['/costs?period=2026-09', '2026-09', /^Servers/],
  ])('%s are drawn in few rows, and add up to the invoice', async (path, month, last) => {
    const of = month === null ? '' : `month: "${month}", `;
    const answer = await recorded.ask(`{ hosting { invoice(${of}currency: "INR") {
      lineCount rounded { gross { amount } } } } }`);
    const [, lines = ''] = /"lineCount":(\d+)/.exec(JSON.stringify(answer)) ?? [];
    const [, amount = ''] = /"amount":"([\d.]+)"/.exec(JSON.stringify(answer)) ?? [];
    expect(Number(lines)).toBeGreaterThanOrEqual(resources);
    const { page, calls } = await open(path);
    const table = page.locator('.costs-table');
    const rows = table.locator('tbody > tr');
    expect(await rows.count()).toBeLessThanOrEqual(mostRows);
    expect(await rows.last().innerText()).toMatch(last);
    const each = await rows.locator('> td:nth-of-type(3)').allInnerTexts();
    const sum = each.reduce((so, text) => so + figureIn(text), 0);
    if (last.source.includes('not listed')) expect(sum).toBeLessThan(Number(amount));
    else expect(sum).toBeCloseTo(Number(amount), 1);
    expect(figureIn(await table.locator('tfoot td').nth(2).innerText())).toBeCloseTo(Number(amount), 2);
    expect(calls.length).toBeLessThanOrEqual(11);
    expect(await page.locator('.costs-charts svg rect').count()).toBeLessThan(1_000);
    expect(await misfits(page)).toEqual([]);
  });
});

function figureIn(text: string): number {
  return Number(/[\d,]+\.\d\d/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);
}
