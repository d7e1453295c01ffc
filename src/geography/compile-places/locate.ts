/** Decides for each city of the base package where it lies: its state, its coordinates, its time zone. */
import { fold } from '../fold.js';
import type { GeoPlace } from './geonames.js';
import { capitals, disputed, offCentre, tiny } from './levels.js';
import { type Matches, codesOf, isLarge, territoryOf } from './match.js';
import { NearIndex, type Point, groupBy, kilometres } from './point.js';
import type { Polygons } from './polygons.js';
import type { BaseCity, BaseCountry } from './read-base.js';
import { type Units, holds } from './units.js';
import type { Zones } from './zones.js';

export interface Located extends Point {
  readonly country: string;
  /** The base package's code. */
  readonly state: string;
  readonly timezone: string;
  /** The place of GeoNames that it is, if one is known. */
  readonly place: GeoPlace | null;
}

/** Neighbours that tell in which state a place lies. */
const neighbours = 5;
const neighbourKm = 15;
/** Kilometres that a row may be off the place that it is, beyond which its coordinates are wrong. */
const rough = 8;
const roughLarge = 5;
/** How many rows around tell how far one lies beside its place. */
const besideRows = 3;
/** Of a country or a state with fewer right claims than this, a claim is no evidence. */
const trust = 0.9;
/** With fewer, those of the country tell. */
const fewestClaims = 5;

interface Beside extends Point {
  readonly place: GeoPlace;
}

export class Locator {
  readonly #matches: Matches;
  readonly #units: Units;
  readonly #polygons: Polygons;
  readonly #zones: Zones;
  readonly #near = new Map<string, NearIndex<GeoPlace>>();
  /** By country, and by country and state. */
  readonly #trusted = new Map<string, boolean>();
  /** Of countries where all rows lie beside their places: those whose places are known. */
  readonly #displaced = new Map<string, NearIndex<Beside>>();
  /** By country and code. */
  readonly #stateNames: ReadonlyMap<string, string>;

