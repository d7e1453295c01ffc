/** Closed months are stored things: they stay as they are, whatever is learnt or lost later. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import type { Account } from '../../../../src/rest/transport/account.js';
import { closedAccounts, closedMonths } from '../../../../src/hosting/invoice/closed/closed-months.js';
import { billAccounts, billHistory } from '../../../../src/hosting/history/snapshots/history-store.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { type Wire, accountAt, fleet, pricing, server, serverPrice } from '../../bill/fleet.js';
import { Recorded } from '../../history/recorded.js';

const types = [
  {
    id: 11,
    name: 'cx22',
    prices: [{ ...serverPrice('fsn1', '3.79', '4.51', ''), price_hourly: { net: '0.0060', gross: '0.0071' } }],
  },
];
const list = { ...pricing, server_types: types };
const there = server(1, { server_type: { id: 11, name: 'cx22' }, created: '2026-01-01T00:00:00+00:00' });
const fields = `net { amount } closedAt isComplete gaps { accountName days error }
  lines(first: 100) { nodes { key name accountName net { amount } segments { hours isInferred until } } }`;

interface Shown {
  readonly net: { readonly amount: string } | null;
  readonly closedAt: Date | null;
  readonly isComplete: boolean;
  readonly gaps: readonly {
    readonly accountName: string;
    readonly days: readonly string[];
    readonly error: string | null;
  }[];
  readonly lines: { readonly nodes: readonly { readonly key: string; readonly name: string }[] };
}

let upstream: ScriptedUpstream;
let recorded: Recorded;
beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
});
beforeEach(async () => {
  await recorded?.close();
  recorded = await Recorded.open(await sharedGraph());
});
afterAll(async () => {
  await recorded.close();
  await upstream.close();
});

const one = () => [accountAt(upstream.url, 'CLOUD')];

async function take(day: string, servers: readonly Wire[], accounts = one()) {
  upstream.script = fleet({ servers, volumes: [] }, list);
  await recorded.ask({ day, accounts }, 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');
}

async function invoiceOf(day: string, args = 'month: "2026-10", currency: "EUR"', accounts = one()): Promise<Shown> {
  const { hosting } = await recorded.ask<{ hosting: { invoice: Shown } }>(
    { day, accounts },
    `{ hosting { invoice(${args}) { ${fields} } } }`,
  );
  return hosting.invoice;
}

const close = (day: string, accounts: readonly Account[] = one()) => recorded.closeMonths({ day, accounts });

/** Each day of October and the first four of November. */
async function october(accounts = one()) {
  for (let day = '2026-09-30'; day <= '2026-11-04'; day = addDays(day, 1)) await take(day, [there], accounts);
}

const empty = (name: string) => recorded.store.namespace(name).clear();

it('is closed three days after its end, and then answered without snapshots', async () => {
  await october();
  await close('2026-11-03');
  const open = await invoiceOf('2026-11-03');
  expect(open).toMatchObject({ net: { amount: '3.79' }, closedAt: null, isComplete: true });
  await close('2026-11-04');
  const closed = await invoiceOf('2026-11-05');
  expect(closed).toEqual({ ...open, closedAt: new Date('2026-11-04T12:00:00Z') });
  await empty(billHistory.name);
  await empty(billAccounts.name);
  expect(await invoiceOf('2027-03-05')).toEqual(closed);
});

it('does not change by what is learnt later', async () => {
  await take('2026-09-30', [there]);
  await take('2026-10-10', [there]);
  await take('2026-11-04', []);
  await close('2026-11-04');
  const closed = await invoiceOf('2026-11-05');
  expect(closed.lines.nodes).toMatchObject([{ segments: [{ hours: 228, isInferred: true }] }]);
  // Another reading of the day that closed the segment, and one that has the server again.
  await take('2026-11-04', [there, server(2, { created: '2026-10-02T00:00:00+00:00' })]);
  await take('2026-11-06', [there]);
  await close('2026-11-06');
  expect(await invoiceOf('2026-11-06')).toEqual(closed);
});

it('is closed with its gaps, and after the service was away for months', async () => {
  await take('2026-08-30', [there]);
  await take('2026-12-10', [there]);
  await close('2026-12-10');
  for (const month of ['2026-08', '2026-09', '2026-10', '2026-11']) {
    const shown = await invoiceOf('2026-12-11', `month: "${month}", currency: "EUR"`);
    expect(shown).toMatchObject({ closedAt: new Date('2026-12-10T12:00:00Z'), isComplete: false });
    expect(shown.gaps[0]?.days.length).toBeGreaterThan(28);
  }
  expect((await invoiceOf('2026-12-11', 'month: "2026-12", currency: "EUR"')).closedAt).toBeNull();
});

