/** CLDR's names of the cities that time zones are called after, in the languages of the world. */
import { readdirSync } from 'node:fs';
import { fold } from '../../../data/geography/search/fold.js';
import { groupBy } from '../point.js';
import type { Sources } from '../sources.js';
import { scriptsOf } from './fame.js';
import type { PlacedCity } from './compile-cities.js';

const folder = ['cldr', '3rdparty', 'cldr', 'common', 'main'];
const entry = /<zone type="([^"]+)">(?:(?!<\/zone>)[^])*?<exemplarCity[^>]*>([^<↑]+)</g;

/** Names in other scripts alone: Latin letters are found however they are spelled, and few type Cherokee or Adlam. */
function isWanted(name: string): boolean {
  return scriptsOf([name]) > 0 && !/\p{Script=Latin}/u.test(name);
}

/** Adds those names to the other names of the cities. */
export function withZoneNames(sources: Sources, cities: readonly PlacedCity[]): PlacedCity[] {
  const ofZone = groupBy(cities, ({ timezone }) => timezone);
  const added = new Map<PlacedCity, readonly string[]>();
  for (const [zone, names] of readZoneNames(sources)) {
    const called = fold(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '));
    const own = (ofZone.get(zone) ?? []).filter(({ name }) => fold(name) === called);
    const [city] = own.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
    if (city) added.set(city, names);
  }
  return cities.map((city) => {
    const names = added.get(city);
    return names ? { ...city, otherNames: withoutDoubles(city.name, [...city.otherNames, ...names]) } : city;
  });
}

/** The names of cities by zone, from all languages. */
function readZoneNames(sources: Sources): Map<string, string[]> {
  const byZone = new Map<string, string[]>();
  for (const file of readdirSync(sources.path(...folder)).sort()) {
    for (const [, zone = '', name = ''] of sources.text(...folder, file).matchAll(entry)) {
      const names = byZone.get(zone) ?? [];
      byZone.set(zone, names);
      if (isWanted(name)) names.push(name.trim());
    }
  }
  return byZone;
}

function withoutDoubles(name: string, others: readonly string[]): string[] {
  const known = new Set(['', fold(name)]);
  return others.filter((other) => {
    const key = fold(other);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
