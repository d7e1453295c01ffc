/** Why a month costs something else than another: reasons that add up to the difference of their invoices. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import { exact } from '../../../../src/base/decimal.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { ScriptedUpstream } from '../../../support/scripted-upstream.js';
import { type Wire, accountAt, falkenstein, fleet, ownPrices, pricing, server, serverPrice } from '../../bill/fleet.js';
import { Recorded } from '../../history/recorded.js';

const amounts = 'net { amount } gross { amount }';

interface Amounts {
  readonly net: { readonly amount: string };
  readonly gross: { readonly amount: string };
}
interface Part {
  readonly reason: string;
  readonly amount: Amounts;
}
interface Sums {
  readonly before: Amounts;
  readonly after: Amounts;
  readonly difference: Amounts;
  readonly byReason: readonly Part[];
  readonly unknownCount: number;
}
interface Change extends Sums {
  readonly fromUntil: string;
  readonly toUntil: string;
  readonly isComplete: boolean;
  readonly groups: { readonly nodes: readonly (Sums & { readonly label: string | null })[] };
  readonly lines: {
    readonly nodes: readonly {
      readonly name: string;
      readonly before: Amounts | null;
      readonly after: Amounts | null;
      readonly difference: Amounts;
      readonly parts: readonly Part[];
      readonly isUnknown: boolean;
    }[];
  };
}

const sums = `before { ${amounts} } after { ${amounts} } difference { ${amounts} } byReason { reason amount { ${amounts} } } unknownCount`;
const fields = `fromUntil toUntil isComplete ${sums} lines(first: 1000) { nodes {
  name before { ${amounts} } after { ${amounts} } difference { ${amounts} } parts { reason amount { ${amounts} } } isUnknown } }`;

const types = (small: string) => [
  { id: 11, name: 'cx22', prices: [serverPrice('fsn1', small, small, '0.0060')] },
  { id: 13, name: 'cx32', prices: [serverPrice('fsn1', '6.80', '8.09', '0.0109')] },
];
const list = { ...pricing, server_types: types('3.79') };
const typed = (name: string) => ({ server_type: { id: name === 'cx22' ? 11 : 13, name } });

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

interface State {
  readonly servers?: readonly Wire[];
  readonly volumes?: readonly Wire[];
  readonly prices?: string | null;
  readonly list?: unknown;
}

async function take(day: string, { servers = [], volumes = [], prices = null, list: own = list }: State) {
  upstream.script = fleet({ servers, volumes }, own);
  const ownOnes = prices === null ? null : ownPrices(prices, Date.parse(day));
  await recorded.ask(
    { day, accounts: accounts(), prices: ownOnes },
    'mutation { snapshotBill(maxAge: 0) { snapshots { error } } }',
  );
}

async function read<T>(day: string, question: string, hour = 12): Promise<T> {
  const { hosting } = await recorded.ask<{ hosting: T }>(
    { day, hour, accounts: accounts() },
    `{ hosting { ${question} } }`,
  );
  return hosting;
}

const changeOf = async (day: string, args: string, more = '', hour = 12) =>
  (await read<{ invoiceChange: Change }>(day, `invoiceChange(${args}) { ${fields} ${more} }`, hour)).invoiceChange;
const invoiceOf = async (day: string, args: string, hour = 12) =>
  (await read<{ invoice: Amounts }>(day, `invoice(${args}) { ${amounts} }`, hour)).invoice;

const sum = (all: readonly Amounts[], side: 'net' | 'gross') =>
  all.reduce((total, one) => total.plus(exact(one[side].amount)), exact(0)).toFixed();
const reasons = ({ byReason }: Sums) => byReason.map(({ reason, amount }) => [reason, amount.net.amount]);

function expectToAddUp(one: Sums): void {
  for (const side of ['net', 'gross'] as const) {
    const difference = exact(one.after[side].amount).minus(exact(one.before[side].amount)).toFixed();
    expect(one.difference[side].amount).toBe(difference);
    expect(
      sum(
        one.byReason.map(({ amount }) => amount),
        side,
      ),
    ).toBe(difference);
  }
}

/** Fixed beginnings, so that a failure can be seen again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the change between two invoices', () => {
  it('has reasons that add up exactly, between any two months, by line and by group, in another currency', async () => {
    const random = seeded(11);
    const servers = new Map<number, Wire>();
    const volumes = new Map<number, Wire>();
    let own = list;
    let prices: string | null = null;
    let id = 0;
    for (let day = '2024-01-30'; day <= '2024-04-10'; day = addDays(day, 2)) {
      for (let n = 0; n < 3; n += 1) {
        const made = { created: `${day}T0${Math.floor(random() * 10)}:30:00Z`, labels: { team: 'a' } };
        if (random() < 0.4) servers.set((id += 1), server(id, { ...typed('cx22'), ...made }));
        const other = 1 + Math.floor(random() * (id + 1));
        const known = servers.get(other);
        if (known && random() < 0.2) servers.delete(other);
        else if (known && random() < 0.4) servers.set(other, { ...known, ...typed(random() < 0.5 ? 'cx22' : 'cx32') });
        else if (known && random() < 0.3) servers.set(other, { ...known, labels: { team: 'b' } });
      }
      if (random() < 0.4) {
        const size = 10 + Math.floor(random() * 50);
        const created = '2024-01-01T00:00:00Z';
        volumes.set(1, {
          id: 1,
          name: 'data',
          status: 'available',
          size,
          location: falkenstein,
          labels: {},
          server: null,
          created,
        });
      }
      if (random() < 0.15) own = { ...own, server_types: types((3 + random()).toFixed(4)) };
      else if (random() < 0.1) own = { ...own, server_types: [] };
      if (random() < 0.15) prices = random() < 0.5 ? null : '- { api: cloud, discount: 10 % }';
      await take(day, { servers: [...servers.values()], volumes: [...volumes.values()], prices, list: own });
    }
    const found = new Set<string>();
    for (const [from, to] of [
      ['2024-01', '2024-02'],
      ['2024-02', '2024-03'],
      ['2024-01', '2024-03'],
      ['2024-03', '2024-04'],
    ]) {
      for (const asked of ['currency: "EUR"', 'currency: "USD"', 'currency: "EUR", filter: { labels: ["team=a"] }']) {
        const change = await changeOf(
          '2024-04-10',
          `from: "${from}", to: "${to}", ${asked}, groupBy: [LABEL], labelKey: "team"`,
          `groups(first: 100) { nodes { label ${sums} } }`,
        );
        expect(change.after).toEqual(await invoiceOf('2024-04-10', `month: "${to}", ${asked}`));
        if (to !== '2024-04') {
          expect(change.before).toEqual(await invoiceOf('2024-04-10', `month: "${from}", ${asked}`));
        }
        expectToAddUp(change);
        for (const group of change.groups.nodes) expectToAddUp(group);
        for (const side of ['net', 'gross'] as const) {
          const { groups, lines, difference } = change;
          expect(
            sum(
              groups.nodes.map((group) => group.difference),
              side,
            ),
          ).toBe(difference[side].amount);
          expect(
            sum(
              lines.nodes.map((line) => line.difference),
              side,
            ),
          ).toBe(difference[side].amount);
          for (const { before, after, difference: own, parts } of lines.nodes) {
            const byHand = exact(after?.[side].amount ?? '0').minus(exact(before?.[side].amount ?? '0'));
            expect(own[side].amount).toBe(byHand.toFixed());
            expect(
              sum(
                parts.map(({ amount }) => amount),
                side,
              ),
            ).toBe(byHand.toFixed());
          }
        }
        for (const { reason } of change.byReason) found.add(reason);
        for (const group of change.groups.nodes) for (const { reason } of group.byReason) found.add(reason);
      }
    }
    const some = ['BEGAN', 'ENDED', 'GREW', 'LIST_PRICE', 'OWN_PRICE', 'EXCHANGE_RATE', 'MOVED', 'COST_UNKNOWN'];
    expect([...found]).toEqual(expect.arrayContaining(some));
  });

  const there = server(1, { ...typed('cx22'), created: '2023-01-01T00:00:00Z' });
  const between = 'from: "2026-01", to: "2026-02", currency: "EUR"';
  async function twoMonths(january: State, february: State): Promise<Change> {
    await take('2025-12-31', january);
    await take('2026-01-31', january);
    await take('2026-02-01', february);
    await take('2026-03-01', february);
    return changeOf('2026-03-02', between);
  }

  it.each<[string, State, State, readonly (readonly [string, string])[]]>([
    ['nothing where both cost the monthly price', { servers: [there] }, { servers: [there] }, []],
    [
      'what became dearer by its list price',
      { servers: [there] },
      { servers: [there], list: { ...pricing, server_types: types('4') } },
      [['LIST_PRICE', '0.21']],
    ],
    [
      'an own price',
      { servers: [there] },
      { servers: [there], prices: '- { api: cloud, discount: 50 % }' },
      [['OWN_PRICE', '-1.895']],
    ],
    [
      'the length of the month, for what costs by its hours',
      { servers: [there], prices: '- { kind: SERVER, amount: 0.01, currency: EUR, period: hour }' },
      { servers: [there], prices: '- { kind: SERVER, amount: 0.01, currency: EUR, period: hour }' },
      [['MONTH_LENGTH', '-0.72']],
    ],
  ])('names %s', async (_, january, february, expected) => {
    // The first reading of February is taken at noon, until which the former price is known to have held.
    const change = await twoMonths(january, february);
    const found = reasons(change);
    expect(found.map(([reason]) => reason)).toEqual(expected.map(([reason]) => reason));
    if (expected[0]?.[0] === 'MONTH_LENGTH') expect(found).toEqual(expected);
    expectToAddUp(change);
  });

  it('tells lines of unknown cost, and what became known', async () => {
    const change = await twoMonths({ servers: [there], list: { ...list, server_types: [] } }, { servers: [there] });
    expect(reasons(change)).toEqual([['COST_KNOWN', '3.79']]);
    expect(change).toMatchObject({ unknownCount: 1, isComplete: false, lines: { nodes: [{ isUnknown: true }] } });
  });

  it('compares a month that goes on with the other one up to the same hour, or to its end', async () => {
    await take('2025-12-31', { servers: [there] });
    const asked: [string, Amounts][] = [];
    for (let day = '2026-01-01'; day <= '2026-03-31'; day = addDays(day, 1)) {
      await take(day, { servers: [there] });
      if (day === '2026-02-10' || day === '2026-02-28') asked.push([day, await invoiceOf(day, 'currency: "EUR"', 18)]);
    }
    const tenth = await changeOf('2026-03-10', 'from: "2026-02", currency: "EUR"', '', 18);
    expect(tenth).toMatchObject({ fromUntil: new Date('2026-02-10T18:00Z'), toUntil: new Date('2026-03-10T18:00Z') });
    expect(tenth.before).toEqual(asked[0]?.[1]);
    expect(reasons(tenth)).toEqual([]);
    const last = await changeOf('2026-03-31', 'from: "2026-02", currency: "EUR"', '', 18);
    expect(last).toMatchObject({ fromUntil: new Date('2026-03-01T00:00Z'), toUntil: new Date('2026-03-31T18:00Z') });
  });

  it.each(['from: "2026-02", to: "2026-02"', 'from: "2026-03", to: "2026-02"', 'from: "x"'])(
    'refuses %s',
    async (args) => {
      await expect(changeOf('2026-03-10', args)).rejects.toThrow(/from: expected/);
    },
  );
});
