/**
 * States that v1 does not list, as they were made after its list was: their cities stand in the state that they were in
 * before.
 */
import type { Geography } from '../../../data/geography/geography.js';
import type { State } from '../../../data/geography/country.js';
import { compareFolded, fold } from '../../../data/geography/search/fold.js';

/** The code of the former state by country and code. */
const formerCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BF: { SRB: '08', SRU: '01', SUM: '12', TPO: '08' },
  ET: { CE: 'SN', SE: 'SN' },
  GB: { CBD: 'CMA', WAF: 'CMA' },
  IQ: { HA: 'SU' },
  UG: { 338: '303' },
};

function formerCode({ country, code }: State): string | undefined {
  return formerCodes[country.isoCode]?.[code];
}

export function isListed(state: State): boolean {
  return formerCode(state) === undefined;
}

/** The newer states whose cities stand in the state. */
export function newerIn({ country, code }: State): State[] {
  const codes = formerCodes[country.isoCode];
  return codes === undefined ? [] : country.states.filter((state) => codes[state.code] === code);
}

/** The names of the state's own cities, by name: with those that are in a newer state now. */
export function cityNamesIn(geography: Geography, state: State): string[] {
  const newer = newerIn(state);
  const own = geography.cityNamesOf(state);
  if (newer.length === 0) return own;
  return [...own, ...newer.flatMap((each) => geography.cityNamesOf(each))].sort((a, b) =>
    compareFolded(fold(a), fold(b)),
  );
}
