/** One statement of three panels: each row is held against the account that can have such a thing. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Wire, accountAt, falkenstein, fleet, ownPrices, server } from '../../bill/fleet.js';
import { WatchedProject } from '../../invoice/watched-project.js';
import { rackOf } from '../../project.js';
import { type WrittenRow, cellsOf, fileOf } from '../reading/written.js';
import { compared } from './compared.js';

const hour = 3_600_000;
const price = (net: string, gross: string) => ({ net, gross });
/** Priced at 3.20 a month, 0.0051 an hour, and 10.00 for its order. */
const box = (id: number, created: string): Wire => ({
  id,
  name: `box-${id}`,
  status: 'active',
  labels: {},
  created: `${created}:00Z`,
  location: falkenstein,
  storage_box_type: {
    id: 5,
    name: 'bx11',
    prices: [
      {
        location: 'fsn1',
        price_hourly: price('0.0051', '0.0061'),
        price_monthly: price('3.20', '3.81'),
        setup_fee: price('10.00', '11.90'),
      },
    ],
  },
});

/** The third is ordered between the noons of 15 and 16 October. */
const racked = (day: string) => (day < '2026-10-16' ? 2 : 3);
const boxes = [
  box(501, '2025-03-01T08:00'),
  box(502, '2026-10-12T09:15'),
  box(503, '2026-10-20T00:00'),
  box(504, '2026-10-25T00:00'),
];
/** The first dedicated server has no price; the third has none for its order. */
const prices = `
- { api: dedicated, kind: SERVER, id: 2, amount: 40, currency: EUR, period: month }
- { api: dedicated, kind: SERVER, id: 3, amount: 0.097, currency: EUR, period: hour }`;

/** The paths of the cloud are plurals. */
const isOfRack = ({ path }: { readonly path: string }) =>
  /^\/(server|ip|subnet|rdns|failover|storagebox)(\/|$)/.test(path);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

let project: WatchedProject;
beforeAll(async () => {
  project = await WatchedProject.open();
  const { url } = project.upstream;
  project.accounts = (['CLOUD', 'STORAGE', 'DEDICATED'] as const).map((api) => accountAt(url, api));
  for (let noon = Date.parse('2026-09-25T12:00Z'); noon <= Date.parse('2026-11-04T12:00Z'); noon += 24 * hour) {
    const day = dayOf(noon);
    const storage_boxes = boxes.filter(({ created }) => Date.parse(String(created)) <= noon);
    // The cloud has a server with the number of a dedicated one.
    const [shop, rack] = [fleet({ servers: [server(2)], storage_boxes }), rackOf(racked(day))];
    project.special = (asked) => (isOfRack(asked) ? rack(asked) : shop(asked));
    await project.take(day, {}, 12, ownPrices(prices, Date.parse('2026-09-20T00:00Z')));
  }
});
afterAll(() => project.close());

const row = (
  [grouping, product, thing]: readonly [string, string, string],
  id: number,
  [quantity, unit, total]: readonly [string, string, string],
  days: readonly [string, string] = ['01', '31'],
): WrittenRow => ({
  grouping,
  product,
  description: `${thing} of ${grouping}`,
  thing,
  id: String(id),
  quantity,
  from: `2026-10-${days[0]}`,
  until: `2026-10-${days[1]}`,
  unit,
  total,
});
const cloud = ['Project shop', 'CX22 Cloud Server', 'Server'] as const;
const storage = ['Storage', 'BX11 Storage Box', 'Storage Box'] as const;
const dedicated = ['Robot', 'AX41-NVMe Dedicated Server', 'Server'] as const;
const rackBox = ['Robot', 'BX10 Storage Box', 'Storage Box'] as const;
const setupOf = ([grouping, product, thing]: typeof storage | typeof dedicated) =>
  [grouping, `${product} setup fee`, thing] as const;
const month = (total: string) => ['1.0000', 'Months', total] as const;
const hours = (quantity: string, total: string) => [quantity, 'Hours', total] as const;
const order = (total: string) => ['1.0000', 'Pieces', total] as const;

