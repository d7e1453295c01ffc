/** Every country, state and city, in memory, with the ways to find them. */
import { readFileSync } from 'node:fs';
import { ChangeRegister } from './changes.js';
import { CityTable } from './file/city-table.js';
import { City } from './city.js';
import type { CityOrder } from './city-order.js';
import { CountryIndex } from './file/country-index.js';
import { type Country, State } from './country.js';
import type { FormerState } from './former-state.js';
import type { RelatedState } from './related-state.js';
import { type GeographyData, dataFile, decode } from './file/data-file.js';
import { aliasesOf } from './search/aliases.js';
import { fold } from './search/fold.js';
import { MatchedBy, PlaceMatch } from './search/found.js';
import { formerStateName } from './search/former-state-names.js';
import { readHead } from './file/head.js';
import { NameTable, type NamedPlace, kinds } from './search/name-table.js';
import { parsePlaceId } from './place-id.js';
import { type Most, Nearby, type NearbyCity, type Coordinates } from './nearby.js';
import type { Connection } from '../../rest/schema/connection.js';
import { mapped, slice } from '../../rest/schema/slice.js';
import type { Slice } from '../../rest/transport/pages.js';
import { Places } from './search/places.js';
import { Search } from './search/search.js';
import { StateIndex } from './file/state-index.js';
import { territoryCode } from './territories.js';
import { spellings } from './search/spelling.js';
import { writtenName } from './search/written-name.js';

/** Characters; no name is longer, so that a longer text is unknown without a look. */
export const longestName = 100;

export interface FoundPlace {
  readonly place: Country | State | City;
  readonly match: PlaceMatch;
  /** It says which of the names matched; it is looked up when it is wanted. */
  readonly matchedBy: () => MatchedBy;
  /** The name as it is written, where that is known; it is looked up when it is wanted. */
  readonly matchedName: () => string;
}

interface CitiesPage extends Slice {
  readonly orderBy: CityOrder;
}

export class Geography {
  /** They are sorted by name. */
  readonly countries: readonly Country[];
  readonly changes: ChangeRegister;
  readonly #countries: CountryIndex;
  readonly #states: StateIndex;
  readonly #cities: CityTable;
  readonly #names: NameTable;
  readonly #places: Places;
  readonly #search: Search;
  readonly #nearby: Nearby;
  /** The countries by the lower-case code of a language, once one is looked for. */
  #speaking: ReadonlyMap<string, readonly Country[]> | undefined;

  constructor(data: GeographyData) {
    const { countries, formerStates, changes, timezones } = readHead(data.head, data.states);
    const states = countries.flatMap((country) => country.states);
    const names = new NameTable(data.names);
    this.countries = countries;
    this.#names = names;
    this.changes = new ChangeRegister(changes);
    this.#countries = new CountryIndex(countries, names);
    this.#states = new StateIndex(states, countries.length, names, formerStates);
    this.#cities = new CityTable(data.cities, timezones, states);
    this.#places = new Places(countries, states, this.#cities, this.changes.movesFromAbolished);
    this.#search = new Search(names, this.#places, data);
    this.#nearby = new Nearby(data.nearby, this.#cities);
  }

  /** A country is found by ISO 3166-1 code of two or three letters or any name, without case or accents. */
  country(text: string): Country | undefined {
    return text.length > longestName ? undefined : this.#countries.find(text);
  }

  countryByCode(code: string): Country | undefined {
    return this.#countries.byCode(code);
  }

  countriesUsing(currencyCode: string): readonly Country[] {
    const code = currencyCode.toUpperCase();
    return this.countries.filter((country) => country.currencyCode === code);
  }

  /** The countries that have the language, by name. */
  countriesSpeaking(language: string): readonly Country[] {
    this.#speaking ??= byLanguage(this.countries);
    return this.#speaking.get(language.trim().toLowerCase()) ?? [];
  }

  /** Whether the country's name, native name or an alias holds the text. */
  isNamedLike(country: Country, text: string): boolean {
    return text.length <= longestName && this.#countries.isNamedLike(country, fold(text));
  }

