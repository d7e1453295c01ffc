/** Gives cities that are no place of GeoNames what it knows of the one that they surely are, under another spelling. */
import { fold } from '../../../data/geography/search/fold.js';
import { namesOfPlace } from '../names.js';
import { NearIndex, groupBy, kilometres } from '../point.js';
import { isSpelling } from '../spelling.js';
import type { PlacedCity } from './compile-cities.js';
import { type GeoPlace, isSeat, noTown, part } from './geonames.js';
import { isLongerName } from './longer-name.js';
import { isSameName } from './same-name.js';
import { isTranscribed } from './transcribed.js';

/** Kilometres within which a place of the same name, another spelling and a place on the same point are the city. */
const sameKm = 8;
const spelledKm = 3;
const pointKm = 0.05;
/** And one whose name is longer or shorter, or another transcription. */
const longerKm = 1.5;
const transcribedKm = 3.5;
const mostAround = 8;

export function withKnownPlaces(cities: readonly PlacedCity[], places: readonly GeoPlace[]): PlacedCity[] {
  const taken = new Set(cities.map(({ place }) => place));
  const free = places.filter((place) => place.known !== null && place.known.feature !== part && !taken.has(place));
  const near = new Map(
    [...groupBy(free, ({ country }) => country)].map(([country, own]) => [country, new NearIndex(own)]),
  );
  return cities.map((city) => {
    if (city.place !== null || city.isDistrict) return city;
    const around = near.get(city.country)?.nearest(city, mostAround, sameKm) ?? [];
    const place = around.find((one) => !taken.has(one) && isIt(one, city));
    if (place === undefined) return city;
    taken.add(place);
    const found = namesOfPlace(place, place);
    const names = new Map(city.otherNames.map((name) => [fold(name), name]));
    for (const name of [found.name, ...found.otherNames]) if (!names.has(fold(name))) names.set(fold(name), name);
    names.delete(fold(city.name));
    return {
      ...city,
      place,
      population: city.population ?? (place.known?.population || null),
      seat: isSeat(place.known?.feature),
      otherNames: [...names.values()],
    };
  });
}

function isIt(place: GeoPlace, city: PlacedCity): boolean {
  const km = kilometres(place, city);
  const { known } = place;
  const names = [place.name, ...(known === null ? [] : [known.name, ...known.otherNames, ...known.newerNames])];
  if (names.some((name) => isSameName(name, city.name))) return true;
  if (km <= spelledKm && names.some((name) => isSpelling(name, city.name))) return true;
  if (km <= transcribedKm && isTranscribed(city.country, place.name, city.name)) return true;
  const isTown = known !== null && known.population > 0 && !noTown.has(known.feature);
  if (km <= longerKm && isTown && isLongerName(place.name, city.name)) return true;
  return km <= pointKm && known !== null && known.population > 0;
}
