/**
 * Resolvers called directly answer as those that type-graphql wraps.
 *
 * @own-worker
 */
import { describe, expect, it } from '@jest/globals';
import { execute, type ExecutionResult, parse } from 'graphql';
import { buildSchema } from 'type-graphql';
import { resolveDirectly } from '../../../src/base/type-graphql/direct-resolvers.js';
import { sharedGeography } from '../../support/shared/geography.js';
import { geographyResolvers } from '../../../src/data/geography/index.js';
import { SearchQuery } from '../../../src/data/search/search-query.js';
import { ratesResolvers } from '../../../src/data/rates/index.js';
import { PublishedRatesResolver } from '../../../src/data/rates/published-rates-resolver.js';
import { Rates } from '../../../src/data/rates/rates.js';
import { sharedRates } from '../../support/shared/rates.js';

const geography = sharedGeography();
const rates = new Rates(geography, 'https://flagcdn.com', { shipped: sharedRates() });
// One with subscriptions would need a publisher.
const resolvers = [
  ...geographyResolvers,
  SearchQuery,
  ...ratesResolvers.filter((each) => each !== PublishedRatesResolver),
] as const;
const wrapped = await buildSchema({ resolvers, validate: false });
const direct = await buildSchema({ resolvers, validate: false });
resolveDirectly(direct, resolvers);

const contextValue = { caller: { scopes: ['rates'], defaultCurrency: 'CHF' }, rates, geography };

const ask = (schema: typeof direct, source: string) => execute({ schema, document: parse(source), contextValue });

function textOf({ data, errors }: ExecutionResult) {
  return JSON.stringify({ data, errors: errors?.map(({ message, path }) => ({ message, path })) });
}

describe('a resolver called directly', () => {
  it.each([
    '{ currencies(isActive: true) { code rate usd: rate(base: "USD") countries { name } } }',
    '{ currency(code: "CHF") { history(from: "2026-09-01", to: "2026-09-05", base: "EUR") { date rate } } }',
    '{ currency(code: "CHF") { history(from: "2026-09-05", to: "2026-09-01") { date rate } } }',
    '{ currencies(codes: ["INR"]) { rate(base: "ZZZ") } }',
    '{ country(code: "IN") { currency { code } state: stateNamed(name: "Goa") { name cities { name state { name } } } } }',
    '{ country(code: "IN") { states { code } cities(first: 3) { nodes { name } } more: cities { nodes { name } } } }',
    '{ country(code: "IN") { cities(first: -1) { nodes { name } } } }',
    '{ rates(date: "2026-09-01") { base date } convert(from: "USD", to: "INR") { amount money { amount } } }',
    '{ state: stateNamed(country: "IN", name: "Goa") { name } city: cityNamed(country: "IN", name: "Mumbai") { name } }',
    '{ search(text: "zur", first: 3) { nodes { __typename } } }',
  ])('answers %s as before, and at once', async (source) => {
    const answer = ask(direct, source);
    if (answer instanceof Promise) throw new Error('Expected an answer that is no promise');
    expect(textOf(answer)).toBe(textOf(await ask(wrapped, source)));
  });

  it('leaves alone what takes an input type', async () => {
    const source = '{ countries(filter: { currency: "CHF" }) { name states { name } } }';
    expect(textOf(await ask(direct, source))).toBe(textOf(await ask(wrapped, source)));
  });
});
