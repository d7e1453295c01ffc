/**
 * Cities whose own name names their state, where GeoNames has them in one of before: those that are a state by
 * themselves, and those that name a province whose region has changed.
 */
import { fold } from '../../../data/geography/search/fold.js';
import type { GeoPlace } from '../cities/geonames.js';
import { holders, secondLevel } from './levels.js';
import type { Parents } from './parents.js';
import { stateCode } from './state-codes.js';
import type { BaseCountry } from '../read-base.js';
import { holds } from '../cities/units.js';

/** Inhabitants; a village may have the name of a province far away. */
const town = 15_000;
const large = 50_000;

const isCity = /^(autonomous district|autonomous city|capital city|city|metropolitan city|special city|state city)$/;

export class OwnStates {
  /** The codes of states that are cities, by "CI" and a folded name. */
  readonly #cities = new Map<string, string>();
  readonly #provinces = new Map<string, string>();

  readonly #isNear: (country: string, state: string, place: GeoPlace) => boolean;

  /** `isNear` returns whether a state has a place nearby, or none anywhere. */
  constructor(
    countries: readonly BaseCountry[],
    parents: Parents,
    isNear: (country: string, state: string, place: GeoPlace) => boolean,
  ) {
    this.#isNear = isNear;
    for (const { isoCode, states } of countries) {
      for (const { code, name, type } of states) {
        const key = `${isoCode} ${fold(name)}`;
        const region = parents.of(isoCode, stateCode(isoCode, code)) ?? undefined;
        if (holds(isoCode, code) && !secondLevel.has(isoCode) && isCity.test(type ?? '')) this.#cities.set(key, code);
        if (holders.has(isoCode) && region !== undefined && holds(isoCode, region)) this.#provinces.set(key, region);
      }
    }
  }

  of(place: GeoPlace): string | undefined {
    const { country, name, known } = place;
    const key = `${country} ${fold(name)}`;
    const people = known?.population ?? 0;
    const [city, region] = [this.#cities.get(key), this.#provinces.get(key)];
    if (city !== undefined && people >= large && this.#isNear(country, city, place)) return city;
    return people >= town ? region : undefined;
  }
}