  /** A state is found by code or name within one country; of several states with one name, the one whose cities have most people. */
  state(country: Country, text: string): State | undefined {
    return text.length > longestName ? undefined : this.#states.find(country, text);
  }

  /** The states of that name in every country that has one. */
  statesNamed(text: string): readonly State[] {
    return text.length > longestName ? [] : this.#states.named(fold(text));
  }

  /** A state by its id; where that is a name, the name alone. */
  relatedState(nameOrId: string): RelatedState {
    const place = this.placeById(nameOrId);
    return place instanceof State ? { name: place.name, state: place } : { name: nameOrId, state: null };
  }

  /** The states that a city was in, the latest first. */
  formerStatesOf({ id, state }: City): FormerState[] {
    const former = this.changes.formerStatesOf(
      id,
      withAbove(state).map((each) => each.id),
    );
    return former.map(({ state: nameOrId, ...fact }) => ({ ...this.relatedState(nameOrId), ...fact }));
  }

  /** The states that stand for one that was abolished. */
  standingFor(state: State): State[] {
    return this.changes.standingFor(state.id).flatMap((id) => this.relatedState(id).state ?? []);
  }

  /** The country of its own that a state is as well: Puerto Rico. */
  territoryOf(state: State): Country | undefined {
    const code = territoryCode(state);
    return code === undefined ? undefined : this.countryByCode(code);
  }

  /** The cities of the territory that a state is, else its own and those that went from it to the states that stand for it. */
  citiesListedIn(state: State): City[] {
    const territory = this.territoryOf(state);
    if (territory === undefined) {
      const elsewhere = this.standingFor(state).flatMap((each) => this.citiesOf(each));
      return [...this.citiesOf(state), ...elsewhere.filter(({ id }) => this.changes.cameFrom(id, state.id))];
    }
    return territory.states.filter(({ parent }) => parent === null).flatMap((top) => this.citiesOf(top));
  }

