import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { compileEcb, printEcb } from '../../../src/tools/rates/compile-ecb-history.js';
import { EcbHistory, ecbHistoryPath } from '../../../src/data/rates/tables/ecb-history.js';
import { packDifferences, unpackDifferences } from '../../../src/data/rates/tables/vlq.js';

const known = ['CHF', 'EUR', 'ISK', 'JPY', 'USD'];
const csv = `Date,USD,JPY,CYP,ISK,CHF,
2000-01-05,1.0368,107,0.5,N/A,1.6,
2000-01-04,1.03,105.88,0.5,70.1,N/A,
1999-12-30,1.0046,102.73,0.5,N/A,1.6051,
`;
const read = (text: string) => new EcbHistory(compileEcb(text, known), known);
const points = (history: EcbHistory, to: string) => [...history.points('EUR', to, '1999-01-01', '2001-01-01')];

describe('the compiled series of the ECB', () => {
  it('has each figure of the known currencies on its day, in order, and no other', () => {
    const history = read(csv);
    expect(history.dates).toEqual(['1999-12-30', '2000-01-04', '2000-01-05']);
    expect(points(history, 'USD').map(({ rate }) => rate.toFixed(4))).toEqual(['1.0046', '1.0300', '1.0368']);
    expect(points(history, 'ISK')).toEqual([{ date: '2000-01-04', rate: expect.closeTo(70.1, 9) }]);
    expect(points(history, 'CHF').map(({ date }) => date)).toEqual(['1999-12-30', '2000-01-05']);
    expect(points(history, 'CYP')).toEqual([]);
    expect([...history.points('USD', 'EUR', '2000-01-05', '2000-01-05')]).toEqual([
      { date: '2000-01-05', rate: 0.96450617284 },
    ]);
  });

  it('gives tables, the newest first, as the sync makes them of a document of the ECB', () => {
    const [table, ...earlier] = read(csv).upTo('2000-01-04');
    expect(table).toMatchObject({ date: '2000-01-04', source: 'ecb', timestamp: Date.UTC(2000, 0, 4) / 1000 });
    expect(Object.fromEntries(table?.rates ?? [])).toEqual({
      EUR: 1 / 1.03,
      ISK: 70.1 / 1.03,
      JPY: 105.88 / 1.03,
      USD: 1,
    });
    expect(earlier.map(({ date }) => date)).toEqual(['1999-12-30']);
  });

  it.each([
    ['Day,USD\n2000-01-05,1', 'Expected a first column Date, but got Day'],
    ['Date,USD\n2000-13-05,1', 'Expected a date as yyyy-mm-dd, but got 2000-13-05'],
    ['Date,USD\n2000-01-05,1e3', 'Expected a positive rate, but got 1e3'],
    ['Date,USD\n2000-01-05,0.0', 'Expected a positive rate, but got 0.0'],
    ['Date,USD', 'Expected at least one day, but got none'],
  ])('is not made of %j', (text, message) => expect(() => compileEcb(text, known)).toThrow(message));

  it('is committed as the script prints it', () => {
    const text = readFileSync(ecbHistoryPath, 'utf8');
    expect(printEcb(JSON.parse(text)) === text).toBe(true);
  });
});

it('whole numbers come back as they were packed', () => {
  const numbers = fc.array(fc.integer({ min: -(2 ** 50), max: 2 ** 50 }));
  fc.assert(fc.property(numbers, (given) => expect(unpackDifferences(packDifferences(given))).toEqual(given)));
  expect(() => unpackDifferences('A!')).toThrow('but got !');
});
