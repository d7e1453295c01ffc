/** A table of the complete source beside the ECB's, through the sync: what is in force, and what health says of it. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '../../../../src/base/dates.js';
import { type Cdn, ecbTableOf, tableOf } from '../cdn.js';
import { startSyncing, type Syncing } from '../syncing.js';

/** That of the table that ships. */
const shipped = '2026-09-29';
const day = (count: number) => addDays(shipped, count);

const rates: Readonly<Record<string, number>> = (JSON.parse(tableOf(shipped)) as { usd: Record<string, number> }).usd;
const rateOf = (code: string) => rates[code.toLowerCase()] ?? NaN;

let at: Syncing;
beforeEach(async () => {
  at = await startSyncing();
});
afterEach(() => at.close());

interface Published {
  /** The table of the complete source, or any other text. */
  readonly complete?: string | undefined;
  readonly ecb?: string | undefined;
}

async function sync({ complete, ecb }: Published): Promise<void> {
  const publish = (cdn: Cdn) =>
    complete === undefined ? cdn.tables.delete('latest') : cdn.tables.set('latest', complete);
  [at.first, at.second].forEach(publish);
  at.first.ecb = ecb;
  await at.sync.run();
}

/** The rates of the package, times a factor each. */
const scaled = (factors: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(factors).map(([code, factor]) => [code.toLowerCase(), rateOf(code) * factor]));
const all = (factor: number) => {
  const codes = Object.keys(rates).filter((code) => code !== 'usd');
  return Object.fromEntries(codes.map((code) => [code, rateOf(code) * factor]));
};
/** The ECB's numbers of the package, but for a euro that is worth more or less. */
const movedEcb = (date: string, factor: number) => {
  const codes = [
    'USD',
    'JPY',
    'GBP',
    'INR',
    'CHF',
    'SEK',
    'NOK',
    'DKK',
    'CAD',
    'AUD',
    'KRW',
    'CNY',
    'HKD',
    'SGD',
    'NZD',
  ];
  return ecbTableOf(date, Object.fromEntries(codes.map((code) => [code, (rateOf(code) / rateOf('EUR')) * factor])));
};

const inForce = (code: string) => at.rates.rate('USD', code);
const heldCodes = () => at.rates.health().missing.map(({ code }) => code);
const disputes = () => at.rates.health().disputed.map(({ code, isHeld }) => `${code} ${isHeld ? 'held' : 'told'}`);

