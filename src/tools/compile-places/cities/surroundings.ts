/** The state of a point follows from what is around it: the places of GeoNames nearby, and the borders of Natural Earth. */
import { type GeoPlace, isSeat } from './geonames.js';
import { tiny } from '../states/levels.js';
import { divided } from './metropolises.js';
import { NearIndex, type GeoPoint, groupBy } from '../point.js';
import type { Polygons } from '../polygons.js';
import { type Units, secondOf } from './units.js';

const neighbours = 5;
const neighbourKm = 15;
/** Borders are as rough as this. */
const borderKm = 8;
/** The share of people that decides. */
const most = 2 / 3;
const kilometresPerDegree = 111;
/** Some rows are the middle of a commune of mountains. */
const besideKm = 25;
/** Shares of a distance at which to look around. */
const rings = [0.3, 0.65, 1];

export class Surroundings {
  readonly #units: Units;
  readonly #polygons: Polygons;
  readonly #all: ReadonlyMap<string, NearIndex<GeoPlace>>;
  /** Those of which the state is known. */
  readonly #near: ReadonlyMap<string, NearIndex<GeoPlace>>;
  /** The states in which GeoNames has places, as "country state". */
  readonly #inhabited: ReadonlySet<string>;

  constructor(places: readonly GeoPlace[], units: Units, polygons: Polygons) {
    this.#units = units;
    this.#polygons = polygons;
    this.#inhabited = new Set(places.map((place) => `${place.country} ${units.ofPlace(place) ?? ''}`));
    const byCountry = [...groupBy(places, (place) => place.country)];
    this.#all = new Map(byCountry.map(([country, own]) => [country, new NearIndex(own)]));
    this.#near = new Map(
      byCountry.map(([country, own]) => [
        country,
        new NearIndex(own.filter((place) => units.ofPlace(place) !== undefined)),
      ]),
    );
  }

  /** The states of the nearest places, nearest first; there are none where GeoNames does not divide as the base package does. */
  statesAround(country: string, point: GeoPoint): string[] {
    if (tiny.has(country)) return [];
    const [nearest] = this.#all.get(country)?.nearest(point, 1, neighbourKm) ?? [];
    if (nearest === undefined || this.#units.ofPlace(nearest) === undefined) return [];
    const places = this.#near.get(country)?.nearest(point, neighbours, neighbourKm) ?? [];
    return places.flatMap((place) => this.#units.ofPlace(place) ?? []);
  }

  /** Whether a place of the state is as near as a row may lie beside what it is. */
  isNear(country: string, state: string, point: GeoPoint): boolean {
    const places = this.#near.get(country)?.nearest(point, Infinity, besideKm) ?? [];
    return places.some((place) => this.#units.ofPlace(place) === state);
  }

  /** Whether the row lies in a second division of its name, and the place in another, or no place in that one. */
  isDivisionApart({ country, name, ...point }: GeoPoint & { country: string; name: string }, place: GeoPlace): boolean {
    if (divided.has(country) && this.#units.hasEmptyNamed(place, name)) return true;
    const [nearest] = this.#all.get(country)?.nearest(point, 1, neighbourKm) ?? [];
    return nearest !== undefined && this.#units.isInNamed(nearest, name) && secondOf(nearest) !== secondOf(place);
  }

  /** Whether the border of the state is as near. */
  isBeside(country: string, state: string, point: GeoPoint): boolean {
    return rings.some((share) => around(point, besideKm * share).some((at) => this.stateWithin(country, at) === state));
  }

  /** Whether GeoNames has no place in the state. */
  isEmpty(country: string, state: string): boolean {
    return !this.#inhabited.has(`${country} ${state}`);
  }

  /** Within borders, which are rough. */
  stateWithin(country: string, point: GeoPoint): string | undefined {
    const polygon = this.#polygons.find(point);
    return polygon?.country === country ? this.#units.ofPolygon(polygon) : undefined;
  }

  /** The nearest neighbours agree, or else borders decide. */
  stateOf(point: GeoPoint & { country: string }): string | undefined {
    const [nearest, ...others] = this.statesAround(point.country, point);
    if (nearest !== undefined && others.slice(0, 2).every((state) => state === nearest)) return nearest;
    return this.stateWithin(point.country, point) ?? nearest ?? this.#farState(point);
  }

  /**
   * GeoNames errs too: the border decides, with the division named after the place, or with all places around; against
   * the claim as well, only far from borders.
   */
  stateOfPlace(place: GeoPlace, claim?: string): string | undefined {
    const state = this.#units.ofPlace(place);
    if (state === undefined || !this.#units.hasPolygon(place.country, state)) return state;
    const within = this.stateWithin(place.country, place);
    if (within === undefined || within === state) return state;
    if (this.#units.ofNamesake(place) === within) return within;
    if (this.#units.isUndivided(place) && this.#isAmidDivided(place, within)) return within;
    const around = this.statesAround(place.country, place).slice(1);
    const all = around.length > 1 && around.every((other) => other === within);
    const isDeep = this.#isFarFromBorders(place);
    const outvoted = all || (isDeep && this.#isOfMost(place, within));
    return outvoted && (state !== claim || isDeep) ? within : state;
  }

  /** Whether most people around, on the same side of the border, live in places of the state: the large ones are kept. */
  #isOfMost(place: GeoPlace, state: string): boolean {
    const polygon = this.#polygons.find(place);
    const near = this.#near.get(place.country)?.nearest(place, Infinity, neighbourKm) ?? [];
    const beside = near.filter((other) => this.#polygons.find(other) === polygon);
    const people = (places: readonly GeoPlace[]) =>
      places.reduce((sum, { known }) => sum + (known?.population ?? 0), 0);
    return people(beside.filter((other) => this.#units.ofPlace(other) === state)) > people(beside) * most;
  }

  /** The sea is no border. */
  #isFarFromBorders(point: GeoPoint): boolean {
    const own = this.#polygons.find(point);
    return around(point, borderKm).every((at) => [own, undefined].includes(this.#polygons.find(at)));
  }

  /** Whether all places around that GeoNames has looked at since states were divided lie in that state. */
  #isAmidDivided(place: GeoPlace, state: string): boolean {
    const near = this.#near.get(place.country)?.nearest(place, Infinity, neighbourKm) ?? [];
    const divided = near.filter((other) => other.admin2 !== '').slice(0, neighbours);
    const isThere = divided.length > 0 && divided.every((other) => this.#units.ofPlace(other) === state);
    return isThere && !isSeat(place.known?.feature);
  }

  #farState(point: GeoPoint & { country: string }): string | undefined {
    const place = this.#near.get(point.country)?.nearest(point, 1, Infinity)[0];
    return place && this.#units.ofPlace(place);
  }
}

/** The point itself, and those at the distance in eight directions, the oblique ones as corners of a square. */
function around({ latitude, longitude }: GeoPoint, km: number): GeoPoint[] {
  const north = km / kilometresPerDegree;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [-1, 0, 1].flatMap((y) =>
    [-1, 0, 1].map((x) => ({ latitude: latitude + y * north, longitude: longitude + x * east })),
  );
}
