/** GET /export/focus.csv, held against a table of FOCUS 1.2 and against the invoice. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { corrections } from '../../../src/hosting/invoice/corrections/correction-store.js';
import { ashburn, fleet, server } from '../../hosting/bill/fleet.js';
import { cellsOf, fileOf } from '../../hosting/statements/reading/written.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type Cells, exactly, recordsIn, sumOf } from './records.js';

const decimal = /^-?\d+(\.\d+)?$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const currency = /^[A-Z]{3}$/;
const text = /./;
const category = /^(Usage|Purchase|Tax|Credit|Adjustment)$/;
const service =
  /^(AI and Machine Learning|Analytics|Business Applications|Compute|Databases|Developer Tools|Multicloud|Identity|Integration|Internet of Things|Management and Governance|Media|Migration|Mobile|Networking|Security|Storage|Web|Other)$/;

/** The mandatory columns of 1.2 that are never null, and the two of 1.3, each with its form. */
const neverNull: Readonly<Record<string, RegExp>> = {
  BilledCost: decimal,
  BillingAccountId: text,
  BillingCurrency: currency,
  BillingPeriodStart: time,
  BillingPeriodEnd: time,
  ChargeCategory: category,
  ChargePeriodStart: time,
  ChargePeriodEnd: time,
  ContractedCost: decimal,
  EffectiveCost: decimal,
  InvoiceIssuerName: text,
  ListCost: decimal,
  ProviderName: text,
  PublisherName: text,
  ServiceCategory: service,
  ServiceName: text,
  ServiceProviderName: text,
  HostProviderName: text,
};
/** Mandatory columns that may be null, and others, with their form where they are not. */
const nullable: Readonly<Record<string, RegExp>> = {
  BillingAccountName: text,
  ChargeClass: /^Correction$/,
  ChargeDescription: text,
  PricingQuantity: decimal,
  PricingUnit: text,
  ChargeFrequency: /^(One-Time|Recurring|Usage-Based)$/,
  InvoiceId: text,
  ResourceId: text,
  ResourceName: text,
  ResourceType: text,
  RegionId: text,
  RegionName: text,
  SkuId: text,
  ListUnitPrice: decimal,
  ContractedUnitPrice: decimal,
  PricingCategory: /^(Standard|Dynamic|Committed|Other)$/,
  ConsumedQuantity: decimal,
  ConsumedUnit: text,
  Tags: /^\{.*\}$/,
};

let upstream: ScriptedUpstream;
let meridian: Meridian;
let folder: string;
let authorization: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-focus-'));
  const prices = join(folder, 'prices.yml');
  writeFileSync(prices, '- { api: CLOUD, kind: SERVER, id: 3, scale: 0.5 }\n');
  upstream = await ScriptedUpstream.start(
    fleet({
      servers: [
        server(1, { labels: { team: 'a' } }),
        server(2, { location: ashburn, server_type: { id: 12, name: 'cpx11' } }),
        server(3, { name: 'half' }),
        server(4, { name: 'unpriced', server_type: { id: 99, name: 'none' } }),
        server(5, { name: '-five' }),
      ],
    }),
  );
  meridian = await startMeridian({ CLOUD_TOKEN: 'one', CLOUD_BASE_URL: upstream.url, PRICES_FILE: prices });
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
  await ask('mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const { body } = await meridian.query({ query, variables }, { authorization });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data as T;
}

const get = () => fetch(`${meridian.url}/export/focus.csv`, { headers: { authorization } });
const focus = async (): Promise<Cells[]> => recordsIn(await (await get()).text());
const present = () => new Date(meridian.services.upstreams.clock.now()).toISOString().slice(0, 7);

interface Amounts {
  readonly net: { readonly amount: string };
  readonly gross: { readonly amount: string };
}
const invoice = async () =>
  (
    await ask<{ hosting: { invoice: Amounts } }>(
      '{ hosting { invoice(currency: "EUR") { net { amount } gross { amount } } } }',
    )
  ).hosting.invoice;