describe('beside an ECB of the day before', () => {
  beforeEach(() => sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) }));

  it('EUR that moves by 24 % is held alone, told with both figures, and the rest comes into force', async () => {
    await sync({ complete: tableOf(day(2), { ...scaled({ EUR: 1.24 }), aed: 3.67 }), ecb: ecbTableOf(day(1)) });
    expect(at.rates.table).toMatchObject({ date: day(2), source: 'currency-api' });
    expect(inForce('AED')).toBe(3.67);
    expect(inForce('EUR')).toBe(rateOf('EUR'));
    expect(at.rates.table.carried.get('EUR')?.date).toBe(day(1));
    expect(heldCodes()).toContain('EUR');
    expect(at.rates.health()).toMatchObject({
      lastError: null,
      refused: [],
      disputed: [
        {
          code: 'EUR',
          source: 'currency-api',
          date: day(2),
          rate: rateOf('EUR') * 1.24,
          otherSource: 'ecb',
          otherDate: day(1),
          since: day(2),
          isHeld: true,
        },
      ],
    });
    expect(at.rates.health().disputed[0]?.otherRate).toBeCloseTo(rateOf('EUR'), 6);
  });

  it('GBP at +6 % and INR at -6 % are held, each by its own usual moves', async () => {
    await sync({ complete: tableOf(day(2), scaled({ GBP: 1.06, INR: 0.94 })), ecb: ecbTableOf(day(1)) });
    expect(at.rates.table.date).toBe(day(2));
    expect(disputes()).toEqual(['GBP held', 'INR held']);
    expect([inForce('GBP'), inForce('INR')]).toEqual([rateOf('GBP'), rateOf('INR')]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['times 1.2 but for USD', all(1.2)],
    ['inverted', Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, 1 / rate]))],
    ['divided by a hundred', { ...all(0.01) }],
  ])('all rates %s are refused whole, and the rates before stay in force', async (_how, changes) => {
    await sync({ complete: tableOf(day(2), changes), ecb: ecbTableOf(day(1)) });
    expect(at.rates.table).toMatchObject({ date: day(1), source: 'currency-api' });
    expect(inForce('NPR')).toBe(rateOf('NPR'));
    const { refused, lastError } = at.rates.health();
    expect(refused).toMatchObject([{ source: 'currency-api', date: day(2) }]);
    expect(lastError).toMatch(/^currency-api .*: table refused: EUR is /);
    // The next source is asked, and what is right is taken the same day.
    await sync({ complete: tableOf(day(2), { aed: 3.67 }), ecb: ecbTableOf(day(1)) });
    expect(at.rates.table.date).toBe(day(2));
    expect(at.rates.health()).toMatchObject({ refused: [], disputed: [], lastError: null });
  });

  it('two that are swapped are held', async () => {
    const swapped = { eur: rateOf('GBP'), gbp: rateOf('EUR') };
    await sync({ complete: tableOf(day(2), swapped), ecb: ecbTableOf(day(1)) });
    expect(disputes()).toEqual(['EUR held', 'GBP held']);
    expect(at.rates.table.date).toBe(day(2));
  });

  it('without one major, and with one that is no number, all others come into force', async () => {
    await sync({ complete: tableOf(day(2), { jpy: undefined, cad: 'x', aed: 3.67 }), ecb: ecbTableOf(day(1)) });
    expect(at.rates.table.date).toBe(day(2));
    expect([inForce('AED'), inForce('JPY'), inForce('CAD')]).toEqual([3.67, rateOf('JPY'), rateOf('CAD')]);
    expect(heldCodes()).toEqual(expect.arrayContaining(['JPY', 'CAD']));
  });

  it.each<[string, string]>([
    [
      'without half of the majors',
      tableOf(
        day(2),
        Object.fromEntries('eur jpy gbp cny inr aud cad chf hkd'.split(' ').map((code) => [code, undefined])),
      ),
    ],
    ['of the day after tomorrow', tableOf(addDays(new Date().toISOString().slice(0, 10), 2))],
    ['with another unit', tableOf(day(2), { usd: 1.2 })],
    ['empty', tableOf(day(2)).replace(/"usd":.*/, '"usd":{}}')],
    ['of HTML', '<!DOCTYPE html><html></html>'],
    ['of nothing', ''],
  ])('a table %s is no table', async (_how, complete) => {
    await sync({ complete, ecb: ecbTableOf(day(1)) });
    expect(at.rates.table).toMatchObject({ date: day(1), source: 'currency-api' });
    expect(at.rates.health().lastError).toMatch(/^currency-api /);
    expect(await at.stored()).toEqual([day(1), day(1)]);
  });

  it("yesterday's table changes nothing", async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    expect(at.rates.table.date).toBe(day(1));
    expect(at.rates.health()).toMatchObject({ lastError: null, disputed: [] });
  });
});

