/** Leaps too large to be believed for being repeated, known as data: what a rate of before them is today. */

export interface KnownLeap {
  readonly code: string;
  /** The first day of the new level. */
  readonly from: string;
  /** A rate for one dollar of before, times this, is one of that day. */
  readonly factor: number;
  /** What happened, and who says so. */
  readonly source: string;
}

export const knownLeaps: readonly KnownLeap[] = [
  {
    code: 'SYP',
    from: '2026-01-01',
    factor: 1 / 100,
    source: 'Central Bank of Syria: two zeros are taken from the pound on 1 January 2026; the code stays',
  },
  {
    code: 'IRR',
    from: '2026-01-07',
    factor: 23.75,
    source:
      'currency-api: the official rate of 42,000 rials, at which nobody could buy, gives way to that of trade; ' +
      'every table from 10 January 2026 on has the new level',
  },
];

/** The factor of all that happened to the currency after the first day, up to the second; 1 when nothing did. */
export function restatement(code: string, after: string, upTo: string): number {
  return knownLeaps
    .filter((leap) => leap.code === code && leap.from > after && leap.from <= upTo)
    .reduce((product, { factor }) => product * factor, 1);
}
