/**
 * Two months of three accounts as rows of FOCUS, held against the rules of its version 1.2 and against the invoice.
 *
 * @in-order
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../src/base/dates.js';
import { MonthClosing } from '../../../src/hosting/invoice/closed/close-months.js';
import { Upstreams } from '../../../src/rest/transport/upstreams.js';
import { ownContext } from '../../../src/server/own-context.js';
import { type Cells, exactly, recordsIn, sumOf } from '../../server/exports/records.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { fleet, server } from '../bill/fleet.js';
import { cx22, cx32, list } from '../invoice/watched-project.js';
import { rackOf } from '../project.js';

const months = ['2027-01', '2027-02'];
const accounts = [
  { api: 'CLOUD', id: 'cloud:prod', name: 'prod', currency: 'EUR' },
  { api: 'DEDICATED', id: 'dedicated:default', name: 'default', currency: 'EUR' },
  { api: 'EDGE', id: 'edge:default', name: 'default', currency: 'USD' },
] as const;

const enveloped = (result: unknown): Reply => ({
  body: { success: true, errors: [], messages: [], result, result_info: { page: 1, total_pages: 1 } },
});
/** It is upgraded on 20 January and downgraded for the next period. */
const subscriptionOn = (day: string) => ({
  id: 's1',
  price: day < '2027-01-20' ? 5 : day < '2027-02-09' ? 20 : 5,
  currency: 'USD',
  frequency: 'monthly',
  state: 'Paid',
  rate_plan: { id: 'workers_paid', public_name: 'Workers', scope: 'account' },
  current_period_start: day < '2027-02-09' ? '2027-01-10T00:00:00Z' : '2027-02-09T00:00:00Z',
  current_period_end: day < '2027-02-09' ? '2027-02-09T00:00:00Z' : '2027-03-11T00:00:00Z',
});
const usageOn = (day: string) => ({
  ServiceName: 'R2',
  ContractedCost: 1.25,
  BillingCurrency: 'USD',
  ChargePeriodStart: `${day}T00:00:00Z`,
});

let now = 0;
const upstreams: ScriptedUpstream[] = [];
let meridian: Meridian;
let authorization: string;
const folder = mkdtempSync(join(tmpdir(), 'meridian-focus-'));

async function mutate(field: string): Promise<void> {
  const { body } = await meridian.query({ query: `mutation { ${field} { __typename } }` }, { authorization });
  expect(body.errors).toBeUndefined();
}

async function readAt(day: string): Promise<void> {
  now = Date.parse(`${day}T12:00:00Z`);
  const [cloud, dedicated, edge] = upstreams;
  if (!cloud || !dedicated || !edge) throw new Error('Expected three upstreams');
  const volume = { id: 2, name: 'data', size: 30, server: 1, labels: {}, location: server(1)['location'] };
  cloud.script = fleet(
    {
      servers: [
        server(1, { name: 'resized', labels: { team: 'a' }, ...(day < '2027-01-16' ? cx22 : cx32) }),
        server(2, { name: 'unpriced', server_type: { id: 99, name: 'none' } }),
        ...(day < '2027-02-11' ? [server(3, { name: 'half', ...cx22 })] : []),
      ],
      volumes: day < '2027-01-11' ? [] : [volume],
    },
    list,
  );
  dedicated.script = rackOf(day < '2027-01-21' ? 1 : 2);
  edge.script = ({ path }) => {
    const lists: Readonly<Record<string, unknown>> = {
      '/accounts': [{ id: 'a1', name: 'Acme', type: 'standard' }],
      '/accounts/a1/subscriptions': [subscriptionOn(day)],
      '/accounts/a1/billable-usage': [usageOn(day)],
      '/accounts/a1/billable-usage/info': { covered: true, subscriptions: [] },
      '/accounts/a1/r2/buckets': { buckets: [] },
      '/accounts/a1/images/v1/stats': { count: { current: 0, allowed: 100 } },
    };
    return enveloped(lists[path] ?? []);
  };
  await mutate('snapshotBill(maxAge: 0)');
}

