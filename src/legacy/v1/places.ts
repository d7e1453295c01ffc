/** Countries, states, cities and the tree of all of them, as resources. */
import { CallerError, shown } from '../../errors.js';
import type { Country } from '../../geography/country.js';
import type { State } from '../../geography/state.js';
import type { Services } from '../../services.js';
import type { Resource } from './answers.js';
import { type CurrencyObject, currencyOf } from './currency.js';

export interface CountryObject {
  name: string;
  iso_code: string;
  currency: CurrencyObject;
}

export interface StateObject {
  name: string;
  country: CountryObject;
}

export interface CityObject {
  name: string;
  state: StateObject;
}

export interface TreeEntry {
  currency: CurrencyObject;
  states: Record<string, string[]>;
}

type Data = Pick<Services, 'rates' | 'geography'>;

const headers = {
  'cache-control': 'public, max-age=300',
  vary: 'Accept-Encoding',
  'access-control-allow-origin': '*',
};

function resource(name: string, build: () => object): Resource {
  return { name, headers, build: () => JSON.stringify(build()) };
}

export function countries(data: Data): Resource {
  return resource('countries', () => ({
    status: true,
    countries: data.geography.countries.flatMap((country) => countryObject(data, country) ?? []),
  }));
}

/** `text` is a code or a name of the country. */
export function states(data: Data, text: string): Resource {
  const country = data.geography.country(text);
  const shownCountry = country && countryObject(data, country);
  if (!country || !shownCountry) {
    throw new CallerError('NOT_FOUND', `Expected the code or name of a country, but got ${shown(text)}.`);
  }
  return resource(`states ${country.isoCode}`, () => ({
    status: true,
    country_code: country.isoCode,
    states: country.states.map((state): StateObject => ({ name: state.name, country: shownCountry })),
  }));
}

/** Those of every state of that name, whatever its country. */
export function cities(data: Data, text: string): Resource {
  const found = data.geography.statesNamed(text);
  const [first] = found;
  if (!first) throw new CallerError('NOT_FOUND', `Expected the name of a state, but got ${shown(text)}.`);
  const { name } = found.find((state) => state.name === text) ?? first;
  return resource(`cities ${name} ${found.map(identity).join()}`, () => ({
    status: true,
    state_name: name,
    cities: found.flatMap((state) => citiesOf(data, state)),
  }));
}

export function tree(data: Data): Resource {
  return resource('all', () => {
    // Names are data: without a prototype, none of them can mean something else.
    const entries: Record<string, TreeEntry> = Object.create(null);
    for (const country of data.geography.countries) {
      const currency = currencyOf(data, country);
      if (currency) entries[country.name] = { currency, states: cityNames(data, country) };
    }
    return entries;
  });
}

function countryObject(data: Data, country: Country): CountryObject | undefined {
  const currency = currencyOf(data, country);
  return currency && { name: country.name, iso_code: country.isoCode, currency };
}

function citiesOf(data: Data, state: State): CityObject[] {
  const country = countryObject(data, state.country);
  if (!country) return [];
  const shownState: StateObject = { name: state.name, country };
  return data.geography.cityNamesOf(state).map((name) => ({ name, state: shownState }));
}

/** Some countries have two states of one name: their cities are joined. */
function cityNames({ geography }: Data, country: Country): Record<string, string[]> {
  const names: Record<string, string[]> = Object.create(null);
  for (const state of country.states) {
    names[state.name] = [...(names[state.name] ?? []), ...geography.cityNamesOf(state)];
  }
  return names;
}

/** A state's code is unique within its country, its name is not. */
function identity(state: State): string {
  return `${state.country.isoCode}-${state.code}`;
}
