/**
 * Rows for the municipality of a town that stands for itself: "Obshtina Bansko" beside Bansko. Their points are the
 * middle of the area, so that no match by distance finds them.
 */
import { fold } from '../../../data/geography/search/fold.js';
import type { PlacedCity } from './compile-cities.js';
import { townOf } from './designations.js';
import { groupBy, kilometres } from '../point.js';

/** The largest distance from the middle of an area to its town. */
const areaKm = 30;

export function withoutMunicipalities(cities: readonly PlacedCity[]): PlacedCity[] {
  const byName = groupBy(cities, ({ country, state, name }) => `${country} ${state} ${fold(name)}`);
  return cities.filter((city) => {
    const town = townOf(city.name);
    if (town === city.name || city.population !== null) return true;
    const towns = byName.get(`${city.country} ${city.state} ${fold(town)}`) ?? [];
    return !towns.some((other) => kilometres(other, city) <= areaKm);
  });
}
