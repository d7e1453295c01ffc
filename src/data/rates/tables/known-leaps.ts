/** Leaps too large to be believed when repeated, listed as data: they restate older rates in today's terms. */

interface KnownLeap {
  readonly code: string;
  /** The first day of the new level. */
  readonly from: string;
  /** A rate for one dollar from before, times this factor, is a rate of that day. */
  readonly factor: number;
  /** True if the currency changed its unit, one of which is worth `factor` old ones; nothing was lost or won. */
  readonly isNewUnit: boolean;
  /** The event, with its source. */
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

/** The product of all leaps of the currency after the first day, up to the second; 1 when there were none. */
export function restatement(code: string, after: string, upTo: string): number {
  return factorOf(leapsOf(code, after, upTo));
}

/** The same for changes of the unit alone. */
export function unitChange(code: string, after: string, upTo: string): number {
  return factorOf(leapsOf(code, after, upTo).filter(({ isNewUnit }) => isNewUnit));
}

function leapsOf(code: string, after: string, upTo: string): readonly KnownLeap[] {
  return knownLeaps.filter((leap) => leap.code === code && leap.from > after && leap.from <= upTo);
}

function factorOf(leaps: readonly KnownLeap[]): number {
  return leaps.reduce((product, { factor }) => product * factor, 1);
}
