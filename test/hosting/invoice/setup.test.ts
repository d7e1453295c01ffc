/** What an order costs once, and of which month it is charged. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fleet, server } from '../bill/fleet.js';
import { rackOf } from '../project.js';
import { type ChargedLine, Readings, daysOf } from './readings.js';

let readings: Readings;
afterEach(() => readings.close());

const setupOf = ({ setup }: ChargedLine) => setup && [Number(setup.net.amount), Number(setup.gross.amount)];

describe('the setup price of a dedicated server', () => {
  const amount = 'api: dedicated, kind: SERVER, amount: 72, currency: EUR, period: month, vat: 19';
  const prices = `- { ${amount}, setup: 39 }`;
  beforeEach(async () => {
    readings = await Readings.of('DEDICATED');
  });

  const servers = async () => (await readings.lines('2026-11', '2026-12-02')).filter(({ kind }) => kind === 'SERVER');
  async function readWithSecondFrom(first: string, pricesOf: (day: string) => string | null): Promise<void> {
    for (const day of daysOf('2026-10-31', '2026-12-02')) {
      readings.script = rackOf(day < first ? 1 : 2);
      await readings.take({ day, prices: pricesOf(day) });
    }
  }

  it('is charged in the month in which it appeared, once, and not of what was there when all was first read', async () => {
    await readWithSecondFrom('2026-11-16', () => prices);
    const [first, second] = await servers();
    expect(first).toMatchObject({ setup: null, net: { amount: '72' }, assumptions: [] });
    expect(second && setupOf(second)).toEqual([39, 46.41]);
    // 348 of 720 hours, and the order.
    expect(Number(second?.net.amount)).toBeCloseTo(34.8 + 39, 8);
    expect(second?.segments).toMatchObject([{ from: new Date('2026-11-16T12:00:00.000Z'), isCapped: false }]);
    expect(Number(second?.segments[0]?.amount?.net.amount)).toBeCloseTo(34.8, 8);
    const later = await readings.lines('2026-12', '2026-12-02');
    expect(later.map(setupOf).filter((setup) => setup !== null)).toEqual([]);
    const all = (await servers()).reduce((sum, { net }) => sum + Number(net.amount), 0);
    expect(await readings.spentIn('2026-11', '2026-11-01', '2026-12-02')).toBeCloseTo(all, 8);
  });

  it('may be stated after the order, and is none of orders before its first day', async () => {
    await readWithSecondFrom('2026-11-16', (day) => {
      if (day < '2026-11-20') return null;
      return day < '2026-11-25'
        ? prices
        : `- { ${amount}, setup: 50, from: 2026-11-25 }\n- { ${amount}, setup: 39, until: 2026-11-24 }`;
    });
    expect((await servers()).map(setupOf)).toEqual([null, [39, 46.41]]);
  });

  it('is assumed to be none where nobody has stated it', async () => {
    await readWithSecondFrom('2026-11-16', () => `- { ${amount} }`);
    expect((await servers()).map(({ setup, assumptions }) => [setup, assumptions.includes('WITHOUT_SETUP')])).toEqual([
      [null, false],
      [null, true],
    ]);
  });

  it('is not charged where the readings before were of a part', async () => {
    readings.script = ({ path }) =>
      path === '/server'
        ? { status: 500, body: { error: { status: 500, code: 'ERROR', message: 'no' } } }
        : { body: [] };
    await readings.take({ day: '2026-11-02', prices });
    readings.script = rackOf(1);
    for (const day of ['2026-11-03', '2026-12-01']) await readings.take({ day, prices });
    expect((await servers()).map(setupOf)).toEqual([null]);
  });
});

describe('the setup price of a storage box', () => {
  const price = (net: string, gross: string) => ({ net, gross });
  const box = (id: number, created: string) => ({
    id,
    name: `box ${id}`,
    status: 'active',
    labels: {},
    created,
    location: { id: 1, name: 'fsn1', country: 'DE', city: 'Falkenstein', latitude: 50.4, longitude: 12.3 },
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
  beforeEach(async () => {
    readings = await Readings.of('STORAGE');
    readings.script = fleet({ storage_boxes: [1, 2, 3].map((id) => box(id, `2026-1${id - 1}-05T06:00:00Z`)) });
  });

  it('is that of its list, in the month of its creation, whenever it was first seen, and beside the cap', async () => {
    for (const day of ['2026-09-30', '2026-12-01', '2027-01-01']) {
      const isThere = (id: number) => `2026-1${id - 1}-05` <= day;
      readings.script = fleet({
        storage_boxes: [1, 2, 3].filter(isThere).map((id) => box(id, `2026-1${id - 1}-05T06:00:00Z`)),
      });
      await readings.take({ day });
    }
    const months = ['2026-10', '2026-11', '2026-12'];
    const lines = await Promise.all(months.map((month) => readings.lines(month, '2027-01-01')));
    expect(lines.map((all) => all.map(setupOf))).toEqual([[[10, 11.9]], [null, [10, 11.9]], [null, null, [10, 11.9]]]);
    // 642 hours at 0.0051 would be 3.2742: the cap of the month holds, and the order comes in addition.
    expect(lines[2]?.[2]).toMatchObject({ net: { amount: '13.2' }, segments: [{ hours: 642, isCapped: true }] });
  });

  it('is what an own price says, though a factor leaves it alone', async () => {
    const prices = `
- { api: storage, id: 2, amount: 3, currency: EUR, period: month, setup: 0 }
- { api: storage, id: 3, amount: 3, currency: EUR, period: month }
- { api: storage, scale: 0.5 }`;
    readings.script = fleet({ storage_boxes: [1, 2, 3].map((id) => box(id, '2026-11-05T06:00:00Z')) });
    for (const day of ['2026-11-05', '2026-12-01']) await readings.take({ day, prices });
    expect((await readings.lines('2026-11', '2026-12-01')).map(setupOf)).toEqual([
      [10, 11.9],
      [0, 0],
      [10, 11.9],
    ]);
    const { hosting } = await readings.ask<{ hosting: { bill: { net: { amount: string } } } }>(
      { day: '2026-12-01', prices },
      '{ hosting { bill(currency: "EUR", maxAge: 0) { net { amount } } } }',
    );
    expect(hosting.bill.net.amount).toBe('7.6');
  });
});

it('is charged of a server, and not of its backups', async () => {
  readings = await Readings.of('CLOUD');
  const prices = '- { api: cloud, id: 1, amount: 10, currency: EUR, period: month, setup: 5 }';
  readings.script = fleet({ servers: [server(1, { backup_window: '22-02', created: '2026-11-05T06:00:00Z' })] });
  for (const day of ['2026-11-04', '2026-12-01']) await readings.take({ day, prices });
  const lines = await readings.lines('2026-11', '2026-12-01');
  expect(lines.map((line) => [line.kind, setupOf(line)]).sort()).toEqual([
    ['BACKUP', null],
    ['SERVER', [5, 5]],
  ]);
});
