/** Countries, states and cities, as resources. */
import { CallerError, shown } from '../../../base/errors.js';
import { allowOrigin } from '../../../base/open-to-scripts.js';
import type { Country, State } from '../../../data/geography/country.js';
import type { Services } from '../../services.js';
import type { ReadyResource } from '../../http/ready-answers.js';
import {
  childrenOf,
  formerlyNamed,
  inOrder,
  nameOf,
  stateNameOf,
  statesInOrder,
  wholeCountriesNamed,
} from './countries.js';
import { cityNamesIn, isListed } from './newer-states.js';
import { type CurrencyObject, currencyOf } from './currency.js';

interface CountryObject {
  name: string;
  iso_code: string;
  currency: CurrencyObject;
}

interface StateObject {
  name: string;
  country: CountryObject;
}

interface CityObject {
  name: string;
  state: StateObject;
}

type Data = Pick<Services, 'rates' | 'geography'>;

/** Headers of public resources. */
export const publicHeaders = {
  'cache-control': 'public, max-age=300',
  vary: 'Accept-Encoding',
  ...allowOrigin,
};

function resource(name: string, build: () => object): ReadyResource {
  return { name, headers: publicHeaders, build: () => JSON.stringify(build()) };
}

export function countries(data: Data): ReadyResource {
  return resource('countries', () => ({
    status: true,
    countries: inOrder(data.geography.countries).flatMap((country) => countryObject(data, country) ?? []),
  }));
}

/** `text` is a code or a name of the country. */
export function states(data: Data, text: string): ReadyResource {
  const country = readAs(text, (name) => data.geography.country(name));
  const shownCountry = country && countryObject(data, country);
  if (!country || !shownCountry) {
    throw new CallerError('NOT_FOUND', `Expected the code or name of a country, but got ${shown(text)}.`);
  }
  return resource(`states ${country.isoCode}`, () => ({
    status: true,
    country_code: country.isoCode,
    states: statesInOrder(country).map((state): StateObject => ({ name: stateNameOf(state), country: shownCountry })),
  }));
}

/**
 * The cities of every state of that name, in any country, and of the states below it: each city once, in the state that
 * contains it.
 */
export function cities(data: Data, text: string): ReadyResource {
  const found = readAs(text, (name) => statesNamed(data, name));
  const [first] = found ?? [];
  if (!found || !first) throw new CallerError('NOT_FOUND', `Expected the name of a state, but got ${shown(text)}.`);
  const name = stateNameOf(first);
  return resource(`cities ${name} ${found.map(identity).join()}`, () => ({
    status: true,
    state_name: name,
    cities: [...new Set(found.flatMap((state) => withBelow(data, state)))].flatMap((state) => citiesOf(data, state)),
  }));
}

/** Old clients of Java and PHP write blanks as `+`, which is a character like others in a path. */
function readAs<T>(text: string, find: (name: string) => T | undefined): T | undefined {
  return find(text) ?? find(text.replaceAll('+', ' '));
}

/** Those that are spelled exactly so; where there are none, those whose names are alike but for case, accents and punctuation. */
function statesNamed({ geography }: Data, text: string): readonly State[] | undefined {
  const { countries: all } = geography;
  const former = formerlyNamed(all, text);
  const alike = new Set([
    ...former,
    ...geography.statesNamed(text).filter(isListed),
    ...wholeCountriesNamed(all, text),
  ]);
  const spelling = text.normalize();
  const exact = [...alike].filter((state) => stateNameOf(state) === spelling);
  if (exact.length > 0) return exact;
  return alike.size > 0 ? [...alike] : undefined;
}

/** And with the states of the territory that it is. */
function withBelow(data: Data, state: State): State[] {
  const below = [...childrenOf(state), ...(data.geography.territoryOf(state)?.states ?? [])];
  return [state, ...below.flatMap((each) => withBelow(data, each))];
}

function countryObject(data: Data, country: Country): CountryObject | undefined {
  const currency = currencyOf(data, country);
  return currency && { name: nameOf(country), iso_code: country.isoCode, currency };
}

function citiesOf(data: Data, state: State): CityObject[] {
  const country = countryObject(data, state.country);
  if (!country) return [];
  const shownState: StateObject = { name: stateNameOf(state), country };
  return cityNamesIn(data.geography, state).map((name) => ({ name, state: shownState }));
}

/** A state's code is unique within its country; its name is not. */
function identity(state: State): string {
  return `${state.country.isoCode}-${state.code}`;
}
