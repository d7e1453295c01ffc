/** Sorts the cities of each country in the orders in which they are listed. */
import { compareFolded, fold } from '../../data/geography/search/fold.js';
import type { SourceCity, SourceCountry } from './source-country.js';
import { inTreeOrder } from './tree-order.js';

interface Positioned {
  readonly city: SourceCity;
  readonly key: string;
  readonly position: number;
}

/** Positions among all cities, country by country. */
export function cityOrders(countries: readonly SourceCountry[]): { byPopulation: Uint32Array; byName: Uint32Array } {
  let position = 0;
  const groups = countries.map(({ states }) =>
    inTreeOrder(states).flatMap(({ cities }) =>
      cities.map((city) => ({ city, key: fold(city.name), position: position++ })),
    ),
  );
  const ordered = (order: (a: Positioned, b: Positioned) => number): Uint32Array =>
    Uint32Array.from(groups.flatMap((own) => own.toSorted(order)).map((each) => each.position));
  return { byPopulation: ordered(mostPopulousFirst), byName: ordered(byName) };
}

/** Cities, then districts, then those of unknown population. */
function mostPopulousFirst({ city: a }: Positioned, { city: b }: Positioned): number {
  return groupOf(a) - groupOf(b) || (b.population ?? 0) - (a.population ?? 0);
}

function groupOf({ population, isDistrict: district }: SourceCity): number {
  if (population === null) return 2;
  return district ? 1 : 0;
}

function byName(a: Positioned, b: Positioned): number {
  return compareFolded(a.key, b.key);
}
