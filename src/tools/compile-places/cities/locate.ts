/** Decides for each city of the base package where it lies: its state, its coordinates, its time zone. */
import { fold } from '../../../data/geography/search/fold.js';
import { Claims } from './claims.js';
import { Displacements } from './displaced.js';
import { isGeocoded } from './geocoded.js';
import { type GeoPlace, isSeat } from './geonames.js';
import { disputed, offCentre, placed } from '../states/levels.js';
import { type Matches, codesOf, isLarge, territoryOf } from '../match.js';
import { type GeoPoint, kilometres } from '../point.js';
import type { Parents } from '../states/parents.js';
import { OwnStates } from '../states/own-states.js';
import type { Polygons } from '../polygons.js';
import type { BaseCity, BaseCountry } from '../read-base.js';
import { Surroundings } from './surroundings.js';
import { type Units, holds } from './units.js';
import type { Zones } from '../countries/zones.js';

export interface Located extends GeoPoint {
  readonly country: string;
  /** The base package's code. */
  readonly state: string;
  readonly timezone: string;
  /** The place of GeoNames that it is, if one is known. */
  readonly place: GeoPlace | null;
}

/** Kilometres that a row may be off the place that it is, beyond which its coordinates are wrong. */
const rough = 8;
const roughLarge = 5;

export class Locator {
  readonly #matches: Matches;
  readonly #units: Units;
  readonly #zones: Zones;
  readonly #claims: Claims;
  readonly #surroundings: Surroundings;
  readonly #displacements: Displacements;
  readonly #ownStates: OwnStates;
  /** Names of large places in their states: another row of the name is the same once more. */
  readonly #twins: ReadonlySet<string>;
  /** Keys are country and code. */
  readonly #stateNames: ReadonlyMap<string, string>;

