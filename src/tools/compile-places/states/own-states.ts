/**
 * Cities whose own name tells their state, where GeoNames has them in one of before: those that are a state by
 * themselves, and those that name a province whose region has changed.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { list, jsonObject } from '../../../base/checked.js';
import { fold } from '../../../data/geography/search/fold.js';
import type { GeoPlace } from '../cities/geonames.js';
import { holders, secondLevel } from './levels.js';
import type { BaseCountry } from '../read-base.js';
import { holds } from '../cities/units.js';

/** Inhabitants; a village may have the name of a province far away. */
const town = 15_000;
const large = 50_000;

const isCity = /^(autonomous district|autonomous city|capital city|city|metropolitan city|special city|state city)$/;

export class OwnStates {
  /** By "CI" and a folded name. */
  readonly #cities = new Map<string, string>();
  readonly #provinces = new Map<string, string>();

  readonly #isNear: (country: string, state: string, place: GeoPlace) => boolean;

  /** `isNear` tells whether a state has a place nearby, or none anywhere. */
  constructor(countries: readonly BaseCountry[], isNear: (country: string, state: string, place: GeoPlace) => boolean) {
    this.#isNear = isNear;
    const regions = readRegions();
    for (const { isoCode, states } of countries) {
      for (const { code, name, type } of states) {
        const key = `${isoCode} ${fold(name)}`;
        const region = regions.get(`${isoCode}${code}`.toLowerCase());
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

/** The codes of regions by those of the provinces in them, both in small letters: "08" by "mamid". */
function readRegions(): Map<string, string> {
  const { resolve } = createRequire(import.meta.url);
  const file: unknown = JSON.parse(readFileSync(resolve('cldr-core/supplemental/subdivisionContainment.json'), 'utf8'));
  const tree = jsonObject(jsonObject(jsonObject(file).supplemental).subdivisionContainment);
  return new Map(
    Object.entries(tree).flatMap(([region, of]) =>
      /^[A-Z]{2}$/.test(region)
        ? []
        : list(jsonObject(of)._contains).map((province): [string, string] => [
            String(province),
            region.slice(2).toUpperCase(),
          ]),
    ),
  );
}
