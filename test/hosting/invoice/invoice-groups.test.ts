/** Invoices and histories by product and by resource: what was resized is a part of both, and periods have the same groups. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../src/base/dates.js';
import { exact } from '../../../src/base/decimal.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Collections, accountAt, falkenstein, fleet, pricing, server, serverPrice } from '../bill/fleet.js';
import { Recorded } from '../history/recorded.js';

interface Amount {
  readonly net: { readonly amount: string };
}
interface Key {
  readonly product: string | null;
  readonly resourceName: string | null;
  readonly restCount: number | null;
}
interface Shown extends Amount {
  readonly rounded: Amount;
  readonly lines: { readonly nodes: readonly { readonly rounded: Amount; readonly net: Amount['net'] }[] };
  readonly groups: {
    readonly nodes: readonly (Key & Amount & { readonly lineCount: number; readonly rounded: Amount })[];
  };
}
interface Period {
  readonly spent: Amount;
  readonly monthlyAmount: Amount;
  readonly groupCount: number;
  readonly groups: readonly (Key & { readonly spent: Amount; readonly monthlyAmount: Amount })[];
}

const typed = (id: number, name: string, month: string, hour: string) => ({
  id,
  name,
  prices: [{ ...serverPrice('fsn1', month, month, hour), price_hourly: { net: hour, gross: hour } }],
});
const types = [typed(11, 'cx22', '3.79', '0.0060'), typed(13, 'cx32', '6.80', '0.0109')];
const asType = (id: number) => ({ server_type: { id, name: id === 11 ? 'cx22' : 'cx32' } });
const volume = (id: number, size: number) => ({
  id,
  name: `volume ${id}`,
  status: 'available',
  size,
  location: falkenstein,
  labels: {},
  server: null,
  created: '2026-01-01T00:00:00+00:00',
});

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

const ask = <T>(day: string, source: string) =>
  recorded.ask<{ hosting: T }>({ day, accounts: [accountAt(upstream.url, 'CLOUD')] }, source);

async function take(first: string, last: string, collections: (day: string) => Collections): Promise<void> {
  for (let day = first; day <= last; day = addDays(day, 1)) {
    upstream.script = fleet(collections(day), { ...pricing, server_types: types });
    await ask(day, 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');
  }
}

const net = 'net { amount }';
const key = 'product resourceName restCount';
const sum = (all: readonly Amount[]) => all.reduce((total, one) => total.plus(exact(one.net.amount)), exact(0));

async function invoice(day: string, groupBy: string, filter = ''): Promise<Shown> {
  const rounded = `${net} rounded { ${net} }`;
  const source = `{ hosting { invoice(currency: "EUR", month: "2026-10", groupBy: ${groupBy}, filter: { ${filter} }) { ${rounded}
    lines(first: 1000) { nodes { ${rounded} } } groups(first: 1000) { nodes { ${key} lineCount ${rounded} } } } } }`;
  return (await ask<{ invoice: Shown }>(day, source)).hosting.invoice;
}

async function periods(day: string, args: string): Promise<readonly Period[]> {
  const amounts = `spent { ${net} } monthlyAmount { ${net} }`;
  const source = `{ hosting { billHistory(currency: "EUR", ${args}) { periods { ${amounts} groupCount groups { ${key} ${amounts} } } } } }`;
  return (await ask<{ billHistory: { periods: readonly Period[] } }>(day, source)).hosting.billHistory.periods;
}

describe('by product', () => {
  it('a resized server is a part of what it was, and of what it is', async () => {
    await take('2026-09-30', '2026-10-20', (day) => ({
      servers: [server(1, asType(day < '2026-10-06' ? 11 : 13)), server(2, asType(11))],
    }));
    const { groups, lines, ...total } = await invoice('2026-10-20', '[PRODUCT]');
    // Noticed at noon on the sixth: 132 hours of cx22 and 336 of cx32, beside 468 hours of cx22.
    expect(groups.nodes).toMatchObject([
      { product: 'cx32', lineCount: 1, net: { amount: '3.6624' } },
      { product: 'cx22', lineCount: 2, net: { amount: '3.6' } },
    ]);
    expect(sum(groups.nodes)).toEqual(exact(total.net.amount));
    for (const parts of [groups.nodes, lines.nodes])
      expect(sum(parts.map(({ rounded }) => rounded))).toEqual(exact(total.rounded.net.amount));
    for (const { product, net: cost } of groups.nodes)
      expect(await invoice('2026-10-20', '[PRODUCT]', `products: ["${product}"]`)).toMatchObject({ net: cost });
    const [month] = await periods('2026-10-20', 'from: "2026-10-01", every: MONTH, groupBy: [PRODUCT]');
    expect(month?.groups).toMatchObject([
      { product: 'cx32', spent: { net: { amount: '3.6624' } }, monthlyAmount: { net: { amount: '6.8' } } },
      { product: 'cx22', spent: { net: { amount: '3.6' } }, monthlyAmount: { net: { amount: '3.79' } } },
    ]);
  });
});

describe('by resource', () => {
  it('an invoice has a hundred groups at most, which add up', async () => {
    const volumes = Array.from({ length: 150 }, (_, at) => volume(at + 1, 10 + at));
    await take('2026-10-01', '2026-10-02', () => ({ volumes }));
    const { groups, lines, ...total } = await invoice('2026-10-02', '[RESOURCE]');
    expect(groups.nodes).toHaveLength(100);
    expect(groups.nodes.at(-1)).toMatchObject({ resourceName: null, restCount: 51, lineCount: 51 });
    expect(sum(groups.nodes)).toEqual(exact(total.net.amount));
    for (const parts of [groups.nodes, lines.nodes])
      expect(sum(parts.map(({ rounded }) => rounded))).toEqual(exact(total.rounded.net.amount));
  });

  it('the periods of a history have the same groups, the dearest of all its days', async () => {
    // The small ones become large on the second day, and are the dearest of both.
    const sizes = (day: string) =>
      Array.from({ length: 150 }, (_, at) => volume(at + 1, at < 30 && day >= '2026-10-02' ? 5_000 + at : 100 + at));
    await take('2026-09-30', '2026-10-04', (day) => ({ volumes: sizes(day) }));
    const days = await periods('2026-10-04', 'from: "2026-10-01", to: "2026-10-03", groupBy: [RESOURCE]');
    expect(days).toHaveLength(3);
    const namesOf = ({ groups }: Period) => groups.map(({ resourceName }) => resourceName).sort();
    for (const day of days) {
      expect(day.groupCount).toBe(100);
      expect(namesOf(day)).toEqual(days[0] && namesOf(days[0]));
      expect(day.groups.at(-1)).toMatchObject({ resourceName: null, restCount: 51 });
      for (const of of ['spent', 'monthlyAmount'] as const)
        expect(sum(day.groups.map((group) => group[of]))).toEqual(exact(day[of].net.amount));
    }
    expect(days[0] && namesOf(days[0])).toEqual(expect.arrayContaining(['volume 1', 'volume 30', 'volume 150']));
    expect(days[0] && namesOf(days[0])).not.toContain('volume 31');
  });
});
