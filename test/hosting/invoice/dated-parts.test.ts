/** What an own price that has begun or ended charges: its days, whenever the bill was read. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fleet, server, serverPrice, pricing } from '../bill/fleet.js';
import { rackOf } from '../project.js';
import { Readings, daysOf } from './readings.js';

let readings: Readings;
afterEach(() => readings.close());

describe('the price of a dedicated server', () => {
  const prices = '- { api: dedicated, kind: SERVER, amount: 49.05, currency: EUR, period: month, until: 2026-11-20 }';
  beforeEach(async () => {
    readings = await Readings.of('DEDICATED');
    readings.script = rackOf(1);
  });

  it.each([
    ['each day', daysOf('2026-10-31', '2026-12-01')],
    ['now and then', ['2026-10-25', '2026-11-02', '2026-11-18', '2026-11-26', '2026-12-01']],
  ])('that has ended is charged up to its last day, read %s', async (_, days) => {
    for (const day of days) await readings.take({ day, prices });
    const line = (await readings.lines('2026-11', '2026-12-01')).find(({ kind }) => kind === 'SERVER');
    expect(line?.segments).toMatchObject([
      {
        from: new Date('2026-11-01T00:00:00.000Z'),
        until: new Date('2026-11-21T00:00:00.000Z'),
        hours: 480,
        isInferred: false,
      },
      {
        from: new Date('2026-11-21T00:00:00.000Z'),
        until: null,
        isInferred: false,
        unknownReason: 'NO_PRICE',
        amount: null,
      },
    ]);
    expect(Number(line?.net.amount)).toBeCloseTo(32.7, 8);
    expect(line?.isUnknown).toBe(true);
  });
});

describe('the price of a cloud server', () => {
  const prices = '- { kind: SERVER, scale: 0.5, from: 2026-11-11, until: 2026-11-20 }';
  const list = {
    ...pricing,
    server_types: [
      { id: 11, name: 'cx22', prices: [serverPrice('fsn1', '3.79', '4.51', '0.0060')] },
      { id: 13, name: 'cx32', prices: [serverPrice('fsn1', '6.80', '8.09', '0.0109')] },
    ],
  };
  const cx22 = server(1, { server_type: { id: 11, name: 'cx22' } });
  beforeEach(async () => {
    readings = await Readings.of('CLOUD');
    readings.script = fleet({ servers: [cx22] }, list);
  });

  const halved = [
    { until: new Date('2026-11-11T00:00:00.000Z'), hours: 240, isInferred: false, amount: { net: { amount: '1.44' } } },
    { until: new Date('2026-11-21T00:00:00.000Z'), hours: 240, isInferred: false, amount: { net: { amount: '0.72' } } },
    { until: null, hours: 240, isInferred: false, amount: { net: { amount: '1.44' } } },
  ];

  it.each([
    ['each day', daysOf('2026-10-31', '2026-12-01')],
    ['never while it was in force', ['2026-10-31', '2026-11-10', '2026-11-22', '2026-12-01']],
  ])('changes on the days of one of your own, read %s', async (_, days) => {
    for (const day of days) await readings.take({ day, prices });
    expect((await readings.lines('2026-11', '2026-12-01'))[0]?.segments).toMatchObject(halved);
  });

  it('begins where the list price changes with it, at the list price that was read before', async () => {
    const half = '- { kind: SERVER, scale: 0.5, from: 2026-11-11 }';
    const risen = {
      ...list,
      server_types: [{ id: 11, name: 'cx22', prices: [serverPrice('fsn1', '5', '5', '0.0080')] }],
    };
    for (const day of daysOf('2026-10-31', '2026-12-01')) {
      readings.script = fleet({ servers: [cx22] }, day < '2026-11-11' ? list : risen);
      await readings.take({ day, prices: half });
    }
    expect((await readings.lines('2026-11', '2026-12-01'))[0]?.segments).toMatchObject([
      {
        until: new Date('2026-11-11T00:00:00.000Z'),
        hours: 240,
        isInferred: false,
        amount: { net: { amount: '1.44' } },
      },
      { until: new Date('2026-11-11T12:00:00.000Z'), hours: 12, amount: { net: { amount: '0.036' } } },
      { until: null, hours: 468, amount: { net: { amount: '1.872' } } },
    ]);
  });

  it('does not begin where it was taken back before its day', async () => {
    const half = '- { kind: SERVER, scale: 0.5, from: 2026-11-11 }';
    for (const day of daysOf('2026-10-31', '2026-12-01'))
      await readings.take({ day, prices: day < '2026-11-11' ? half : null });
    expect((await readings.lines('2026-11', '2026-12-01'))[0]?.segments).toMatchObject([
      { hours: 720, isInferred: false },
    ]);
  });

  it('changes on them also before the first reading, which saw the server at another price', async () => {
    for (const day of ['2026-11-25', '2026-12-01']) await readings.take({ day, prices });
    const [line] = await readings.lines('2026-11', '2026-12-01');
    expect(line?.segments).toMatchObject(halved.map((segment) => ({ ...segment, isInferred: true })));
  });

  it('ends with the month before, though it was read on neither side of midnight', async () => {
    const until = '- { kind: SERVER, scale: 0.5, until: 2026-10-31 }';
    for (const day of ['2026-09-30', '2026-10-29', '2026-11-03', '2026-12-01']) {
      await readings.take({ day, prices: until });
    }
    const net = async (month: string) => (await readings.lines(month, '2026-12-01')).map((line) => line.net.amount);
    expect(await net('2026-10')).toEqual(['1.895']);
    expect(await net('2026-11')).toEqual(['3.79']);
  });

  it('is inferred where another price was set only between the readings, or it was resized', async () => {
    await readings.take({ day: '2026-10-31' });
    await readings.take({ day: '2026-11-12' });
    await readings.take({ day: '2026-11-13', prices });
    readings.script = fleet({ servers: [{ ...cx22, server_type: { id: 13, name: 'cx32' } }] }, list);
    await readings.take({ day: '2026-11-22', prices });
    await readings.take({ day: '2026-12-01', prices });
    expect((await readings.lines('2026-11', '2026-12-01'))[0]?.segments).toMatchObject([
      { product: 'cx22', until: new Date('2026-11-13T12:00:00.000Z'), isInferred: true },
      // Until its last day, as it was foreseen, and at the list price until the resize was read.
      { product: 'cx22', until: new Date('2026-11-21T00:00:00.000Z'), amount: { net: { amount: '0.54' } } },
      { product: 'cx22', until: new Date('2026-11-22T12:00:00.000Z'), isInferred: true },
      { product: 'cx32', until: null, isInferred: true },
    ]);
  });
});