  /** Its own, then those of the states below. */
  citiesOf(state: State): City[] {
    return Array.from({ length: state.cityCount }, (_, index) => this.#cities.at(state.firstCity + index));
  }

  /** The names are those of its own cities, not of states below. */
  cityNamesOf(state: State): string[] {
    return Array.from({ length: state.ownCityCount }, (_, index) => this.#cities.nameAt(state.firstCity + index));
  }

  /** Cursors name cities by number: they hold when places were compiled anew, and those of cities that are gone are refused. */
  citiesIn(country: Country, { orderBy, ...page }: CitiesPage): Connection<City> {
    const list = `cities ${country.isoCode} ${orderBy}`;
    const positions = this.#cities.of(country, orderBy);
    const found = slice(positions, (position) => this.#cities.idAt(position), { ...page, list, refusesGone: true });
    return mapped(found, (position) => this.#cities.at(position));
  }

  /** The state or city of an id; of one that is gone, the place that stands for it now. */
  placeById(id: string): State | City | undefined {
    const key = parsePlaceId(id);
    if (key === undefined) return undefined;
    if (key.type === 'city') return this.cityByNumber(key.number);
    const country = this.countries.find(({ isoCode }) => isoCode === key.country);
    return country && this.#states.withCode(country, key.code);
  }

  /** A number that is no city's any more leads to the city that stands for it. */
  cityByNumber(number: number): City | undefined {
    const position = this.#cities.numbered(number);
    return position === undefined ? undefined : this.#cities.at(position);
  }

  /** The first of the cities of that name. */
  city(place: Country | State, name: string): City | undefined {
    const [position] = this.#citiesNamed(place, name);
    return position === undefined ? undefined : this.#cities.at(position);
  }

  /**
   * The cities of that name, the largest first and districts last, and after them those that only have it as an other
   * name.
   */
  citiesNamed(place: Country | State, name: string): City[] {
    return this.#citiesNamed(place, name).map((position) => this.#cities.at(position));
  }

  otherNamesOf(city: City): string[] {
    return this.#cities.otherNamesAt(city.position);
  }

  /** The IATA codes of its airports. */
  iataCodesOf(city: City): string[] {
    return this.#cities.iataCodesAt(city.position);
  }

  /** Nearest first. */
  nearestCities(point: Coordinates, most: Most): NearbyCity[] {
    return this.#nearby.cities(point, most);
  }

  /** The likeliest first, as Search has it; each is looked for when it is wanted. */
  *search(text: string): Generator<FoundPlace> {
    const known = new Set<number>();
    for (const found of text.length > longestName ? [] : this.#search.places(text)) {
      if (known.has(found.place)) continue;
      known.add(found.place);
      const place = this.#places.at(found.place);
      const matchedName = () => writtenName(this.#search.keyOf(found), this.#namesOf(place));
      const matchedBy = () => this.#matchedBy(place, found.by, this.#search.keyOf(found));
      yield { place, match: found.by, matchedBy, matchedName };
    }
  }

  /** The names as they are written; the names of states in other languages are not stored. */
  #namesOf(place: Country | State | City): readonly string[] {
    const former = this.changes.formerNamesOf(place.id).map(({ name }) => name);
    if (place instanceof City) return [place.name, ...this.otherNamesOf(place), ...this.iataCodesOf(place), ...former];
    if (place instanceof State) {
      const before = formerStateName(place);
      return [
        place.name,
        place.nativeName ?? place.name,
        place.code,
        ...(before === undefined ? [] : [before]),
        ...former,
      ];
    }
    const { isoCode, iso3, name, nativeName, translations } = place;
    return [name, nativeName ?? name, isoCode, iso3, ...aliasesOf(isoCode), ...translations.map((each) => each.name)];
  }

  #matchedBy(place: Country | State | City, match: PlaceMatch, key: string): MatchedBy {
    if (match === PlaceMatch.TYPOS || match === PlaceMatch.SOUND) return MatchedBy.SPELLING;
    const isCalled = (name: string | null): boolean => name !== null && spellings(name).includes(key);
    const native = place instanceof City ? null : place.nativeName;
    if (isCalled(place.name) || isCalled(native)) return MatchedBy.NAME;
    const former = this.changes.formerNamesOf(place.id).map(({ name }) => name);
    return former.some(isCalled) ? MatchedBy.FORMER_NAME : MatchedBy.OTHER_NAME;
  }

  /** Positions among all cities. */
  #citiesNamed(area: Country | State, name: string): number[] {
    if (name.length > longestName) return [];
    const { firstCity } = this.#places;
    return this.#names
      .places(this.#names.exactly(fold(name)), firstCity, Infinity)
      .filter(({ place }) => this.#places.around(place).includes(area))
      .map((named) => ({ isOther: isOther(named), city: this.#cities.at(named.place - firstCity) }))
      .sort((a, b) => Number(a.isOther) - Number(b.isOther) || largestFirst(a.city, b.city))
      .map(({ city }) => city.position);
  }
}

function byLanguage(countries: readonly Country[]): Map<string, Country[]> {
  const speaking = new Map<string, Country[]>();
  for (const country of countries) {
    for (const code of new Set(country.languages.map((language) => language.code.toLowerCase())))
      speaking.set(code, [...(speaking.get(code) ?? []), country]);
  }
  return speaking;
}

/** The state and those that it lies in. */
function withAbove(state: State): State[] {
  return state.parent === null ? [state] : [state, ...withAbove(state.parent)];
}

/** Districts last. */
function largestFirst(a: City, b: City): number {
  return Number(a.isDistrict) - Number(b.isDistrict) || (b.population ?? 0) - (a.population ?? 0);
}

/** Whether it is not the place's own name, nor the beginning or another spelling of it. */
function isOther({ kind }: NamedPlace): boolean {
  return kind > kinds.spelling;
}

/** Reads the data file that the build has made. */
export function loadGeography(path = dataFile): Geography {
  try {
    return new Geography(decode(readFileSync(path)));
  } catch (cause) {
    throw new Error(`The geography data ${path} cannot be read. Run \`npm run build\`, which makes it.`, { cause });
  }
}
