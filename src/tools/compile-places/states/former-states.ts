/** Each state whose code is no longer in use has one that stands for it. */
import { jsonObject } from '../../../base/checked.js';
import { fold } from '../../../data/geography/search/fold.js';
import type { FormerStates } from '../../geography/former-states-file.js';
import type { ListedCountry, ListedState } from '../../geography/places-list.js';
import { formerCodes } from './state-codes.js';

/** The states by "country state". */
type States = ReadonlyMap<string, ListedState>;

export interface StatesBefore {
  readonly countries: readonly Pick<ListedCountry, 'isoCode' | 'states'>[];
  readonly former: FormerStates;
}

/**
 * The successors of states by ISO 3166-2, as CLDR and our corrections have its changes. Another state that was there
 * before is followed by the one of its name, or the one in which most of its cities are now. `moves` are the former states of cities and those of now.
 */
export function formerStates(
  countries: StatesBefore['countries'],
  before: StatesBefore,
  aliases: unknown,
  moves: readonly (readonly [string, string])[],
): FormerStates {
  const [states, old] = [byKey(countries), byKey(before.countries)];
  const changes = new Map([...changesOf(aliases), ...formerCodes]);
  const gone = [...old].filter(([key]) => !states.has(key));
  const successors = new Map<string, string | null>([
    ...[...changes].filter(([, successor]) => states.has(successor)),
    ...before.former,
    ...gone.map(([key, state]): [string, string | null] => [
      key,
      changes.get(key) ?? namesake(key, state, states, old) ?? mostOf(key, moves) ?? null,
    ]),
  ]);
  const current = (key: string | null, steps = successors.size): string | null =>
    key === null || states.has(key) ? key : steps === 0 ? null : current(successors.get(key) ?? null, steps - 1);
  return new Map(
    [...successors.keys()]
      .filter((key) => !states.has(key))
      .sort()
      .map((key) => [key, current(key)]),
  );
}

function byKey(countries: StatesBefore['countries']): States {
  return new Map(
    countries.flatMap(({ isoCode, states }) =>
      states.map((state): [string, ListedState] => [`${isoCode} ${state.code}`, state]),
    ),
  );
}

/** Those that have one successor; a country that was a state of another has one state of its own code. */
function changesOf(aliases: unknown): Map<string, string> {
  const { metadata } = jsonObject(jsonObject(aliases).supplemental);
  const all = jsonObject(jsonObject(jsonObject(metadata).alias).subdivisionAlias);
  return new Map(
    Object.entries(all).flatMap(([code, alias]) => {
      const successor = String(jsonObject(alias)._replacement);
      return successor.includes(' ') ? [] : [[keyOf(code), keyOf(successor)]];
    }),
  );
}

/** "cn11" is "CN 11", "TW" the state "TW TW". */
function keyOf(code: string): string {
  const upper = code.toUpperCase();
  return `${upper.slice(0, 2)} ${upper.slice(2) || upper}`;
}

/** A state of its country and name that is new. */
function namesake(key: string, { name, nativeName }: ListedState, states: States, old: States): string | undefined {
  const names = [name, nativeName ?? name].map(fold);
  return [...states].find(
    ([other, state]) =>
      !old.has(other) &&
      other.slice(0, 2) === key.slice(0, 2) &&
      [state.name, state.nativeName ?? state.name].some((own) => names.includes(fold(own))),
  )?.[0];
}

function mostOf(key: string, moves: readonly (readonly [string, string])[]): string | undefined {
  const own = moves.filter(([from]) => from === key);
  const counts = new Map<string, number>();
  for (const [, to] of own) counts.set(to, (counts.get(to) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] * 2 > own.length ? most[0] : undefined;
}
