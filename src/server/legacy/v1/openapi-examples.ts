/** Examples for the OpenAPI description: the current responses of the routes, shortened. */
import { CallerError } from '../../../base/errors.js';
import type { Services } from '../../services.js';
import { convert } from './conversion.js';
import { systemBase } from './currency.js';
import { cities, countries, states } from './places.js';
import { ratesOf } from './rates.js';
import { tokenResult } from './token.js';
import { entryOf } from './tree.js';
import { parseOwnJson } from '../../../base/json.js';

/** The parameters and bodies of the examples. */
export const exampleParameters = {
  base: systemBase,
  from: 'USD',
  to: systemBase,
  amount: 2.5,
  country: 'IN',
  state: 'Kerala',
};

export type Examples = Readonly<
  Record<'token' | 'rates' | 'conversion' | 'countries' | 'states' | 'cities' | 'tree', unknown>
>;

export function examplesOf(services: Services): Examples {
  const { base, from, to, amount, country, state } = exampleParameters;
  return {
    token: tokenResult({ name: 'Legacy shop', defaultCurrency: systemBase }),
    rates: answer(() => ratesOf(services, base).build()),
    conversion: answer(() => convert(services, from, to, JSON.stringify({ amount }))),
    countries: answer(() => countries(services).build()),
    states: answer(() => states(services, country).build()),
    cities: answer(() => cities(services, state).build()),
    tree: answer(() => treeOf(services, country)),
  };
}

function answer(make: () => string): unknown {
  return unlessRefused(() => cut(parseOwnJson(make())));
}

/** The tree of one country: that of all has two megabytes. */
function treeOf(services: Services, code: string): string {
  const country = services.geography.country(code);
  return `{${(country && entryOf(services, country)) ?? ''}}`;
}

/** Omits an example where the current rates lack its currencies: the description is served nevertheless. */
function unlessRefused<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof CallerError) return undefined;
    throw error;
  }
}

/** More properties than any object that the contract defines: such a map comes from the data. */
const manyNames = 12;
const mostEntries = 2;

/** Keeps the first entries of each list, and of each map from the data. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const shown = entries.length > manyNames ? entries.slice(0, mostEntries) : entries;
  return Object.fromEntries(shown.map(([name, inner]) => [name, cut(inner)]));
}