describe('the columns of FOCUS', () => {
  it('are all there, with their forms, and null only where they may be', async () => {
    const rows = await focus();
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) {
      for (const [column, form] of Object.entries(neverNull))
        expect([column, row[column]]).toEqual([column, expect.stringMatching(form)]);
      for (const [column, form] of Object.entries(nullable)) {
        expect([column, row[column]]).toEqual([column, expect.any(String)]);
        if (row[column] !== '') expect([column, row[column]]).toEqual([column, expect.stringMatching(form)]);
      }
      const known = [...Object.keys(neverNull), ...Object.keys(nullable)];
      for (const column of Object.keys(row)) expect(known.includes(column) || column.startsWith('x_')).toBe(true);
      expect(String(row['ChargePeriodStart']) < String(row['ChargePeriodEnd'])).toBe(true);
      expect(row['BillingPeriodStart']).toBe(`${present()}-01T00:00:00Z`);
      if (row['Tags']) expect(JSON.parse(row['Tags'])).toEqual({ team: 'a' });
    }
  });

  it('agree with each other: quantities make costs, and what depends is null together', async () => {
    for (const row of await focus()) {
      expect(row['PricingQuantity'] === '').toBe(row['PricingUnit'] === '');
      expect(row['ConsumedQuantity'] === '').toBe(row['ConsumedUnit'] === '');
      expect(row['RegionId'] === '').toBe(row['RegionName'] === '');
      expect([row['ContractedCost'], row['EffectiveCost']]).toEqual([row['BilledCost'], row['BilledCost']]);
      if (row['PricingQuantity'] && row['ContractedUnitPrice']) {
        const product = Number(row['PricingQuantity']) * Number(row['ContractedUnitPrice']);
        expect(product).toBeCloseTo(Number(row['BilledCost']), 9);
      }
    }
  });

  it('have the list price beside the price of one’s own', async () => {
    const [row] = (await focus()).filter(({ ResourceName }) => ResourceName === 'half');
    expect(exactly(row?.['ListCost'] ?? '')).toBe(2n * exactly(row?.['BilledCost'] ?? ''));
  });
});

describe('the sums of FOCUS', () => {
  it('are those of the invoice, with tax in rows of its own', async () => {
    const rows = (await focus()).filter(({ ChargeClass }) => ChargeClass === '');
    const { net, gross } = await invoice();
    const isTax = ({ ChargeCategory }: Cells) => ChargeCategory === 'Tax';
    expect(
      sumOf(
        rows.filter((row) => !isTax(row)),
        'BilledCost',
      ),
    ).toBe(exactly(net.amount));
    expect(sumOf(rows, 'BilledCost')).toBe(exactly(gross.amount));
    expect(rows.filter(isTax)).toHaveLength(1);
  });

  it('lack what is unknown, and say of how many lines', async () => {
    const response = await get();
    expect(response.headers.get('x-unknown-lines')).toBe('1');
    expect(response.headers.get('x-complete')).toBe('false');
    const rows = recordsIn(await response.text());
    expect(rows.some(({ ResourceName }) => ResourceName === 'unpriced')).toBe(false);
    expect(new Set(rows.map((row) => row['x_UnknownLineCount']))).toEqual(new Set(['1']));
  });

  it('have corrections beside them, as such', async () => {
    const account = { api: 'CLOUD' as const, name: 'default', sandbox: false, baseUrl: upstream.url };
    const about = { ...account, month: present(), line: null, currency: 'EUR', at: 1, by: 'test' };
    const stored = corrections.in(meridian.services.hosting.stored);
    await stored.put('one', { id: 'one', ...about, net: '-1.5', gross: '-1.785', reason: 'Credited' });
    const rows = (await focus()).filter(({ ChargeClass }) => ChargeClass === 'Correction');
    await stored.delete('one');
    expect(rows.map((row) => [row['ChargeCategory'], row['BilledCost'], row['ChargeDescription']])).toEqual([
      ['Adjustment', '-1.5', 'Credited'],
      ['Tax', '-0.285', expect.any(String)],
    ]);
  });
});

describe('the id of an invoice', () => {
  it('is that of a statement which bills the account for just this, and of no other', async () => {
    const one = await ScriptedUpstream.start(fleet({ servers: [server(1)] }));
    const known = await startMeridian({ CLOUD_TOKEN: 'one', CLOUD_BASE_URL: one.url });
    try {
      const headers = { authorization: `Bearer ${await known.token(['hosting:read', 'hosting:write'])}` };
      await known.query({ query: 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }' }, headers);
      const rowsNow = async () => recordsIn(await (await fetch(`${known.url}/export/focus.csv`, { headers })).text());
      const billedFor = async (total: string): Promise<string> => {
        const day = `${present()}-01`;
        const server1 = { grouping: 'Project a', product: 'CX22', description: 'server 1', thing: 'Server', id: '1' };
        const row = { ...server1, unit: 'Hours', quantity: '24', from: day, until: day, total };
        const input = { file: { text: fileOf(cellsOf([row], 'en')) } };
        const query =
          'mutation I($input: ImportStatementInput!) { importStatement(input: $input) { statement { id } } }';
        const { body } = await known.query({ query, variables: { input } }, headers);
        if (body.errors) throw new Error(JSON.stringify(body.errors));
        return (body.data as { importStatement: { statement: { id: string } } }).importStatement.statement.id;
      };
      const idsOf = (rows: readonly Cells[]) => [...new Set(rows.map(({ InvoiceId }) => InvoiceId))];
      const before = await rowsNow();
      expect(idsOf(before)).toEqual(['']);
      await billedFor('99.0000');
      expect(idsOf(await rowsNow())).toEqual(['']);
      const net = before
        .filter(({ ChargeCategory }) => ChargeCategory !== 'Tax')
        .map((row) => Number(row['BilledCost']));
      const id = await billedFor(net.reduce((sum, cost) => sum + cost, 0).toFixed(4));
      expect(idsOf(await rowsNow())).toEqual([id]);
    } finally {
      await known.close();
      await one.close();
    }
  });
});
