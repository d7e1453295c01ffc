/** In which state a point lies by what is around it: the places of GeoNames nearby, and the borders of Natural Earth. */
import type { GeoPlace } from './geonames.js';
import { tiny } from './levels.js';
import { NearIndex, type Point, groupBy } from './point.js';
import type { Polygons } from './polygons.js';
import type { Units } from './units.js';

const neighbours = 5;
const neighbourKm = 15;

export class Surroundings {
  readonly #units: Units;
  readonly #polygons: Polygons;
  readonly #near: ReadonlyMap<string, NearIndex<GeoPlace>>;

  constructor(places: readonly GeoPlace[], units: Units, polygons: Polygons) {
    this.#units = units;
    this.#polygons = polygons;
    this.#near = new Map(
      [...groupBy(places, (place) => place.country)].map(([country, own]) => [
        country,
        new NearIndex(own.filter((place) => units.ofPlace(place) !== undefined)),
      ]),
    );
  }

  /** Of the nearest places, the nearest first. */
  statesAround(country: string, point: Point): string[] {
    if (tiny.has(country)) return [];
    const places = this.#near.get(country)?.nearest(point, neighbours, neighbourKm) ?? [];
    return places.flatMap((place) => this.#units.ofPlace(place) ?? []);
  }

  /** Within borders, which are rough. */
  stateWithin(country: string, point: Point): string | undefined {
    const polygon = this.#polygons.find(point);
    return polygon?.country === country ? this.#units.ofPolygon(polygon) : undefined;
  }

  /** The nearest neighbours agree, or else borders tell. */
  stateOf(point: Point & { country: string }): string | undefined {
    const [nearest, ...others] = this.statesAround(point.country, point);
    if (nearest !== undefined && others.slice(0, 2).every((state) => state === nearest)) return nearest;
    return this.stateWithin(point.country, point) ?? nearest ?? this.#farState(point);
  }

  /** GeoNames errs too: all its places around and the border tell. */
  stateOfPlace(place: GeoPlace): string | undefined {
    const state = this.#units.ofPlace(place);
    if (state === undefined || !this.#units.hasPolygon(place.country, state)) return state;
    const around = this.statesAround(place.country, place).slice(1);
    const within = this.stateWithin(place.country, place);
    const outvoted = around.length > 1 && around.every((other) => other === within);
    return outvoted ? within : state;
  }

  #farState(point: Point & { country: string }): string | undefined {
    const place = this.#near.get(point.country)?.nearest(point, 1, Infinity)[0];
    return place && this.#units.ofPlace(place);
  }
}