describe('when the ECB of the day comes', () => {
  it('numbers that stood still under a new date leave force, and its own take their place', async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    await sync({ complete: tableOf(day(2)), ecb: ecbTableOf(day(1)) });
    expect(at.rates.table).toMatchObject({ date: day(2), source: 'currency-api' });
    await sync({ complete: tableOf(day(2)), ecb: movedEcb(day(2), 1.03) });
    expect(at.rates.table).toMatchObject({ date: day(2), source: 'ecb' });
    expect(inForce('EUR')).toBeCloseTo(rateOf('EUR') / 1.03, 6);
    expect(at.rates.table.carried.get('NPR')).toMatchObject({ date: day(1), source: 'currency-api' });
    expect(at.rates.health().refused).toMatchObject([
      { source: 'currency-api', date: day(2), reason: expect.stringContaining(`repeats the numbers of ${day(1)}`) },
    ]);
    expect(at.rates.health().lastError).toContain('repeats the numbers');
  });

  it('a currency that it contradicts leaves force, also over a restart, and its own figure takes the place', async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    // Within the room of some days.
    await sync({ complete: tableOf(day(4), scaled({ GBP: 1.055 })), ecb: ecbTableOf(day(1)) });
    expect(inForce('GBP')).toBe(rateOf('GBP') * 1.055);
    await sync({ complete: tableOf(day(4), scaled({ GBP: 1.055 })), ecb: ecbTableOf(day(4)) });
    expect(disputes()).toEqual(['GBP held']);
    expect(at.rates.table.carried.get('GBP')).toEqual({ date: day(4), source: 'ecb' });
    expect(inForce('GBP')).toBeCloseTo(rateOf('GBP'), 6);
    const again = await at.restarted();
    expect(again.rate('USD', 'GBP')).toBe(inForce('GBP'));
    expect(again.health().disputed).toEqual(at.rates.health().disputed);
  });

  it('a true crash, doubted in the morning, is believed, also over a restart', async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    const crash = { complete: tableOf(day(2), scaled({ CHF: 0.85 })) };
    await sync({ ...crash, ecb: ecbTableOf(day(1)) });
    expect(inForce('CHF')).toBe(rateOf('CHF'));
    await sync({ ...crash, ecb: ecbTableOf(day(2), { CHF: (rateOf('CHF') / rateOf('EUR')) * 0.86 }) });
    expect(inForce('CHF')).toBe(rateOf('CHF') * 0.85);
    expect(at.rates.health().disputed).toEqual([]);
    expect((await at.restarted()).rate('USD', 'CHF')).toBe(inForce('CHF'));
  });

  it('and is wrong itself, its figure is held and changes nothing', async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    const wrong = ecbTableOf(day(2), { JPY: rateOf('JPY') / rateOf('EUR') / 10 });
    await sync({ complete: tableOf(day(2)), ecb: wrong });
    expect(at.rates.table).toMatchObject({ date: day(2), source: 'currency-api' });
    expect(inForce('JPY')).toBe(rateOf('JPY'));
    expect(at.rates.health().disputed).toMatchObject([{ code: 'JPY', source: 'ecb', otherSource: 'currency-api' }]);
    const again = await at.restarted();
    expect(again.rate('USD', 'JPY')).toBe(rateOf('JPY'));
    expect(again.health().disputed).toEqual(at.rates.health().disputed);
  });

  it('and repeats the numbers of the day before while the other moved, it is refused', async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    await sync({ complete: tableOf(day(2), { ...all(1.01) }), ecb: ecbTableOf(day(2)) });
    expect(at.rates.table).toMatchObject({ date: day(2), source: 'currency-api' });
    expect(at.rates.health().refused).toMatchObject([{ source: 'ecb', date: day(2) }]);
  });

  it('a drift of three per cent a day is held from the second day on', async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    const seen: string[][] = [];
    for (const count of [2, 3, 4]) {
      await sync({ complete: tableOf(day(count), scaled({ EUR: 1.03 ** (count - 1) })), ecb: ecbTableOf(day(count)) });
      seen.push(disputes());
    }
    expect(seen).toEqual([[], ['EUR held'], ['EUR held']]);
  });

  it('and is sick as a whole, it is refused', async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    await sync({ complete: tableOf(day(2)), ecb: ecbTableOf(day(2), { USD: 1.5 / rateOf('EUR') }) });
    expect(at.rates.table).toMatchObject({ date: day(2), source: 'currency-api' });
    expect(at.rates.health().refused).toMatchObject([{ source: 'ecb', date: day(2) }]);
    expect([inForce('EUR'), inForce('GBP')]).toEqual([rateOf('EUR'), rateOf('GBP')]);
  });
});

