/** The tree of all countries, their states and the names of their cities, as a resource. */
import type { Country } from '../../../data/geography/country.js';
import type { Services } from '../../services.js';
import type { ReadyResource } from '../../http/ready-answers.js';
import { inOrder, nameOf, stateNameOf, statesInOrder } from './countries.js';
import { currencyOf } from './currency.js';
import { cityNamesIn } from './newer-states.js';
import { publicHeaders } from './places.js';
import { ofEach } from '../../../base/of-each.js';

type Data = Pick<Services, 'rates' | 'geography'>;

/** Two megabytes of JSON, of which a new rate table changes little: the rest is reused. */
export function tree(data: Data): ReadyResource {
  const build = () =>
    `{${inOrder(data.geography.countries)
      .flatMap((country) => entryOf(data, country) ?? [])
      .join()}}`;
  return { name: 'all', headers: publicHeaders, build };
}

/** One country's name and value as JSON, without the braces around them. */
export function entryOf(data: Data, country: Country): string | undefined {
  const currency = currencyOf(data, country);
  if (!currency) return undefined;
  return `${JSON.stringify(nameOf(country))}:{"currency":${JSON.stringify(currency)},"states":${statesOf(data.geography, country)}}`;
}

const jsonOfStates = ofEach((country: Country, geography: Services['geography']): string => {
  // Names are data: without a prototype, none of them can have another meaning.
  const states: Record<string, string[]> = Object.create(null);
  for (const state of statesInOrder(country)) {
    // Some countries have two states of the same name: their cities are merged.
    (states[stateNameOf(state)] ??= []).push(...cityNamesIn(geography, state));
  }
  return JSON.stringify(states);
});

/** The states of a country with the names of their cities, as JSON; built once, as places do not change. */
export function statesOf(geography: Services['geography'], country: Country): string {
  return jsonOfStates(country, geography);
}
