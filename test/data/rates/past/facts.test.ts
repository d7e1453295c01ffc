/** The facts on currencies of the past: each has its source, none contradicts another, and CLDR only where a source is named. */
import { describe, expect, it } from '@jest/globals';
import { isDate } from '../../../../src/base/dates.js';
import { digitsIn } from '../../../../src/base/decimal.js';
import { regions } from '../../../../src/data/rates/cldr.js';
import { knownCodes } from '../../../../src/data/rates/currency-list.js';
import { issuer } from '../../../../src/data/rates/flags.js';
import { pastCurrencies, type PastCurrency } from '../../../../src/data/rates/past/facts.js';
import { tenderPeriods } from '../../../../src/data/rates/tender-period.js';
import { world } from '../world.js';

const byCode = new Map(pastCurrencies.map((fact) => [fact.code, fact]));
const cases = pastCurrencies.map((fact): [string, PastCurrency] => [fact.code, fact]);
const periodsOf = (code: string) =>
  Object.keys(regions())
    .flatMap(tenderPeriods)
    .filter((period) => period.code === code);

describe.each(cases)('the fact on %s', (code, fact) => {
  const { successor, units, successorUnits, from, firstDay, lastDay, source, lastDaySource } = fact;

  it('has a source with a name and a date, no later than what it says', () => {
    expect(source.name).toMatch(/\w{4}/);
    expect(isDate(source.date)).toBe(true);
    if (lastDaySource) expect(isDate(lastDaySource.date) && lastDaySource.name !== '').toBe(true);
  });

  it('has days in order, and a positive ratio in digits', () => {
    for (const day of [firstDay, lastDay, from]) expect(isDate(day)).toBe(true);
    expect(firstDay < from && firstDay < lastDay).toBe(true);
    for (const digits of [units, successorUnits]) {
      expect(digitsIn(digits)).toBe(digits);
      expect(Number(digits)).toBeGreaterThan(0);
    }
  });

  it('is the only one on it, and leads to a currency that is in use or has a fact of its own', () => {
    expect(pastCurrencies.filter((other) => other.code === code)).toEqual([fact]);
    expect(knownCodes(world)).not.toContain(code);
    const next = byCode.get(successor);
    expect(next !== undefined || knownCodes(world).includes(successor)).toBe(true);
    // Fixed to one that is itself fixed elsewhere would be a rate of two laws.
    if (next) expect(lastDay < next.from).toBe(true);
  });

  it('has the first day of CLDR, and its last one unless another source is named', () => {
    const periods = periodsOf(code);
    expect(periods.map((period) => period.from)).toContain(firstDay);
    const ends = periods.map((period) => period.to);
    if (lastDaySource) expect(ends).not.toContain(lastDay);
    else expect(ends).toContain(lastDay);
  });

  it('has an issuer with a flag', () => {
    expect(world.countries.map(({ isoCode }) => isoCode.toLowerCase())).toContain(issuer(code));
  });
});

it('no two currencies are continued by one, so that a chain has one way back', () => {
  const continued = pastCurrencies.filter(({ change }) => change === 'redenominated').map(({ successor }) => successor);
  expect(new Set(continued).size).toBe(continued.length);
});