describe('a doubt ends', () => {
  it('after three days in a row: the figure is in force, and the dispute is told as a fact', async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    for (const count of [2, 3, 4]) {
      await sync({ complete: tableOf(day(count), scaled({ EUR: 1.24 })), ecb: ecbTableOf(day(count)) });
      expect(disputes()).toEqual(['EUR held']);
      expect(inForce('EUR')).toBeCloseTo(rateOf('EUR'), 6);
    }
    for (const count of [5, 6, 7, 12]) {
      await sync({ complete: tableOf(day(count), scaled({ EUR: 1.24 + count / 1000 })), ecb: ecbTableOf(day(count)) });
      expect(inForce('EUR')).toBe(rateOf('EUR') * (1.24 + count / 1000));
      expect(at.rates.health().disputed).toMatchObject([{ code: 'EUR', since: day(2), isHeld: false }]);
      expect((await at.restarted()).health().disputed).toEqual(at.rates.health().disputed);
    }
    await sync({ complete: tableOf(day(13)), ecb: ecbTableOf(day(13)) });
    expect(inForce('EUR')).toBe(rateOf('EUR'));
    expect(disputes()).toEqual([]);
  });

  it('of a whole table, too: no rate stops for long', async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    for (const count of [2, 3, 4]) {
      await sync({ complete: tableOf(day(count), all(1.2)), ecb: ecbTableOf(day(count)) });
      expect(at.rates.table).toMatchObject({ date: day(count), source: 'ecb' });
      expect(at.rates.table.carried.get('NPR')?.date).toBe(day(1));
    }
    await sync({ complete: tableOf(day(5), all(1.2)), ecb: ecbTableOf(day(5)) });
    expect(at.rates.table).toMatchObject({ date: day(5), source: 'currency-api' });
    expect(inForce('NPR')).toBe(rateOf('NPR') * 1.2);
    expect(at.rates.health().refused).toEqual([]);
    expect(at.rates.health().disputed.length).toBeGreaterThan(20);
  });

  it('but one that is absurd stays held, however often it is repeated', async () => {
    await sync({ complete: tableOf(day(1)), ecb: ecbTableOf(day(1)) });
    for (let count = 2; count < 9; count++) {
      await sync({ complete: tableOf(day(count), scaled({ EUR: 3 })), ecb: ecbTableOf(day(count)) });
      expect(disputes()).toEqual(['EUR held']);
      expect(at.rates.table.carried.get('EUR')).toEqual({ date: day(count), source: 'ecb' });
    }
  });
});

describe('after 60 days without a table', () => {
  it('EUR that doubled is held against the ECB alone', async () => {
    await sync({ complete: tableOf(day(60), scaled({ EUR: 2, GBP: 1.02 })), ecb: ecbTableOf(day(59)) });
    expect(at.rates.table.date).toBe(day(60));
    expect(disputes()).toEqual(['EUR held']);
    expect(at.rates.table.carried.get('EUR')).toEqual({ date: day(59), source: 'ecb' });
    expect(inForce('GBP')).toBe(rateOf('GBP') * 1.02);
  });

  it('a euro of the ECB that doubled is not believed instead', async () => {
    const wrong = {
      complete: tableOf(day(60), scaled({ EUR: 1.02 })),
      ecb: ecbTableOf(day(60), { USD: 0.5 / rateOf('EUR') }),
    };
    for (let count = 0; count < 2; count++) {
      await sync(wrong);
      expect(at.rates.table).toMatchObject({ date: day(60), source: 'currency-api' });
      expect(inForce('EUR')).toBe(rateOf('EUR') * 1.02);
    }
    expect((await at.restarted()).rate('USD', 'EUR')).toBe(inForce('EUR'));
  });

  it('with one source each the other one is enough', async () => {
    await sync({ complete: tableOf(day(60), scaled({ GBP: 1.02 })) });
    expect(at.rates.table).toMatchObject({ date: day(60), source: 'currency-api' });
    expect(at.rates.health()).toMatchObject({ lastError: null, disputed: [] });
    await sync({ ecb: ecbTableOf(day(61)) });
    expect(at.rates.table).toMatchObject({ date: day(61), source: 'ecb' });
    expect(inForce('NPR')).toBe(rateOf('NPR'));
  });
});
