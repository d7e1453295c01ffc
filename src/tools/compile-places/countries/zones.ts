/** Time zones by their borders, as OpenStreetMap has them: exact also along the borders of countries. */
import type { GeoPlace } from '../cities/geonames.js';
import { type GeoPoint, NearIndex, groupBy } from '../point.js';
import type { BaseCountry } from '../read-base.js';
import type { Sources } from '../sources.js';

/** Kilometres from the nearest place, at sea: some rows are the middle of islands. */
const offshore = 250;
/** Kilometres from the nearest place, across a border: coordinates of places in the smallest countries are rough. */
const across = 2;
/** So many places around a point are asked for their zone. */
const most = 50;

interface Zoned extends GeoPoint {
  readonly country: string;
  readonly zone: string;
}

export class Zones {
  readonly #find: (latitude: number, longitude: number) => string[];
  /** Zones by country, with how many of its places lie in each. */
  readonly #shares = new Map<string, Map<string, number>>();
  readonly #near = new Map<string, NearIndex<Zoned>>();
  /** The zones that the base package lists, by country. */
  readonly #listed: ReadonlyMap<string, readonly string[]>;

  constructor(sources: Sources, countries: readonly BaseCountry[], places: readonly GeoPlace[]) {
    this.#find = finder(sources.module('geo-tz/all'));
    this.#listed = new Map(countries.map(({ isoCode, timezones }) => [isoCode, timezones]));
    const zoned = places.flatMap((place) => {
      const zones = this.#zonesAt(place);
      const [first] = zones;
      const [zone] = this.#ownFirst(place.country, zones);
      return zone === undefined || first === undefined ? [] : [{ ...place, zone, first }];
    });
    for (const [country, own] of groupBy(zoned, (place) => place.country)) {
      const shares = new Map<string, number>();
      for (const { first } of own) shares.set(first, (shares.get(first) ?? 0) + 1);
      this.#shares.set(country, shares);
    }
    // Some zones have no place of 1,000 people.
    for (const { isoCode, timezones } of countries) {
      const shares = this.#shares.get(isoCode) ?? new Map<string, number>();
      for (const zone of timezones) if (!shares.has(zone)) shares.set(zone, 1);
      this.#shares.set(isoCode, shares);
    }
    for (const [country, own] of groupBy(zoned, (place) => place.country)) {
      this.#near.set(country, new NearIndex(own.filter(({ zone }) => this.isOf(country, zone))));
    }
  }

  /** Whether the zone is one of the country's, and not one that a few places reach into by rough coordinates. */
  isOf(country: string, zone: string): boolean {
    const own = this.#share(country, zone);
    return own > 0 && own >= this.#most(zone) / 20;
  }

  /** The zone at the point if it lies in the country or just off it. */
  at(country: string, point: GeoPoint): string | undefined {
    const zones = this.#zonesAt(point);
    const own = this.#ownFirst(
      country,
      zones.filter((zone) => this.isOf(country, zone)),
    );
    // Where two are kept beside each other, as in Xinjiang, the one that most of the country keeps.
    const zone =
      own.sort((a, b) => this.#share(country, b) - this.#share(country, a))[0] ??
      this.#near.get(country)?.nearest(point, 1, zones.length === 0 ? offshore : across)[0]?.zone;
    return zone === undefined ? undefined : this.#ownName(country, zone, point);
  }

  /** The zone of the country's place that is nearest to the point, however far. */
  nearest(country: string, point: GeoPoint): string | undefined {
    const zone = this.#near.get(country)?.nearest(point, 1, Infinity)[0]?.zone;
    return zone === undefined ? undefined : this.#ownName(country, zone, point);
  }

  /**
   * The zones at a point that several countries claim, those alone that the country lists where there are such: Ramallah
   * lies in the zones of Jerusalem and of Hebron.
   */
  #ownFirst(country: string, zones: string[]): string[] {
    const own = zones.filter((zone) => this.#listed.get(country)?.includes(zone));
    return own.length > 0 ? own : zones;
  }

  /**
   * The country's own zone of the same time, where borders give a neighbour's, as Bangkok's in the north of Vietnam: of
   * several the one that the nearest place has.
   */
  #ownName(country: string, zone: string, point: GeoPoint): string {
    const own = this.#share(country, zone);
    const listed = this.#listed.get(country) ?? [];
    if (own >= this.#most(zone) || listed.includes(zone)) return zone;
    const same = listed.filter((other) => offsets(other) === offsets(zone));
    const around = same.length > 1 ? (this.#near.get(country)?.nearest(point, most, Infinity) ?? []) : [];
    return around.find((place) => same.includes(place.zone))?.zone ?? same[0] ?? zone;
  }

  #share(country: string, zone: string): number {
    return this.#shares.get(country)?.get(zone) ?? 0;
  }

  /** How many places the country has in the zone that has the most there. */
  #most(zone: string): number {
    return Math.max(...[...this.#shares.values()].map((shares) => shares.get(zone) ?? 0));
  }

  /** Several where an area is disputed; none at sea. */
  #zonesAt({ latitude, longitude }: GeoPoint): string[] {
    return this.#find(latitude, longitude).filter((zone) => !zone.startsWith('Etc/'));
  }
}

/** The time in the zone at twelve moments of a year. */
function offsets(zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15))).join();
}

function finder(module: unknown): (latitude: number, longitude: number) => string[] {
  if (typeof module === 'object' && module !== null && 'find' in module && 'setCache' in module) {
    const { find, setCache } = module;
    if (typeof find === 'function' && typeof setCache === 'function') {
      setCache({ preload: true });
      return (latitude, longitude) => {
        const found: unknown = find(latitude, longitude);
        return Array.isArray(found) ? found.map(String) : [];
      };
    }
  }
  throw new TypeError('Expected the functions find and setCache of geo-tz.');
}