it('is closed for an account that is no longer configured, in the turn of another', async () => {
  const both = [...one(), accountAt(upstream.url, 'CLOUD', 'former')];
  await take('2026-09-30', [there], both);
  await take('2026-10-10', [there], both);
  await take('2026-11-02', [there]);
  await close('2026-11-04');
  await empty(billHistory.name);
  await empty(billAccounts.name);
  const { lines, closedAt } = await invoiceOf(
    '2026-11-05',
    'month: "2026-10", currency: "EUR", filter: { accounts: ["former"] }',
  );
  expect(lines.nodes).toMatchObject([{ accountName: 'former', segments: [{ isInferred: true }] }]);
  expect(closedAt).not.toBeNull();
});

it('is shown to tokens of its account alone', async () => {
  const both = [...one(), accountAt(upstream.url, 'CLOUD', 'other')];
  await october(both);
  await close('2026-11-04', both);
  const { hosting } = await recorded.ask<{ hosting: { invoice: Shown } }>(
    { day: '2026-11-05', accounts: both, scopes: ['hosting:read@cloud:other'] },
    `{ hosting { invoice(month: "2026-10", currency: "EUR") { ${fields} } } }`,
  );
  expect(hosting.invoice.lines.nodes).toMatchObject([{ accountName: 'other' }]);
});

it.each([
  ['damaged', 'br:AAAA'],
  ['of another release', JSON.stringify({ v: 99 })],
])('is a gap of its account where its entry is %s, and is not overwritten', async (_, value) => {
  await october();
  await close('2026-11-04');
  const months = recorded.store.namespace(closedMonths.name);
  for await (const [key] of recorded.store.range(closedMonths.name, { limit: 10 }))
    if (key.endsWith('2026-10')) await months.set(key, value);
  await close('2026-11-05');
  const shown = await invoiceOf('2026-11-05');
  expect(shown).toMatchObject({ net: null, isComplete: false, lines: { nodes: [] } });
  expect(shown.gaps[0]?.days).toHaveLength(31);
  expect(shown.gaps[0]?.error).toMatch(/damaged/);
});

it('is not closed over what a later release has closed', async () => {
  await october();
  await close('2026-11-04');
  for await (const [key] of recorded.store.range(closedAccounts.name, { limit: 10 }))
    await recorded.store.namespace(closedAccounts.name).set(key, { v: 99 });
  await expect(close('2026-11-05')).rejects.toThrow(/Another release/);
  expect(await invoiceOf('2026-11-05')).toMatchObject({ net: { amount: '3.79' }, isComplete: true });
  await empty(closedMonths.name);
  expect(await invoiceOf('2026-11-05')).toMatchObject({ net: null, isComplete: false });
});

it('keeps the rates of its last day', async () => {
  await october();
  const before = await invoiceOf('2026-11-04', 'month: "2026-10", currency: "USD"');
  await close('2026-11-04');
  await empty('bill-rates');
  const after = await invoiceOf('2026-11-20', 'month: "2026-10", currency: "USD"');
  expect(after.net).toEqual(before.net);
});

it('of which nothing was read has no sum; an account that had nothing costs 0', async () => {
  expect((await invoiceOf('2026-10-10', 'currency: "EUR"')).net).toBeNull();
  await take('2026-10-10', []);
  expect((await invoiceOf('2026-10-10', 'currency: "EUR"')).net).toEqual({ amount: '0' });
  expect(await invoiceOf('2026-10-10', 'month: "2026-08", currency: "EUR"')).toMatchObject({ net: null });
  expect((await invoiceOf('2026-10-10', 'currency: "EUR", filter: { apis: [STORAGE] }')).net).toBeNull();
});

it('of which every list failed has no sum, in the history and the forecast neither', async () => {
  upstream.script = () => ({ status: 401, body: { error: { code: 'unauthorized', message: 'No such token' } } });
  await recorded.ask(
    { day: '2026-10-10', accounts: one() },
    'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }',
  );
  expect((await invoiceOf('2026-10-10', 'currency: "EUR"')).net).toBeNull();
  const { hosting } = await recorded.ask<{ hosting: Record<string, unknown> }>(
    { day: '2026-10-10', accounts: one() },
    `{ hosting { billHistory(from: "2026-10-10", currency: "EUR") { periods { day knownDayCount spent { net { amount } } monthlyAmount { net { amount } } } }
      billForecast(currency: "EUR") { soFar { net { amount } } total { net { amount } } } } }`,
  );
  expect(hosting).toMatchObject({
    billHistory: { periods: [{ day: null, knownDayCount: 0, spent: null, monthlyAmount: null }] },
    billForecast: { soFar: null, total: null },
  });
});
