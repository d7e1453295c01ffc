/** The precision of amounts of a currency: in law by ISO 4217, on display and in cash by CLDR. */
import { jsonObject } from '../../../base/checked.js';
import { fractions } from '../cldr.js';
import { digitsOf, exact } from '../../../base/decimal.js';

interface CurrencyPrecision {
  /** Decimals by ISO 4217. */
  readonly minorUnits: number;
  /** Decimals that CLDR displays. */
  readonly displayDigits: number;
  /** The smallest amount in cash by CLDR, as digits. */
  readonly cashStep: string;
}

/**
 * ISO 4217, lists one and three, as amended to 2026: currencies without two decimals. MGA, MRU and MRO divide into
 * fifths, yet the standard gives them two.
 */
const notTwo: Readonly<Record<number, string>> = {
  0: 'BEF BIF BYR CLP DJF ESP GNF GRD ISK ITL JPY KMF KRW LUF PTE PYG RWF TRL UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const digitsByLaw = new Map(
  Object.entries(notTwo).flatMap(([digits, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(digits)]),
  ),
);

export function minorUnits(code: string): number {
  return digitsByLaw.get(code) ?? 2;
}

export function precisionOf(code: string): CurrencyPrecision {
  const known = fractions();
  const info = jsonObject(known[code] ?? known.DEFAULT);
  const displayDigits = Number(info._digits);
  const cashDigits = Number(info._cashDigits ?? info._digits);
  // In units of the last decimal; 0 and 1 both mean no coarser step.
  const step = Math.max(Number(info._cashRounding ?? info._rounding), 1);
  return {
    minorUnits: minorUnits(code),
    displayDigits,
    cashStep: digitsOf(exact(step).shiftedBy(-cashDigits), cashDigits),
  };
}
