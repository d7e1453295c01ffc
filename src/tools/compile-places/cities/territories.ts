/**
 * Cities of a territory that a country lists among its states stand in the territory alone: each once, in the state there
 * that the nearest city lies in.
 */
import { fold } from '../../../data/geography/search/fold.js';
import { territories } from '../../../data/geography/territories.js';
import { NearIndex, groupBy, kilometres } from '../point.js';
import type { BaseCountry } from '../read-base.js';
import { isSpelling } from '../spelling.js';
import type { PlacedCity } from './compile-cities.js';
import { isLikeName } from './same-name.js';

/** Kilometres within which a city of a like name is the same, and within which one of exactly that name is. */
const likeKm = 5;
const namedKm = 25;
/** Kilometres from all cities of the territory beyond which a city lies in the country itself. */
const farKm = 400;
const mostAround = 30;

export function settleTerritories(countries: readonly BaseCountry[], cities: readonly PlacedCity[]): PlacedCity[] {
  const [listed, own] = [cities.filter(isListed), cities.filter((city) => !isListed(city))];
  const near = new Map(
    [...groupBy(own, ({ country }) => country)].map(([country, all]) => [country, new NearIndex(all)]),
  );
  const states = new Map(countries.map((country) => [country.isoCode, country.states]));
  const doubles = new Map<PlacedCity, PlacedCity[]>();
  const moved = listed.flatMap((city) => {
    const territory = territoryOf(city);
    // A state of the territory, such as a district of Hong Kong, that stands as a city.
    const isState = states.get(territory)?.some(({ name }) => fold(name) === fold(city.name)) === true;
    if (city.place === null && isState) return [];
    const [closest] = near.get(territory)?.nearest(city, 1, Infinity) ?? [];
    const country = closest !== undefined && kilometres(closest, city) > farKm ? city.country : territory;
    const around = near.get(country)?.nearest(city, mostAround, namedKm) ?? [];
    const same = around.find((other) => isSame(city, other));
    if (same !== undefined) {
      doubles.set(same, [...(doubles.get(same) ?? []), city]);
      return [];
    }
    const [nearest] = near.get(country)?.nearest(city, 1, Infinity) ?? [];
    const state = nearest?.state ?? states.get(country)?.[0]?.code;
    return state === undefined ? [] : [{ ...city, country, state }];
  });
  return [...own.map((city) => withDoubles(city, doubles.get(city) ?? [])), ...moved];
}

function territoryOf({ country, state }: PlacedCity): string {
  return territories.get(`${country} ${state}`) ?? country;
}

function isListed(city: PlacedCity): boolean {
  return territoryOf(city) !== city.country;
}

function isSame(city: PlacedCity, other: PlacedCity): boolean {
  if (city.place !== null && city.place === other.place) return true;
  const names = [other.name, ...other.otherNames];
  const isNamed = names.some((name) => isSpelling(name, city.name));
  return isNamed || (kilometres(city, other) <= likeKm && names.some((name) => isLikeName(name, city.name)));
}

/** It gets what is known of its double alone. */
function withDoubles(city: PlacedCity, doubles: readonly PlacedCity[]): PlacedCity {
  if (doubles.length === 0) return city;
  const names = new Map(city.otherNames.map((name) => [fold(name), name]));
  for (const name of doubles.flatMap((double) => [double.name, ...double.otherNames]))
    if (!names.has(fold(name))) names.set(fold(name), name);
  names.delete(fold(city.name));
  const counted = [city, ...doubles].find(({ population }) => population !== null);
  return {
    ...city,
    population: counted?.population ?? null,
    isDistrict: [city, ...doubles].every(({ isDistrict }) => isDistrict),
    otherNames: [...names.values()],
  };
}
