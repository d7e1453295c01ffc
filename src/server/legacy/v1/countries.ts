/** Countries under the names that v1 has always used, sorted by these. */
import type { Country, State } from '../../../data/geography/country.js';
import type { Geography } from '../../../data/geography/geography.js';
import { compareFolded, fold } from '../../../data/geography/search/fold.js';
import { formerCountryNames } from '../../../data/geography/search/former-country-names.js';

export function nameOf({ isoCode, name }: Country): string {
  return formerCountryNames[isoCode] ?? name;
}

/** A territory without divisions has one state of its own name. */
export function stateNameOf(state: State): string {
  return isWholeCountry(state) ? nameOf(state.country) : state.name;
}

function isWholeCountry({ code, country }: State): boolean {
  return code === country.isoCode && country.states.length === 1;
}

/** The territories without divisions that have this name only in v1. */
export function wholeCountriesNamed(countries: Geography['countries'], name: string): State[] {
  return countries.flatMap(({ states }) =>
    states.filter((state) => isWholeCountry(state) && fold(stateNameOf(state)) === fold(name)),
  );
}

export function inOrder(countries: Geography['countries']): Country[] {
  return countries.toSorted((a, b) => compareFolded(fold(nameOf(a)), fold(nameOf(b))));
}
