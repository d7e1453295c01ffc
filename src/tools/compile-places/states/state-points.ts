/** States have a point and a time zone by the places that GeoNames has in them. */
import type { GeoPlace } from '../cities/geonames.js';
import { type GeoPoint, NearIndex, groupBy, kilometres } from '../point.js';
import type { Polygons } from '../polygons.js';
import { canonicalZone } from '../countries/zone-aliases.js';
import { territories } from '../../../data/geography/territories.js';
import type { Zones } from '../countries/zones.js';

/** Kilometres beyond which a point at sea is an error: from the state's own places, or from any of the country. */
const farAtSea = { fromOwn: 120, fromAny: 400 };
/** Kilometres from all of the state's own places beyond which a point on land is one, unless borders decide. */
const farOff = 60;
/** One in so many places of a state has its zone. */
const few = 20;

interface PlacedState {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timezone: string | null;
}

export interface PlacesOfState {
  /** Those that lie in the state by the better source that names it. */
  readonly known: readonly GeoPlace[];
  /** Those that lie in it by any source. */
  readonly claimed: readonly GeoPlace[];
}

export class StatePoints {
  readonly #polygons: Polygons;
  readonly #zones: Zones;
  readonly #near = new Map<string, NearIndex<GeoPlace>>();
  readonly #anywhere: NearIndex<GeoPlace>;

  constructor(polygons: Polygons, zones: Zones, places: readonly GeoPlace[]) {
    this.#polygons = polygons;
    this.#zones = zones;
    this.#anywhere = new NearIndex(places);
    for (const [country, own] of groupBy(places, (place) => place.country)) this.#near.set(country, new NearIndex(own));
  }

  /**
   * The state's point and zone, made right by the places in it where they are known, else by the cities that the base
   * data set gives it.
   */
  correct(
    country: string,
    code: string,
    state: PlacedState,
    places: PlacesOfState,
    cities: readonly GeoPoint[],
  ): PlacedState {
    const own = cities.filter((city) => this.#zones.at(country, city) !== undefined);
    const point = this.#point(country, code, state, middleOf(places.known) ?? middleOf(own), places.claimed);
    const timezone = this.#zone(country, code, state, point, places.known);
    return { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null, timezone };
  }

  /** The data set's point unless it is wrong; then the other one. */
  #point(
    country: string,
    code: string,
    { latitude, longitude }: PlacedState,
    other: GeoPoint | null,
    places: readonly GeoPlace[],
  ): GeoPoint | null {
    if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return other;
    const point = { latitude, longitude };
    const lies = this.#polygons.find(point)?.country;
    if (lies === code || territories.has(`${country} ${code}`)) return point;
    if (lies === undefined) return this.#isFarAtSea(country, point, places) && other !== null ? other : point;
    if (lies === country) {
      const isBeyond = other !== null && this.#zones.at(country, point) === undefined;
      return isBeyond || this.#isFarOff(point, places) ? other : point;
    }
    const isElsewhere =
      this.#near.has(lies) && !isDisputed(country, lies) && this.#zones.at(country, point) === undefined;
    return isElsewhere ? other : point;
  }

  #isFarAtSea(country: string, point: GeoPoint, places: readonly GeoPlace[]): boolean {
    if (places.length > 0) return places.every((place) => kilometres(place, point) > farAtSea.fromOwn);
    const nearest = this.#near.get(country)?.nearest(point, 1, Infinity)[0];
    return nearest !== undefined && kilometres(nearest, point) > farAtSea.fromAny;
  }

  /** Away from all places of the state; in a wide and empty one, by its borders. */
  #isFarOff(point: GeoPoint, places: readonly GeoPlace[]): boolean {
    if (places.length === 0 || places.some((place) => kilometres(place, point) <= farOff)) return false;
    const lies = this.#polygons.find(point)?.code;
    return !places.some((place) => this.#polygons.find(place)?.code === lies);
  }

  /** The data set's own where its clocks go as those of most people in the state, and one in twenty of its places or more has it, under the name in use. */
  #zone(
    country: string,
    code: string,
    state: PlacedState,
    point: GeoPoint | null,
    places: readonly GeoPlace[],
  ): string | null {
    const base = state.timezone === null ? null : canonicalZone(state.timezone);
    const right = this.#zoneOfMost(country, places) ?? (point && this.#zoneAt(country, code, point));
    if (right === null) return base;
    if (base === null || clock(base) !== clock(right) || !this.#zones.isOf(country, base)) return right;
    const there = places.filter((place) => this.#zones.at(country, place) === base);
    return there.length * few >= places.length ? base : right;
  }

  /** The zone is one of the country's, or of those of the territory that it counts among its states. */
  #zoneAt(country: string, code: string, point: GeoPoint): string | null {
    const own = this.#zones.at(country, point);
    const territory = territories.get(`${country} ${code}`);
    if (own === undefined && territory !== undefined) return this.#zones.nearest(territory, point) ?? null;
    const [nearest] = this.#anywhere.nearest(point, 1, farAtSea.fromAny);
    return own ?? (nearest && this.#zones.at(nearest.country, point)) ?? null;
  }

  #zoneOfMost(country: string, places: readonly GeoPlace[]): string | null {
    const people = new Map<string, number>();
    for (const place of places) {
      const zone = this.#zones.at(country, place);
      if (zone !== undefined) people.set(zone, (people.get(zone) ?? 0) + (place.known?.population ?? 0) + 1);
    }
    const [most] = [...people].sort(([, a], [, b]) => b - a);
    return most?.[0] ?? null;
  }
}

/** The place nearest to the mean of all: on land, within the state, and where people live. */
function middleOf(places: readonly GeoPoint[]): GeoPoint | null {
  const [first] = places;
  if (first === undefined) return null;
  const mean = {
    latitude: average(places.map(({ latitude }) => latitude)),
    // Longitudes about the first one's, so that a state may lie across the 180th meridian.
    longitude:
      first.longitude + average(places.map(({ longitude }) => ((longitude - first.longitude + 540) % 360) - 180)),
  };
  const [nearest = first] = [...places].sort((a, b) => kilometres(a, mean) - kilometres(b, mean));
  return { latitude: nearest.latitude, longitude: nearest.longitude };
}

/** Western Sahara, whose land Morocco lists among its provinces. */
function isDisputed(country: string, lies: string): boolean {
  return country === 'MA' && lies === 'EH';
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const clocks = new Map<string, string>();

/** The hours that a zone's clocks show on the first day of each month of this year: equal for zones that agree. */
function clock(zone: string): string {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
  const shown = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1, 12))).join();
  clocks.set(zone, shown);
  return shown;
}
