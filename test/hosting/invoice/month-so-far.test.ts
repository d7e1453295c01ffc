/** There is one "so far": the bill, the invoice, the forecast, the history and budgets tell it to the last digit. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../src/base/dates.js';
import { exact } from '../../../src/base/decimal.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { type Wire, accountAt, falkenstein, fleet, ownPrices, pricing, server, serverPrice } from '../bill/fleet.js';
import { Recorded } from '../history/recorded.js';

const amounts = 'net { amount } gross { amount }';
const types = [
  { id: 11, name: 'cx22', prices: [serverPrice('fsn1', '3.79', '4.51', '0.0060')] },
  { id: 13, name: 'cx32', prices: [serverPrice('fsn1', '6.80', '8.09', '0.0109')] },
];
const list = { ...pricing, server_types: types };
const typed = (name: string) => ({ server_type: { id: name === 'cx22' ? 11 : 13, name } });
/** In force until the tenth of each of these months. */
const prices = ownPrices(
  '- { api: cloud, name: server 4, amount: 20, currency: EUR, period: month, until: 2026-01-10 }',
  Date.parse('2025-12-01'),
);

interface Amounts {
  readonly net: { readonly amount: string };
  readonly gross: { readonly amount: string };
}
interface Group {
  readonly kind: string;
  readonly accruedEstimate: Amounts | null;
}
interface Answer {
  readonly bill: {
    readonly accruedEstimate: Amounts | null;
    readonly isAccruedComplete: boolean;
    readonly groups: { readonly nodes: readonly Group[] };
    readonly lines: {
      readonly nodes: readonly { name: string; accruedEstimate: Amounts | null; isAccruedComplete: boolean }[];
    };
  };
  readonly invoice: Amounts & {
    readonly isComplete: boolean;
    readonly groups: { readonly nodes: readonly (Amounts & { readonly kind: string })[] };
  };
  readonly billForecast: { readonly soFar: Amounts | null };
  readonly billHistory: { readonly periods: readonly { readonly spent: Amounts | null }[] };
  readonly budgets: readonly { readonly forecast: { readonly soFar: Amounts | null } }[];
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

const accounts = () => [accountAt(upstream.url, 'CLOUD')];
const serve = (servers: readonly Wire[], volumes: readonly Wire[] = [], own: unknown = list) => {
  upstream.script = fleet({ servers, volumes }, own);
};
const take = (day: string) =>
  recorded.ask({ day, accounts: accounts(), prices }, 'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }');

async function read(day: string, hour: number, { currency = 'EUR', filter = '{}' } = {}): Promise<Answer> {
  const args = `currency: "${currency}", filter: ${filter}`;
  const { hosting } = await recorded.ask<{ hosting: Answer }>(
    { day, hour, accounts: accounts(), prices },
    `{ hosting {
      bill(${args}, maxAge: 0, groupBy: [KIND]) { accruedEstimate { ${amounts} } isAccruedComplete
        groups(first: 20) { nodes { kind accruedEstimate { ${amounts} } } }
        lines(first: 100) { nodes { name accruedEstimate { ${amounts} } isAccruedComplete } } }
      invoice(${args}, groupBy: [KIND]) { ${amounts} isComplete groups(first: 20) { nodes { kind ${amounts} } } }
      billForecast(${args}) { soFar { ${amounts} } }
      billHistory(from: "${day.slice(0, 7)}-01", ${args}, rates: TODAY) { periods { spent { ${amounts} } } }
      budgets { forecast { soFar { ${amounts} } } } } }`,
  );
  return hosting;
}

const volume: Wire = {
  id: 9,
  name: 'data',
  status: 'available',
  size: 100,
  location: falkenstein,
  labels: {},
  server: null,
  created: '2026-01-09T05:30:00+00:00',
};

/** Created, deleted, resized, and under an own price that ends. */
function fleetOn(day: string): readonly Wire[] {
  const made = (id: number, created: string, more = typed('cx22')) => server(id, { ...more, created: `${created}Z` });
  return [
    made(1, '2025-01-01T00:00:00', typed(day >= '2026-01-17' ? 'cx32' : 'cx22')),
    ...(day >= '2026-01-08' && day < '2026-01-29' ? [made(2, '2026-01-08T07:20:00')] : []),
    ...(day >= '2026-01-31' ? [made(3, '2026-01-31T10:59:00')] : []),
    made(4, '2025-01-01T00:00:00'),
  ];
}

const plain = ({ net, gross }: Amounts): Amounts => ({ net, gross });

describe('the month so far', () => {
  it('is one amount wherever it is told, at many moments, in groups, with a filter and in another currency', async () => {
    await recorded.ask(
      { day: '2025-12-31', accounts: accounts(), scopes: ['hosting:read', 'hosting:write'] },
      'mutation { setBudget(input: { name: "all", amount: "500", currency: "EUR" }) { budget { state } } }',
    );
    for (let day = '2025-12-31'; day <= '2026-02-01'; day = addDays(day, 1)) {
      serve(fleetOn(day), day >= '2026-01-10' ? [volume] : []);
      await take(day);
      if (!['01', '09', '11', '18', '29', '31'].includes(day.slice(8)) || day < '2026-01-01') continue;
      for (const hour of [12, 17.3, 23.99]) {
        for (const asked of [{}, { currency: 'USD' }, { filter: '{ kinds: [SERVER], name: "server" }' }]) {
          const { bill, invoice, billForecast, billHistory, budgets } = await read(day, hour, asked);
          const soFar = plain(invoice);
          expect(Number(soFar.net.amount)).toBeGreaterThan(0);
          expect(bill.accruedEstimate).toEqual(soFar);
          expect(bill.isAccruedComplete).toBe(invoice.isComplete);
          expect(billForecast.soFar).toEqual(soFar);
          for (const side of ['net', 'gross'] as const) {
            const spent = billHistory.periods.map((period) => exact(period.spent?.[side].amount ?? ''));
            expect(spent.reduce((sum, one) => sum.plus(one)).toFixed()).toBe(soFar[side].amount);
          }
          for (const { kind, ...own } of invoice.groups.nodes) {
            expect(bill.groups.nodes.find((group) => group.kind === kind)?.accruedEstimate).toEqual(plain(own));
          }
          if (Object.keys(asked).length === 0) expect(budgets[0]?.forecast.soFar).toEqual(soFar);
        }
      }
    }
  });

  it('has what was deleted, which has no line any more', async () => {
    const there = [server(1, typed('cx22')), server(2, typed('cx32'))];
    serve(there);
    for (const day of ['2026-01-31', '2026-02-01', '2026-02-02']) await take(day);
    serve(there.slice(0, 1));
    await take('2026-02-03');
    const { bill, invoice } = await read('2026-02-03', 12);
    expect(bill.lines.nodes).toHaveLength(1);
    // 60 hours of one; of the other 36, until it was last seen.
    expect(bill.accruedEstimate?.net.amount).toBe('0.7524');
    expect(invoice.net.amount).toBe('0.7524');
  });

  it('is not complete where a cost is unknown, was unknown, or nobody had read before', async () => {
    serve([server(1, typed('cx22'))], [], { ...list, server_types: [] });
    for (const day of ['2026-02-28', '2026-03-01', '2026-03-02']) await take(day);
    expect((await read('2026-03-02', 12)).bill).toMatchObject({ isAccruedComplete: false });
    serve([server(1, typed('cx22'))]);
    await take('2026-03-03');
    const { bill } = await read('2026-03-03', 12);
    expect(bill).toMatchObject({ isAccruedComplete: false, lines: { nodes: [{ isAccruedComplete: false }] } });
    for (let day = '2026-03-04'; day <= '2026-04-02'; day = addDays(day, 1)) await take(day);
    const complete = { isAccruedComplete: true, lines: { nodes: [{ isAccruedComplete: true }] } };
    expect((await read('2026-04-02', 12)).bill).toMatchObject(complete);
    await recorded.close();
    recorded = await Recorded.open(await sharedGraph());
    await take('2026-04-02');
    const { bill: first } = await read('2026-04-02', 12);
    expect(first).toMatchObject({ isAccruedComplete: false, lines: { nodes: [{ isAccruedComplete: false }] } });
  });

  it('of a line that no snapshot has yet is unknown, not zero', async () => {
    serve([server(1, typed('cx22'))]);
    for (const day of ['2026-01-31', '2026-02-01']) await take(day);
    serve([server(1, typed('cx22')), server(2, { ...typed('cx22'), created: '2026-02-01T13:00:00Z' })]);
    const { bill, invoice } = await read('2026-02-01', 15);
    expect(bill.lines.nodes.map(({ name, accruedEstimate }) => [name, accruedEstimate?.net.amount])).toEqual([
      ['server 1', '0.09'],
      ['server 2', undefined],
    ]);
    expect(bill).toMatchObject({ accruedEstimate: plain(invoice), isAccruedComplete: false });
  });

  it('is what the bill has read of an account that has no snapshot', async () => {
    serve([server(1, typed('cx22')), server(2, { ...typed('cx22'), created: '2026-02-03T11:30:00Z' })]);
    const { bill } = await read('2026-02-03', 12);
    expect(bill).toMatchObject({ accruedEstimate: { net: { amount: '0.366' } }, isAccruedComplete: false });
    expect(bill.groups.nodes).toMatchObject([{ kind: 'SERVER', accruedEstimate: { net: { amount: '0.366' } } }]);
    expect(bill.lines.nodes.map(({ accruedEstimate }) => accruedEstimate?.net.amount)).toEqual(['0.36', '0.006']);
  });
});
