/** Countries, states and cities as the build reads them, before they are joined. */
import type { City } from '../../data/geography/city.js';
import type { Country, State } from '../../data/geography/country.js';

/** A city, apart from the state that it lies in. */
export interface SourceCity extends Omit<City, 'id' | 'state' | 'country' | 'position'> {
  /** Names in other languages, former names, abbreviations; not the name itself. */
  readonly otherNames: readonly string[];
  /** Codes of the airports that serve it, sorted. */
  readonly iataCodes: readonly string[];
  /** Whether it is the seat of a country, or of a first or second division: few of these are small. */
  readonly seat: boolean;
  /** How widely it is known beyond its size, from 0 to `mostFame`. */
  readonly fame: number;
}

/** The fields that follow from the positions of the state and of its cities. */
type Placed = 'id' | 'country' | 'parent' | 'children' | 'level' | 'firstCity' | 'cityCount' | 'ownCityCount';

export interface SourceState extends Omit<State, Placed> {
  /** The code of the state that it is a part of. */
  readonly parent: string | null;
  /** Its own cities, not those of the states below. */
  readonly cities: SourceCity[];
  /** Names in other languages: searched, not shown. */
  readonly otherNames: readonly string[];
}

export interface SourceCountry extends Omit<Country, 'id' | 'states' | 'translatedNames'> {
  readonly states: SourceState[];
}
