/** Countries under the names that v1 has always used, sorted by these. */
import type { Country, State } from '../../../data/geography/country.js';
import type { Geography } from '../../../data/geography/geography.js';
import { compareFolded, fold } from '../../../data/geography/search/fold.js';
import { formerStateName } from '../../../data/geography/search/former-state-names.js';
import { formerCountryNames } from '../../../data/geography/search/former-country-names.js';
import { ofEach } from '../../../base/of-each.js';
import { formerChildrenOf, isListed } from './newer-states.js';

export function nameOf({ isoCode, name }: Country): string {
  return formerCountryNames[isoCode] ?? name;
}

/** A territory without divisions has one state of its own name; others keep the names that they had before those of English. */
export function stateNameOf(state: State): string {
  return isWholeCountry(state) ? nameOf(state.country) : (formerStateName(state) ?? state.name);
}

/** The states of a country by the names that v1 has always used, without those that it does not list. */
export const statesInOrder = ofEach((country: Country): readonly State[] => inOrderOfNames(country.states));

/** The listed states below a state, in the same order: with those that lie in a newer state now. */
export function childrenOf(state: State): readonly State[] {
  return inOrderOfNames([...state.children, ...formerChildrenOf(state)]);
}

function inOrderOfNames(states: readonly State[]): readonly State[] {
  return states.filter(isListed).sort((a, b) => compareFolded(fold(stateNameOf(a)), fold(stateNameOf(b))));
}

/** The states that have this name only in v1. */
export function formerlyNamed(countries: Geography['countries'], name: string): State[] {
  const key = fold(name);
  return countries.flatMap(({ states }) =>
    states.filter((state) => {
      const former = formerStateName(state);
      return former !== undefined && fold(former) === key;
    }),
  );
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