  constructor(
    countries: readonly BaseCountry[],
    parents: Parents,
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
    this.#twins = new Set([...matches.pairs].flatMap(([city, place]) => (isLarge(place) ? [nameKey(city)] : [])));
    this.#matches = matches;
    this.#units = units;
    this.#zones = zones;
    this.#claims = new Claims(matches.pairs, units);
    this.#surroundings = new Surroundings(places, units, polygons);
    this.#ownStates = new OwnStates(
      countries,
      parents,
      (country, state, place) =>
        this.#surroundings.isEmpty(country, state) || this.#surroundings.isNear(country, state, place),
    );
    this.#displacements = new Displacements(matches.pairs, displaced, units);
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
    const seat = this.#seatOfDivision(city);
    if (seat !== undefined) return this.#at({ ...city, ...pointOf(seat) }, city.state, null);
    const moved = this.#displacements.of(city);
    if (moved !== undefined) {
      const isBelieved = this.#claims.isTrusted(city) && holds(city.country, city.state);
      return this.#at(
        { ...city, ...moved, state: city.state },
        isBelieved ? city.state : (moved.state ?? city.state),
        null,
      );
    }
    const doubtful = state !== city.state && this.#claims.isTrusted(city);
    if (doubtful && offCentre.has(city.country)) return this.#elsewhere(city, () => true);
    return this.#at(city, state, null);
  }

  /**
   * The largest place of the only second division that has the row's name, in the state that the row claims, if the row
   * itself lies in another state.
   */
  #seatOfDivision(city: BaseCity): GeoPlace | undefined {
    if (offCentre.has(city.country) || !holds(city.country, city.state)) return undefined;
    const within = this.#surroundings.stateWithin(city.country, city);
    const around = this.#surroundings.statesAround(city.country, city);
    if (within === undefined || within === city.state || around.includes(city.state)) return undefined;
    const places = this.#units.placesOfNamed(city);
    return places.find(({ known }) => isSeat(known?.feature)) ?? largestOf(places);
  }

  /**
   * Some rows have the middle of a province for the city of its name, or the place of the capital for a village: then
   * the place of that very name that is no other row is meant.
   */
  #isMeant(city: BaseCity, place: GeoPlace, states: readonly string[]): boolean {
    const state = this.#units.ofPlace(place) ?? '';
    if (isLarge(place)) return states.includes(state);
    if (this.#twins.has(nameKey(city)) || this.#surroundings.isDivisionApart(city, place)) return false;
    return state === city.state && this.#claims.isTrusted(city) && fold(place.name) === fold(city.name);
  }

  /** A place of GeoNames that the base package lacks. */
  add(place: GeoPlace): Located | undefined {
    const { country, latitude, longitude } = place;
    const state =
      placed.get(`${country} ${place.name}`) ??
      this.#ownStates.of(place) ??
      this.#surroundings.stateOfPlace(place) ??
      this.#surroundings.stateOf(place);
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

  #asPlace(city: BaseCity, place: GeoPlace, { latitude, longitude }: GeoPoint): Located {
    const moved = { ...city, latitude, longitude };
    const state =
      place.country === city.country
        ? (this.#ownStates.of(place) ?? this.#surroundings.stateOfPlace(place, city.state))
        : undefined;
    return this.#at(moved, state ?? this.#stateAt(moved), place);
  }

  #at(city: BaseCity, state: string, place: GeoPlace | null): Located {
    const { country, latitude, longitude } = city;
    const timezone =
      codesOf(city)
        .map((code) => this.#zones.at(code, city))
        .find((zone) => zone !== undefined) ?? this.#zones.nearest(country, city);
    if (timezone === undefined) throw new Error(`Expected a time zone of ${country} for ${city.name}, but found none.`);
    return { country, state: placed.get(`${country} ${city.name}`) ?? state, latitude, longitude, timezone, place };
  }

  /** The largest place of its name in the claimed state; where claims are no evidence, in the country. */
  #elsewhere(city: BaseCity, isMeant: (place: GeoPlace) => boolean): Located | undefined {
    const territory = territoryOf(city);
    const meant = this.#matches
      .namesakes(city)
      .filter(isMeant)
      .filter(
        (place) =>
          (territory === city.country && !this.#claims.isTrusted(city)) ||
          (place.country === territory && (territory !== city.country || this.#units.ofPlace(place) === city.state)),
      );
    const largest = largestOf(meant);
    if (largest === undefined) return undefined;
    this.#matches.add(city, largest);
    return this.#asPlace(city, largest, largest);
  }

  /** The claimed state where borders or neighbours agree with it, else where the place lies by them. */
  #stateAt(city: BaseCity): string {
    const territory = territoryOf(city);
    if (territory !== city.country && this.#zones.at(territory, city) !== undefined) return city.state;
    if (this.#stateNames.get(`${city.country} ${city.state}`) === fold(city.name)) return city.state;
    const within = this.#surroundings.stateWithin(city.country, city);
    const around = this.#surroundings.statesAround(city.country, city);
    const agreed =
      within === city.state ||
      around.includes(city.state) ||
      (this.#claims.isSure(city) && this.#surroundings.isNear(city.country, city.state, city));
    const nothing = within === undefined && around.length === 0;
    const believed = this.#claims.isTrusted(city) && (agreed || nothing);
    if (believed && holds(city.country, city.state)) return city.state;
    const state = this.#surroundings.stateOf(city);
    return state === undefined || this.#isCorner(city, state) ? city.state : state;
  }

  /** Whether the row, though it lies in the other state, is the corner of an area whose middle lies in the claimed one. */
  #isCorner(city: BaseCity, other: string): boolean {
    return (
      !offCentre.has(city.country) &&
      isGeocoded(city) &&
      holds(city.country, city.state) &&
      this.#claims.isSound(city, other) &&
      this.#units.ofNamesake(city) === undefined &&
      this.#surroundings.isBeside(city.country, city.state, city)
    );
  }
}

function nameKey({ country, state, name }: BaseCity): string {
  return `${country} ${state} ${fold(name)}`;
}

function largestOf(places: readonly GeoPlace[]): GeoPlace | undefined {
  return places.toSorted((a, b) => (b.known?.population ?? 0) - (a.known?.population ?? 0))[0];
}

function pointOf({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude, longitude };
}
