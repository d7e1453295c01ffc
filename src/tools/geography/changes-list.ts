/** The register of change as it stands in the head of the data file: a row for each place. */
import { composeId } from '../../base/global-id.js';
import type { PlaceChange } from '../../data/geography/changes.js';
import { cityId, stateId } from '../../data/geography/place-id.js';
import { cityChanges } from '../compile-places/changes/city-changes.js';
import { cityMoves } from '../compile-places/changes/city-moves.js';
import { countryChanges, stateChanges } from '../compile-places/changes/state-changes.js';

export function listChanges(isState: (country: string, code: string) => boolean): PlaceChange[] {
  return [
    ...countryChanges.flatMap(({ countries, ...fact }) =>
      Object.entries(countries).map(([code, [former]]) => ({
        ...fact,
        place: composeId('country', code),
        others: [former],
      })),
    ),
    ...stateChanges.flatMap(({ states, ...fact }) =>
      Object.entries(states).map(([key, others]) => {
        const [country = '', code = ''] = key.split(' ');
        const named = fact.kind === 'RENAMED' ? others.slice(0, 1) : others;
        const place = stateId(country, code);
        return {
          ...fact,
          place,
          others: named.map((other) => (isState(country, other) ? stateId(country, other) : other)),
        };
      }),
    ),
    ...cityMoves.flatMap(({ cities, from, to, ...fact }) => {
      const [country = ''] = to.split(' ');
      const other = isState(country, from) ? stateId(country, from) : from;
      return cities.map((number) => ({ ...fact, place: cityId(number), others: [other] }));
    }),
    ...cityChanges.flatMap(({ cities, ...fact }) =>
      Object.entries(cities).map(([number, [former]]) => ({
        ...fact,
        place: cityId(Number(number)),
        others: [former],
      })),
    ),
  ];
}

/** Names of a state that the register has, by "country code": those of a renamed one are as good as its own. */
export function registeredNames(): ReadonlyMap<string, { readonly own: string[]; readonly others: string[] }> {
  const names = new Map<string, { own: string[]; others: string[] }>();
  for (const { kind, states } of stateChanges) {
    for (const [key, listed] of Object.entries(states)) {
      const known = names.get(key) ?? { own: [], others: [] };
      if (kind === 'RENAMED') known.own.push(...listed);
      if (kind === 'MERGED') known.others.push(...listed);
      names.set(key, known);
    }
  }
  return names;
}

/** The numbers of the cities that went from a state to another one, by its "country code". */
export function numbersFrom(state: string): ReadonlySet<number> {
  const [country, code] = state.split(' ');
  return new Set(
    cityMoves.flatMap(({ from, to, cities }) => (from === code && to.startsWith(`${country} `) ? cities : [])),
  );
}

/** The codes of the states that stand for an abolished one, by its "country code". */
export function standIns(state: string): readonly string[] {
  return stateChanges.flatMap(({ kind, states }) => (kind === 'ABOLISHED' ? (states[state] ?? []) : []));
}
