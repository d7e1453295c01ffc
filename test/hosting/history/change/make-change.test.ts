/** What changed between two days, in groups, and how much of it has no known cost. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { exact } from '../../../../src/base/decimal.js';
import { type Wire, fleet, pricing, server, serverPrice } from '../../bill/fleet.js';
import { Readings } from '../../invoice/readings.js';

interface Amount {
  readonly net: { readonly amount: string };
}
interface Sums {
  readonly before: Amount | null;
  readonly after: Amount | null;
  readonly difference: Amount | null;
  readonly byReason: readonly { readonly reason: string; readonly amount: Amount; readonly lineCount: number }[];
  readonly unknownCount: number;
}
interface Group extends Sums {
  readonly label: string | null;
}
interface Change extends Sums {
  readonly isComplete: boolean;
  readonly groupCount: number;
  readonly groups: { readonly nodes: readonly Group[] };
}

const net = '{ net { amount } }';
const sums = `before ${net} after ${net} difference ${net} byReason { reason amount ${net} lineCount } unknownCount`;
const types = [
  { id: 11, name: 'cx22', prices: [serverPrice('fsn1', '3.79', '4.51', '0.0060')] },
  { id: 13, name: 'cx32', prices: [serverPrice('fsn1', '6.80', '8.09', '0.0109')] },
];
const list = { ...pricing, server_types: types };
const made = (id: number, team: string, type = 11): Wire =>
  server(id, { labels: { team }, server_type: { id: type, name: type === 11 ? 'cx22' : 'cx32' } });

let readings: Readings;
beforeAll(async () => {
  readings = await Readings.of('CLOUD');
  const serve = (servers: readonly Wire[]) => (readings.script = fleet({ servers }, list));
  // The third is of a type without a price; the second goes to another team, and the first becomes dearer.
  serve([made(1, 'a'), made(2, 'a'), server(3, { labels: { team: 'b' }, server_type: { id: 99, name: 'odd' } })]);
  await readings.take({ day: '2026-02-01' });
  serve([made(1, 'a', 13), made(2, 'b'), made(4, 'b'), server(3, { labels: { team: 'b' }, server_type: { id: 99 } })]);
  await readings.take({ day: '2026-02-02' });
});
afterAll(() => readings.close());

async function changeOf(args = ''): Promise<Change> {
  const { hosting } = await readings.ask<{ hosting: { billChange: Change } }>(
    { day: '2026-02-02' },
    `{ hosting { billChange(from: "2026-02-01", to: "2026-02-02", currency: "EUR"${args}) {
      ${sums} isComplete groupCount groups(first: 10) { nodes { label ${sums} } } } } }`,
  );
  return hosting.billChange;
}

const reasons = ({ byReason }: Sums) =>
  byReason.map(({ reason, amount, lineCount }) => [reason, amount.net.amount, lineCount]).sort();
const amounts = ({ before, after, difference }: Sums) => [before, after, difference].map((one) => one?.net.amount);

it('counts what has no known cost, which is in no amount', async () => {
  const change = await changeOf();
  expect(change).toMatchObject({ unknownCount: 1, isComplete: true, groupCount: 0, groups: { nodes: [] } });
  expect(amounts(change)).toEqual(['7.58', '14.38', '6.8']);
});

it('has groups with the sums of their own, between which a thing moves', async () => {
  const { groupCount, groups, ...total } = await changeOf(', groupBy: [LABEL], labelKey: "team"');
  expect(groupCount).toBe(2);
  expect(groups.nodes.map((group) => [group.label, amounts(group), reasons(group), group.unknownCount])).toEqual([
    [
      'b',
      ['0', '7.58', '7.58'],
      [
        ['BEGAN', '3.79', 1],
        ['MOVED', '3.79', 1],
      ],
      1,
    ],
    [
      'a',
      ['7.58', '6.8', '-0.78'],
      [
        ['GREW', '3.01', 1],
        ['MOVED', '-3.79', 1],
      ],
      0,
    ],
  ]);
  for (const place of ['before', 'after', 'difference'] as const) {
    const sum = groups.nodes.reduce((all, group) => all.plus(exact(group[place]?.net.amount ?? '')), exact(0));
    expect(sum.toFixed()).toBe(total[place]?.net.amount);
  }
});

it('has what leaves or enters its filter as moved, not as begun or ended', async () => {
  const change = await changeOf(', filter: { labels: ["team=b"] }');
  expect(reasons(change)).toEqual([
    ['BEGAN', '3.79', 1],
    ['MOVED', '3.79', 1],
  ]);
  expect(reasons(await changeOf(', filter: { labels: ["team=a"] }'))).toContainEqual(['MOVED', '-3.79', 1]);
});

it('of a day that nobody has read has no sum, and no group', async () => {
  const { hosting } = await readings.ask<{ hosting: { billChange: Change } }>(
    { day: '2026-02-02' },
    `{ hosting { billChange(from: "2026-01-20", to: "2026-02-02", groupBy: [KIND]) { ${sums} groupCount } } }`,
  );
  expect(hosting.billChange).toMatchObject({ before: null, difference: null, byReason: [], groupCount: 0 });
});