/** What is billed, and what that must come to. */
const planted: readonly (readonly [WrittenRow, string])[] = [
  [row(cloud, 2, month('3.7900')), 'AGREED null'],
  [row(storage, 501, month('3.2000')), 'AGREED null'],
  // 471 hours are there; 480 are billed.
  [row(storage, 502, hours('480', '2.4480'), ['12', '31']), 'DIFFERS HOURS'],
  [row(setupOf(storage), 502, order('10.0000'), ['12', '12']), 'AGREED null'],
  [row(storage, 503, hours('288', '1.4688'), ['20', '31']), 'AGREED null'],
  [row(setupOf(storage), 503, order('12.5000'), ['20', '20']), 'DIFFERS OTHER_PRICE'],
  [row(storage, 504, hours('168', '0.8568'), ['25', '31']), 'AGREED null'],
  [row(setupOf(storage), 504, order('11.9000'), ['25', '25']), 'DIFFERS TAX'],
  [row(dedicated, 1, month('37.3000')), 'NO_PRICE_HERE null'],
  [row(dedicated, 2, month('40.0000')), 'AGREED null'],
  // From noon of the 16th, when it was first seen.
  [row(dedicated, 3, hours('372', '36.0840'), ['16', '31']), 'AGREED null'],
  [row(setupOf(dedicated), 3, order('39.0000'), ['16', '16']), 'NO_PRICE_HERE WITHOUT_SETUP'],
  // Each dedicated server has a box, whose price no API has.
  ...[1, 2, 3].map((id) => [row(rackBox, id, month('3.8100')), 'NO_PRICE_HERE null'] as const),
];
const statement = planted.map(([one]) => one);

describe.each(['en', 'de'] as const)('a statement of three panels, in %s', (language) => {
  it('is held against the account of each, by the numbers and kinds of its resources', async () => {
    const { lines } = await compared(project, statement, { preview: true, language });
    const found = lines.nodes.map(({ providerId, rows: [first], verdict, cause }) =>
      [providerId, first?.product, verdict, cause].map(String).join(' '),
    );
    expect(found.sort()).toEqual(planted.map(([{ id, product }, is]) => `${id} ${product} ${is}`).sort());
  });
});

it('tells apart what has no price, and the order that has none', async () => {
  const { apart, apartCount, difference, isComplete } = await compared(project, statement, { preview: true });
  expect([apart.amount, apartCount, isComplete]).toEqual(['87.73', 5, false]);
  // Nine hours, and 2.50 and 1.90 of two orders.
  expect(Number(difference.amount)).toBeCloseTo(9 * 0.0051 + 2.5 + 1.9, 9);
});

it('offers the price of an order with that of its server', async () => {
  const { lines } = await compared(project, statement, { preview: true });
  const ofOrder = lines.nodes.find(({ cause }) => cause === 'WITHOUT_SETUP');
  expect(ofOrder?.act).toMatchObject({
    kind: 'USE_AS_OWN_PRICE',
    variables: {
      input: { api: 'DEDICATED', kind: 'SERVER', id: '3', amount: '0.097', period: 'hour', setup: '39.0000' },
    },
  });
});

it('ties each panel to the account that its products name, where two APIs have the same number', async () => {
  const text = JSON.stringify(fileOf(cellsOf(statement, 'en')));
  const { importStatement } = await project.recorded.ask<{ importStatement: { statement: { groupings: unknown } } }>(
    { day: '2026-11-05', accounts: project.accounts },
    `mutation { importStatement(input: { file: { text: ${text} } preview: true }) {
      statement { groupings { name accounts { api } } } } }`,
  );
  expect(importStatement.statement.groupings).toEqual([
    { name: 'Project shop', accounts: [{ api: 'CLOUD' }] },
    { name: 'Storage', accounts: [{ api: 'STORAGE' }] },
    { name: 'Robot', accounts: [{ api: 'DEDICATED' }] },
  ]);
});

it('judges no server of the older form, which names no panel, where two accounts have its number', async () => {
  const older =
    '"CX22","Server #2 ""web-2""\nPreis: 0,0060 €/h",2026-10-01,2026-10-31,1.0000000000,3.7900000000,3.7900,2';
  const { lines } = await compared(project, older, { preview: true });
  expect(lines.nodes.find(({ providerId, theirs }) => providerId === '2' && theirs.amount === '3.79')).toMatchObject({
    verdict: 'NOT_JUDGED',
    cause: 'SEVERAL_ACCOUNTS',
    ours: null,
    difference: null,
    act: null,
  });
  // Either may be the one that is billed.
  const unbilled = lines.nodes.filter(({ verdict }) => verdict === 'SEEN_BUT_UNBILLED').map(({ name }) => name);
  expect(unbilled).toEqual(expect.arrayContaining(['web 1', 'web 3']));
  expect(unbilled).toEqual(expect.not.arrayContaining(['server 2']));
  expect(unbilled).toEqual(expect.not.arrayContaining(['web 2']));
});