beforeAll(async () => {
  for (let n = 0; n < 3; n += 1) upstreams.push(await ScriptedUpstream.start());
  const [cloud, dedicated, edge] = upstreams.map(({ url }) => url);
  const prices = join(folder, 'prices.yml');
  writeFileSync(
    prices,
    `- { api: dedicated, kind: SERVER, amount: 72, currency: EUR, period: month, vat: 19, setup: 39 }
- { api: cloud, kind: SERVER, id: 3, scale: 0.5 }\n`,
  );
  meridian = await startMeridian(
    {
      CLOUD_ACCOUNTS: 'prod=one',
      CLOUD_BASE_URL: cloud,
      DEDICATED_USER: 'user',
      DEDICATED_PASSWORD: 'secret',
      DEDICATED_BASE_URL: dedicated,
      EDGE_TOKEN: 'two',
      EDGE_BASE_URL: edge,
      PRICES_FILE: prices,
      SANDBOX: 'off',
    },
    (loaded) => {
      const clock = { now: () => now, sleep: () => Promise.resolve() };
      return {
        ...loaded,
        upstreams: new Upstreams({ accounts: loaded.upstreams.accounts, log: loaded.log, clock }),
      };
    },
  );
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  for (let day = '2026-12-31'; day <= '2027-03-04'; day = addDays(day, 1)) await readAt(day);
  const closing = new MonthClosing(ownContext(meridian.services));
  for (const turn of meridian.services.upstreams.accounts)
    for (const account of await closing.accountsOf(turn))
      for (const month of await closing.due(account)) await closing.close(account, month, new AbortController().signal);
}, 300_000);
afterAll(async () => {
  await meridian.close();
  for (const upstream of upstreams) await upstream.close();
  rmSync(folder, { recursive: true, force: true });
});

