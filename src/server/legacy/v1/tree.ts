/** The tree of all countries, their states and the names of their cities, as a resource. */
import type { Country } from '../../../data/geography/country.js';
import type { Services } from '../../services.js';
import type { Resource } from '../../http/ready-answers.js';
import { inOrder, nameOf, stateNameOf } from './countries.js';
import { currencyOf } from './currency.js';
import { publicHeaders } from './places.js';

type Data = Pick<Services, 'rates' | 'geography'>;

/** Two megabytes of JSON, of which a new table of rates changes little: the rest is put in as it was. */
export function tree(data: Data): Resource {
  const build = () =>
    `{${inOrder(data.geography.countries)
      .flatMap((country) => entryOf(data, country) ?? [])
      .join()}}`;
  return { name: 'all', headers: publicHeaders, build };
}

/** One country's name and what stands under it, as JSON without the braces around. */
export function entryOf(data: Data, country: Country): string | undefined {
  const currency = currencyOf(data, country);
  if (!currency) return undefined;
  return `${JSON.stringify(nameOf(country))}:{"currency":${JSON.stringify(currency)},"states":${statesOf(data.geography, country)}}`;
}

const known = new WeakMap<Country, string>();

/** The states of a country with the names of their cities, as JSON; made once, for places do not change. */
export function statesOf(geography: Services['geography'], country: Country): string {
  let json = known.get(country);
  if (json === undefined) {
    // Names are data: without a prototype, none of them can mean something else.
    const states: Record<string, string[]> = Object.create(null);
    for (const state of country.states) {
      // Some countries have two states of one name: their cities are joined.
      (states[stateNameOf(state)] ??= []).push(...geography.cityNamesOf(state));
    }
    json = JSON.stringify(states);
    known.set(country, json);
  }
  return json;
}
