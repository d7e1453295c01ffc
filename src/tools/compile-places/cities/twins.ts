/** Rows that are another row once more: on the same point, or beside it under another spelling or an other name. */
import { fold } from '../../../data/geography/search/fold.js';
import { NearIndex, groupBy, kilometres } from '../point.js';
import { isSpelling } from '../spelling.js';
import type { PlacedCity } from './compile-cities.js';
import { noTown } from './geonames.js';
import { isTranscribed } from './transcribed.js';

/** Two rows as near have one point. */
const pointKm = 0.05;
/** A row that is no place of GeoNames is the place that it spells, or is an other name of. */
const spelledKm = 2.5;
const calledKm = 1.2;
/** Rows of the West Bank lie beside the places that they transcribe. */
const transcribedKm = 3.5;
/** GeoNames has some towns twice, with as many inhabitants. */
const twiceKm = 1.2;
const asMany = 0.05;
/** It has others twice beside each other, once with all that is known and once with nothing. */
const doubleKm = 0.5;

export function withoutTwins(cities: readonly PlacedCity[]): PlacedCity[] {
  const settled = cities.filter(({ isDistrict: district }) => !district);
  const near = new Map(
    [...groupBy(settled, ({ country, state }) => `${country} ${state}`)].map(([state, own]) => [
      state,
      new NearIndex(own),
    ]),
  );
  const twins = new Map<PlacedCity, PlacedCity>();
  // The less known of two goes into the other one, and the longer name into the shorter one.
  for (const city of settled.toSorted((a, b) => rank(a) - rank(b) || b.name.length - a.name.length)) {
    const around = near.get(`${city.country} ${city.state}`)?.nearest(city, 20, transcribedKm) ?? [];
    const twin = around.find((other) => other !== city && !twins.has(other) && isTwin(city, other));
    if (twin !== undefined) twins.set(city, twin);
  }
  const names = groupBy([...twins], ([, twin]) => keyOf(twin));
  return cities
    .filter((city) => !twins.has(city))
    .map((city) => {
      const others = (names.get(keyOf(city)) ?? []).flatMap(([{ name, otherNames }]) => [name, ...otherNames]);
      return others.length === 0 ? city : { ...city, otherNames: withNames(city, others) };
    });
}

function isTwin(city: PlacedCity, other: PlacedCity): boolean {
  const km = kilometres(city, other);
  const isUnknown = city.population === null;
  if (km <= pointKm && isUnknown) return true;
  const isCalled = calls(city, other.name) || calls(other, city.name);
  const isUnmatched = isUnknown && other.place !== null && city.place === null;
  if (km <= (isUnmatched ? transcribedKm : calledKm) && isTranscribed(city.country, city.name, other.name)) return true;
  if (isUnknown && isDouble(city.place, other.place) && (isCalled || isAlike(city, other))) return true;
  if (isUnmatched) return (km <= spelledKm && isSpelling(city.name, other.name)) || (km <= calledKm && isCalled);
  const [people, others] = [city.population ?? 0, other.population ?? 0];
  const areAsMany = people > 0 && Math.abs(others - people) <= others * asMany;
  return km <= twiceKm && areAsMany && (isCalled || isSpelling(city.name, other.name));
}

function isDouble(place: PlacedCity['place'], town: PlacedCity['place']): boolean {
  if (place === null || place.known !== null || town === null || town.known === null) return false;
  return !noTown.has(town.known.feature) && kilometres(place, town) <= doubleKm;
}

function isAlike({ country, name }: PlacedCity, other: PlacedCity): boolean {
  return isSpelling(name, other.name) || isTranscribed(country, name, other.name);
}

function calls({ otherNames }: PlacedCity, name: string): boolean {
  return otherNames.some((other) => fold(other) === fold(name));
}

/** Towns before hamlets, and of two on one point without inhabitants the one with a place of GeoNames. */
function rank({ population, place }: PlacedCity): number {
  return (population ?? 0) * 2 + (place === null ? 0 : 1);
}

function withNames(city: PlacedCity, others: readonly string[]): string[] {
  const known = new Map([city.name, ...city.otherNames].map((name) => [fold(name), name]));
  for (const other of others) if (!known.has(fold(other))) known.set(fold(other), other);
  return [...known.values()].filter((name) => name !== city.name);
}

function keyOf({ country, state, name, latitude, longitude }: PlacedCity): string {
  return [country, state, name, latitude, longitude].join('\t');
}