async function rowsOf(month: string): Promise<Cells[]> {
  const response = await fetch(`${meridian.url}/export/focus.csv?month=${month}`, { headers: { authorization } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return recordsIn(text);
}

interface Invoiced {
  readonly closedAt: string | null;
  readonly net: { readonly amount: string };
  readonly gross: { readonly amount: string };
  readonly unknownCount: number;
  readonly lines: { readonly nodes: readonly { readonly key: string; readonly name: string }[] };
}
async function invoiceOf(month: string, { api, name, currency }: (typeof accounts)[number]): Promise<Invoiced> {
  const query = `{ hosting { invoice(month: "${month}", currency: "${currency}", filter: { apis: [${api}], accounts: ["${name}"] }) {
    closedAt net { amount } gross { amount } unknownCount lines(first: 100) { nodes { key name } } } } }`;
  const { body } = await meridian.query({ query }, { authorization });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return (body.data as { hosting: { invoice: Invoiced } }).hosting.invoice;
}

const isCorrection = ({ ChargeClass }: Cells) => ChargeClass === 'Correction';
const isTax = ({ ChargeCategory }: Cells) => ChargeCategory === 'Tax';
const isCharge = (row: Cells) => !isTax(row) && !isCorrection(row);
const product = (row: Cells, price: string) =>
  (exactly(row['PricingQuantity'] ?? '') * exactly(row[price] ?? '')) / 10n ** 30n;

/** FOCUS 1.2: "Charge Category", "Pricing Quantity", "Contracted Unit Price", "Consumed Quantity" and their neighbours. */
function obeysRules(row: Cells): void {
  const { ChargeCategory: category, ChargeFrequency: frequency } = row;
  if (category === 'Purchase') expect(frequency).not.toBe('Usage-Based');
  const priced = ['PricingQuantity', 'PricingUnit', 'ContractedUnitPrice', 'ListUnitPrice', 'PricingCategory'];
  if (isTax(row)) for (const column of priced) expect([column, row[column]]).toEqual([column, '']);
  if (isCharge(row)) {
    for (const column of priced) expect([column, row[column]]).not.toEqual([column, '']);
    for (const price of ['ContractedUnitPrice', 'ListUnitPrice']) expect(row[price]).not.toMatch(/^-/);
    expect(product(row, 'ContractedUnitPrice')).toBe(exactly(row['ContractedCost'] ?? ''));
    expect(product(row, 'ListUnitPrice')).toBe(exactly(row['ListCost'] ?? ''));
  }
  expect(row['ConsumedQuantity'] === '').toBe(!isCharge(row) || category !== 'Usage');
}

describe.each(months)('%s', (month) => {
  it('obeys the rules in each row', async () => {
    const rows = await rowsOf(month);
    expect(rows.length).toBeGreaterThan(8);
    for (const row of rows) obeysRules(row);
  });

  it.each(accounts)('adds up to the invoice of $id', async (account) => {
    const { closedAt, net, gross, unknownCount } = await invoiceOf(month, account);
    expect(closedAt).not.toBeNull();
    const rows = (await rowsOf(month)).filter(({ BillingAccountId }) => BillingAccountId === account.id);
    expect(new Set(rows.map(({ BillingCurrency }) => BillingCurrency))).toEqual(new Set([account.currency]));
    expect(sumOf(rows.filter(isCharge), 'BilledCost')).toBe(exactly(net.amount));
    expect(sumOf(rows, 'BilledCost')).toBe(exactly(gross.amount));
    expect(sumOf(rows, 'BilledCost')).toBeGreaterThan(0n);
    expect(new Set(rows.map((row) => row['x_UnknownLineCount']))).toEqual(new Set([String(unknownCount)]));
  });
});

describe('the rows', () => {
  const shown = ({ ChargeCategory, ChargeFrequency, BilledCost }: Cells) => [
    ChargeCategory,
    ChargeFrequency,
    Number(BilledCost),
  ];

  it('of a server that was resized are its segments, one after the other', async () => {
    const rows = (await rowsOf('2027-01')).filter(({ ResourceName }) => ResourceName === 'resized');
    expect(rows.map(({ SkuId }) => SkuId)).toEqual(['cx22', 'cx32']);
    expect(rows[0]?.['ChargePeriodEnd']).toBe(rows[1]?.['ChargePeriodStart']);
    expect(rows[0]?.['ChargePeriodStart']).toBe('2027-01-01T00:00:00Z');
    expect(rows[1]?.['ChargePeriodEnd']).toBe('2027-02-01T00:00:00Z');
  });

  it('of an order are a purchase of the hour in which it came', async () => {
    const rows = (await rowsOf('2027-01')).filter(({ ChargeDescription }) => ChargeDescription?.endsWith(' setup'));
    expect(rows.map(shown)).toEqual([['Purchase', 'One-Time', 39]]);
    const [{ ChargePeriodStart: start = '', ChargePeriodEnd: end = '' } = {}] = rows;
    expect(Date.parse(end) - Date.parse(start)).toBe(3_600_000);
    expect((await rowsOf('2027-02')).some(({ ChargeDescription }) => ChargeDescription?.endsWith(' setup'))).toBe(
      false,
    );
  });

  it('of a subscription are purchases that come again, in dollars, with the upgrade as one of its own', async () => {
    const of = async (month: string) =>
      (await rowsOf(month)).filter(({ ServiceName }) => ServiceName === 'Subscriptions');
    const january = await of('2027-01');
    expect(january.map(shown)).toEqual([
      ['Purchase', 'Recurring', 5],
      ['Purchase', 'Recurring', expect.any(Number)],
    ]);
    expect(Number(january[1]?.['BilledCost'])).toBeGreaterThan(9);
    expect((await of('2027-02')).map(shown)).toEqual([['Purchase', 'Recurring', 5]]);
    for (const row of january) expect([row['BillingCurrency'], row['ProviderName']]).toEqual(['USD', 'Cloudflare']);
  });

  it('of metered products are usage', async () => {
    const rows = (await rowsOf('2027-02')).filter(({ ServiceName }) => ServiceName === 'Metered products');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row['ChargeCategory']).toBe('Usage');
  });

  it('of a price of one’s own have that of the list beside it', async () => {
    const [row = {}] = (await rowsOf('2027-02')).filter(({ ResourceName }) => ResourceName === 'half');
    expect(2n * exactly(row['BilledCost'] ?? '')).toBe(exactly(row['ListCost'] ?? ''));
  });

  it('lack what is unknown', async () => {
    for (const month of months)
      expect((await rowsOf(month)).some(({ ResourceName }) => ResourceName === 'unpriced')).toBe(false);
  });
});

it('has corrections of a line and of an account beside it, negative ones too, with the tax on them', async () => {
  const before = await rowsOf('2027-01');
  const { lines } = await invoiceOf('2027-01', accounts[0]);
  const key = lines.nodes.find(({ name }) => name === 'resized')?.key;
  const correct = (api: string, name: string, more: string) =>
    mutate(`correctInvoice(input: { month: "2027-01", api: ${api}, accountName: "${name}", ${more} })`);
  await correct(
    'CLOUD',
    'prod',
    `key: ${JSON.stringify(key)}, net: "-1.5", gross: "-1.785", currency: "EUR", reason: "Credited"`,
  );
  await correct('EDGE', 'default', 'net: "2", gross: "2", currency: "USD", reason: "Forgotten"');
  const rows = await rowsOf('2027-01');
  const corrections = rows.filter(isCorrection);
  expect(
    corrections
      .map((row) => [row['BillingAccountId'], row['ChargeCategory'], row['BilledCost'], row['BillingCurrency']])
      .sort(),
  ).toEqual([
    ['cloud:prod', 'Tax', '-0.285', 'EUR'],
    ['cloud:prod', 'Usage', '-1.5', 'EUR'],
    ['edge:default', 'Adjustment', '2', 'USD'],
  ]);
  for (const row of corrections) obeysRules(row);
  expect(rows.filter((row) => !isCorrection(row))).toEqual(before);
});
