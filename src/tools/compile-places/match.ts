/** Finds for the cities of the base package the places of GeoNames that they are, one for one. */
import { fold } from '../../data/geography/search/fold.js';
import { territories } from '../../data/geography/territories.js';
import { namesIn, townOf } from './cities/designations.js';
import { type GeoPlace, namesOf } from './cities/geonames.js';
import { claims } from './states/levels.js';
import { NearIndex, groupBy, kilometres } from './point.js';
import type { BaseCity } from './read-base.js';
import { isSpelling } from './spelling.js';

/** Kilometres within which a name is taken for the same place; rows of large cities are often far off. */
const near = 10;
const nearLarge = 25;
/** Nearer than this, two rows of one name are one place written twice. */
const twinKm = 5;
/** Within which another spelling is the same place. */
const spelledKm = 15;
/** A name that is not the main one costs this against it, in kilometres. */
const otherName = 3;
/** A hamlet costs this against a large city of its name, which rows often have some kilometres off. */
const small = 5;
const large = 50_000;

interface Pair {
  readonly city: BaseCity;
  readonly place: GeoPlace;
  readonly km: number;
  readonly cost: number;
}

export class Matches {
  readonly #named: ReadonlyMap<string, { place: GeoPlace }[]>;
  readonly #places = new Map<BaseCity, GeoPlace>();
  /** Rows of each country: a territory may stand in the tree of another one too, with its cities. */
  readonly #rows = new Map<string, Map<GeoPlace, BaseCity>>();
  readonly #twins = new Map<BaseCity, BaseCity>();

  /** `sure`: what is known before any distance is measured. */
  constructor(
    cities: readonly BaseCity[],
    places: readonly GeoPlace[],
    sure: readonly (readonly [BaseCity, GeoPlace])[] = [],
  ) {
    this.#named = groupBy(
      places.flatMap((place) => namesOf(place).map((name) => ({ key: `${place.country} ${name}`, place }))),
      ({ key }) => key,
    );
    for (const [city, place] of sure) this.add(city, place);
    const pairs = cities.flatMap((city) => this.#pairs(city)).sort((a, b) => a.cost - b.cost);
    for (const { city, place } of pairs) this.add(city, place);
    for (const { city, place, km } of pairs) {
      const row = this.#rowOf(city.country, place);
      if (this.#places.has(city) || row === undefined) continue;
      if (km <= twinKm && kilometres(city, row) <= twinKm) this.#twins.set(city, row);
    }
    this.#matchSpellings(cities, places);
  }

  get pairs(): ReadonlyMap<BaseCity, GeoPlace> {
    return this.#places;
  }

  /** Rows that are another row, which is named, once more. */
  get twins(): ReadonlyMap<BaseCity, BaseCity> {
    return this.#twins;
  }

  placeOf(city: BaseCity): GeoPlace | undefined {
    return this.#places.get(city);
  }

  /** Unless one of them is another's already. */
  add(city: BaseCity, place: GeoPlace): void {
    if (this.#places.has(city) || this.#rowOf(city.country, place) !== undefined) return;
    this.#places.set(city, place);
    const rows = this.#rows.get(city.country) ?? new Map<GeoPlace, BaseCity>();
    this.#rows.set(city.country, rows.set(place, city));
  }

  /** Whether a row of the place's own country is that place. */
  has(place: GeoPlace): boolean {
    return this.#rowOf(place.country, place) !== undefined;
  }

  /** Places of that name in the country, however far, that are no other row. */
  namesakes(city: BaseCity): GeoPlace[] {
    return this.#allNamed(city).filter((place) => this.#rowOf(city.country, place) === undefined);
  }

  /** Large places that are no row by name are a row nearby that spells it otherwise, if there is one. */
  #matchSpellings(cities: readonly BaseCity[], places: readonly GeoPlace[]): void {
    const free = cities.filter((city) => !this.#places.has(city) && !this.#twins.has(city));
    const byCountry = groupBy(free, ({ country }) => country);
    const near = new Map([...byCountry].map(([country, own]) => [country, new NearIndex(own)]));
    for (const place of places.filter((place) => isLarge(place) && !this.has(place))) {
      const rows = near.get(place.country)?.nearest(place, 10, spelledKm) ?? [];
      const row = rows.find(({ name }) => namesIn(name).some((spelled) => isSpelling(spelled, townOf(place.name))));
      if (row !== undefined) this.add(row, place);
    }
  }

  #allNamed(city: BaseCity): GeoPlace[] {
    const countries = codesOf(city);
    const names = new Set(namesIn(city.name).map(fold));
    return [...names].flatMap((name) =>
      countries.flatMap((country) => this.#named.get(`${country} ${name}`)?.map(({ place }) => place) ?? []),
    );
  }

  #pairs(city: BaseCity): Pair[] {
    return this.#allNamed(city).flatMap((place) => {
      const km = kilometres(city, place);
      return km > (isLarge(place) ? nearLarge : near)
        ? []
        : { city, place, km, cost: km + nameCost(city, place) + sizeCost(place) };
    });
  }

  #rowOf(country: string, place: GeoPlace): BaseCity | undefined {
    return this.#rows.get(country)?.get(place);
  }
}

/** The country whose code GeoNames gives the city. */
export function territoryOf({ country, state }: BaseCity): string {
  return territories.get(`${country} ${state}`) ?? country;
}

/** All under which GeoNames may have it. */
export function codesOf(city: BaseCity): string[] {
  const claimed = claims.get(city.country);
  return [...new Set([territoryOf(city), city.country, ...(claimed === undefined ? [] : [claimed])])];
}

export function isLarge({ known }: GeoPlace): boolean {
  return known !== null && (known.population >= large || known.feature === 'PPLC' || known.feature === 'PPLA');
}

function nameCost(city: BaseCity, place: GeoPlace): number {
  const key = fold(city.name);
  return key === fold(place.name) || key === fold(place.known?.name ?? '') ? 0 : otherName;
}

function sizeCost(place: GeoPlace): number {
  return isLarge(place) ? 0 : small;
}