  constructor(
    countries: readonly BaseCountry[],
    matches: Matches,
    units: Units,
    polygons: Polygons,
    zones: Zones,
    places: readonly GeoPlace[],
    displaced: ReadonlySet<string>,
  ) {
    this.#stateNames = new Map(
      countries.flatMap(({ isoCode, states }) =>
        states.filter(({ code }) => holds(isoCode, code)).map(({ code, name }) => [`${isoCode} ${code}`, fold(name)]),
      ),
    );
    this.#matches = matches;
    this.#units = units;
    this.#polygons = polygons;
    this.#zones = zones;
    for (const [country, own] of groupBy(places, (place) => place.country)) {
      this.#near.set(country, new NearIndex(own.filter((place) => units.ofPlace(place) !== undefined)));
    }
    for (const [country, pairs] of groupBy(matches.pairs, ([city]) => city.country)) {
      if (displaced.has(country) && offCentre.has(country)) {
        this.#displaced.set(country, new NearIndex(pairs.map(([city, place]) => ({ ...city, place }))));
      }
      const claims = pairs.filter(([city]) => holds(country, city.state));
      this.#judgeClaims(country, claims);
      for (const [state, own] of groupBy(claims, ([city]) => city.state)) {
        if (own.length >= fewestClaims) this.#judgeClaims(`${country} ${state}`, own);
      }
    }
  }

  #judgeClaims(of: string, claims: readonly (readonly [BaseCity, GeoPlace])[]): void {
    const right = claims.filter(([city, place]) => this.#units.ofPlace(place) === city.state).length;
    this.#trusted.set(of, right >= claims.length * trust);
  }

  /** Whether the row's claim is evidence: as those of its state are, or else of its country. */
  #isTrusted({ country, state }: BaseCity): boolean {
    return this.#trusted.get(`${country} ${state}`) ?? this.#trusted.get(country) ?? true;
  }

  /** Undefined for a row that is nowhere: neither its coordinates nor its name lie in the country, or in its state. */
  locate(city: BaseCity): Located | undefined {
    const place = this.#matches.placeOf(city);
    if (place !== undefined) {
      const isRight = this.#isInside(city) && kilometres(city, place) <= (isLarge(place) ? roughLarge : rough);
      // GeoNames has a few outside their country as well.
      const isPlaced = isRight || this.#zones.at(place.country, place) !== undefined;
      return isPlaced ? this.#asPlace(city, place, isRight ? city : place) : undefined;
    }
    if (!this.#isInside(city)) return this.#elsewhere(city, () => true);
    const state = this.#stateAt(city);
    const meant = this.#elsewhere(city, (other) => this.#isMeant(city, other, [city.state, state]));
    if (meant !== undefined) return meant;
    const beside = this.#displaced.get(city.country)?.nearest(city, besideRows, neighbourKm) ?? [];
    if (beside.length > 0) return this.#asDisplaced(city, beside);
    const doubtful = state !== city.state && this.#isTrusted(city);
    if (doubtful && offCentre.has(city.country)) return this.#elsewhere(city, () => true);
    return this.#at(city, state, null);
  }

  /**
   * Some rows have the middle of a province for the city of its name, or the place of the capital for a village: then
   * the place of that very name that is no other row is meant.
   */
  #isMeant(city: BaseCity, place: GeoPlace, states: readonly string[]): boolean {
    const state = this.#units.ofPlace(place) ?? '';
    if (isLarge(place)) return states.includes(state);
    return state === city.state && this.#isTrusted(city) && fold(place.name) === fold(city.name);
  }

  /** A place of GeoNames that the base package lacks. */
  add(place: GeoPlace): Located | undefined {
    const { country, latitude, longitude } = place;
    const state = capitals.get(`${country} ${place.name}`) ?? this.#stateOf(place) ?? this.#polygonOrNeighbours(place);
    const timezone = this.#zones.at(country, place) ?? this.#zones.nearest(country, place);
    if (state === undefined || timezone === undefined) return undefined;
    return { country, state, latitude, longitude, timezone, place };
  }

  #isInside(city: BaseCity): boolean {
    return (
      disputed.has(`${city.country} ${city.name}`) ||
      codesOf(city).some((country) => this.#zones.at(country, city) !== undefined)
    );
  }

  #asPlace(city: BaseCity, place: GeoPlace, { latitude, longitude }: Point): Located {
    const moved = { ...city, latitude, longitude };
    const said = this.#units.ofPlace(place);
    const state = place.country !== city.country ? undefined : said === city.state ? said : this.#stateOf(place);
    return this.#at(moved, state ?? this.#stateAt(moved), place);
  }

  /** GeoNames errs too: all its places around and the border tell. */
  #stateOf(place: GeoPlace): string | undefined {
    const state = this.#units.ofPlace(place);
    if (state === undefined || !this.#units.hasPolygon(place.country, state)) return state;
    const around = this.#statesAround(place.country, place).slice(1);
    const polygon = this.#units.ofPolygon(this.#polygonIn(place.country, place));
    const outvoted = around.length > 1 && around.every((other) => other === polygon);
    return outvoted ? polygon : state;
  }

  #at(city: BaseCity, state: string, place: GeoPlace | null): Located {
    const { country, latitude, longitude } = city;
    const timezone =
      codesOf(city)
        .map((code) => this.#zones.at(code, city))
        .find((zone) => zone !== undefined) ?? this.#zones.nearest(country, city);
    if (timezone === undefined) throw new Error(`Expected a time zone of ${country} for ${city.name}, but found none.`);
    return { country, state, latitude, longitude, timezone, place };
  }

  /** Rows around are as far beside their places as this one is: their states and the mean of their ways there tell. */
  #asDisplaced(city: BaseCity, beside: readonly Beside[]): Located {
    const states = beside.flatMap(({ place }) => this.#units.ofPlace(place) ?? []);
    const around = states.find((each, at) => states.indexOf(each) < at) ?? states[0];
    const isBelieved = this.#isTrusted(city) && holds(city.country, city.state);
    const state = isBelieved ? city.state : (around ?? city.state);
    const mean = (way: (row: Beside) => number) => beside.reduce((sum, row) => sum + way(row), 0) / beside.length;
    const latitude = city.latitude + mean((row) => row.place.latitude - row.latitude);
    const longitude = city.longitude + mean((row) => row.place.longitude - row.longitude);
    return this.#at({ ...city, latitude: degrees(latitude), longitude: degrees(longitude) }, state, null);
  }

  /** The largest place of its name in the claimed state; where claims are no evidence, in the country. */
  #elsewhere(city: BaseCity, isMeant: (place: GeoPlace) => boolean): Located | undefined {
    const territory = territoryOf(city);
    const meant = this.#matches
      .namesakes(city)
      .filter(isMeant)
      .filter(
        (place) =>
          (territory === city.country && !this.#isTrusted(city)) ||
          (place.country === territory && (territory !== city.country || this.#units.ofPlace(place) === city.state)),
      );
    const [largest] = meant.toSorted((a, b) => (b.known?.population ?? 0) - (a.known?.population ?? 0));
    if (largest === undefined) return undefined;
    this.#matches.add(city, largest);
    return this.#asPlace(city, largest, largest);
  }

  /** The claimed state where borders or neighbours agree with it, else where the place lies by them. */
  #stateAt(city: BaseCity): string {
    const territory = territoryOf(city);
    if (territory !== city.country && this.#zones.at(territory, city) !== undefined) return city.state;
    if (this.#stateNames.get(`${city.country} ${city.state}`) === fold(city.name)) return city.state;
    const polygon = this.#units.ofPolygon(this.#polygonIn(city.country, city));
    const around = this.#statesAround(city.country, city);
    const agreed = polygon === city.state || around.includes(city.state);
    const nothing = polygon === undefined && around.length === 0;
    const believed = this.#isTrusted(city) && (agreed || nothing);
    if (believed && holds(city.country, city.state)) return city.state;
    return this.#polygonOrNeighbours(city) ?? city.state;
  }

  /** The nearest neighbours agree, or else borders tell: those are rough. */
  #polygonOrNeighbours(point: Point & { country: string }): string | undefined {
    const around = this.#statesAround(point.country, point);
    const polygon = this.#units.ofPolygon(this.#polygonIn(point.country, point));
    const [nearest, ...others] = around;
    if (nearest !== undefined && others.slice(0, 2).every((state) => state === nearest)) return nearest;
    return polygon ?? nearest ?? this.#farState(point);
  }

  #farState(point: Point & { country: string }): string | undefined {
    const place = this.#near.get(point.country)?.nearest(point, 1, Infinity)[0];
    return place && this.#units.ofPlace(place);
  }

  #statesAround(country: string, point: Point): string[] {
    if (tiny.has(country)) return [];
    const places = this.#near.get(country)?.nearest(point, neighbours, neighbourKm) ?? [];
    return places.flatMap((place) => this.#units.ofPlace(place) ?? []);
  }

  #polygonIn(country: string, point: Point) {
    const polygon = this.#polygons.find(point);
    return polygon?.country === country ? polygon : undefined;
  }
}

/** As exact as the sources write them. */
function degrees(value: number): number {
  return Number(value.toFixed(5));
}
