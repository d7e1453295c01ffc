/** Leaps too large to be believed for being repeated, known as data: what a rate of before them is today. */

interface KnownLeap {
  readonly code: string;
  /** The first day of the new level. */
  readonly from: string;
  /** A rate for one dollar of before, times this, is one of that day. */
  readonly factor: number;
  /** The currency counts in another unit from then on, worth as many of the old as the factor says: nothing was lost or won. */
  readonly isNewUnit: boolean;
  /** What happened, and who says so. */
  readonly source: string;
}

const knownLeaps: readonly KnownLeap[] = [
  {
    code: 'SYP',
    from: '2026-01-01',
    factor: 1 / 100,
    isNewUnit: true,
    source: 'Central Bank of Syria: two zeros are taken from the pound on 1 January 2026; the code stays',
  },
  {
    code: 'IRR',
    from: '2026-01-07',
    factor: 23.75,
    isNewUnit: false,
    source:
      'currency-api: the official rate of 42,000 rials, at which nobody could buy, gives way to that of trade; ' +
      'every table from 10 January 2026 on has the new level',
  },
];

/** The factor of all that happened to the currency after the first day, up to the second; 1 when nothing did. */
export function restatement(code: string, after: string, upTo: string): number {
  return factorOf(leapsOf(code, after, upTo));
}

/** The same of new units alone. */
export function unitChange(code: string, after: string, upTo: string): number {
  return factorOf(leapsOf(code, after, upTo).filter(({ isNewUnit }) => isNewUnit));
}

function leapsOf(code: string, after: string, upTo: string): readonly KnownLeap[] {
  return knownLeaps.filter((leap) => leap.code === code && leap.from > after && leap.from <= upTo);
}

function factorOf(leaps: readonly KnownLeap[]): number {
  return leaps.reduce((product, { factor }) => product * factor, 1);
}
