/** Currencies of the ECB's series that gave way to others: what took their place, and at how many units for one. */

export interface Succession {
  readonly code: string;
  readonly successor: string;
  /** The first day of the successor. */
  readonly from: string;
  /** Units for one of the successor, in the digits of the law. */
  readonly units: string;
}

const euro = 'EUR';

/** Conversion rates: Council Regulation (EC) 2866/98 as amended up to 2026. New units: laws 5083 of Turkey, 348/2004 of Romania. */
const successions: readonly Succession[] = [
  { code: 'BGN', successor: euro, from: '2026-01-01', units: '1.95583' },
  { code: 'CYP', successor: euro, from: '2008-01-01', units: '0.585274' },
  { code: 'EEK', successor: euro, from: '2011-01-01', units: '15.6466' },
  { code: 'HRK', successor: euro, from: '2023-01-01', units: '7.53450' },
  { code: 'LTL', successor: euro, from: '2015-01-01', units: '3.45280' },
  { code: 'LVL', successor: euro, from: '2014-01-01', units: '0.702804' },
  { code: 'MTL', successor: euro, from: '2008-01-01', units: '0.429300' },
  { code: 'ROL', successor: 'RON', from: '2005-07-01', units: '10000' },
  { code: 'SIT', successor: euro, from: '2007-01-01', units: '239.640' },
  { code: 'SKK', successor: euro, from: '2009-01-01', units: '30.1260' },
  { code: 'TRL', successor: 'TRY', from: '2005-01-01', units: '1000000' },
];

const byCode = new Map(successions.map((succession) => [succession.code, succession]));

export const pastCodes: readonly string[] = successions.map(({ code }) => code);

export function successionOf(code: string): Succession | undefined {
  return byCode.get(code);
}

/** The currency whose place it took in a new unit. */
export function redenominated(successor: string): Succession | undefined {
  return successor === euro ? undefined : successions.find((each) => each.successor === successor);
}

/** Those that the law had converted to the euro by the day. */
export function fixedToEuro(date: string): readonly Succession[] {
  return successions.filter(({ successor, from }) => successor === euro && from <= date);
}
