/**
 * Places as the graph shows them.
 *
 * @own-worker
 */
import { schemaFrom } from '../../../src/base/type-graphql/build-schema.js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLSchema, graphql, parse } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { sharedGeography } from '../../support/shared/geography.js';
import { geographyResolvers } from '../../../src/data/geography/index.js';
import { ratesResolvers } from '../../../src/data/rates/index.js';
import { Rates } from '../../../src/data/rates/rates.js';
import { sharedRates } from '../../support/shared/rates.js';
import { SearchQuery } from '../../../src/data/search/search-query.js';
import { strangeTexts } from './strange-texts.js';

const geography = sharedGeography();
const rates = new Rates(geography, '', { shipped: sharedRates() });
let schema: GraphQLSchema;

beforeAll(async () => {
  schema = await schemaFrom([...geographyResolvers, ...ratesResolvers, SearchQuery]);
});

async function ask(source: string, variableValues: Record<string, unknown> = {}) {
  const answer = await graphql({ schema, source, variableValues, contextValue: { geography, rates } });
  return JSON.parse(JSON.stringify(answer));
}

describe('countries, states and cities', () => {
  it('nest in both directions', async () => {
    const { data, errors } = await ask(`{
      country(code: "IN") {
        name
        state(code: "mh") { name country { isoCode } }
        states { code cities { name state { code country { isoCode } } country { name } } }
      }
    }`);
    expect(errors).toBeUndefined();
    expect(data.country.state).toEqual({ name: 'Maharashtra', country: { isoCode: 'IN' } });
    expect(data.country.states.length).toBe(36);
    const { code, cities } = data.country.states.find((state: { code: string }) => state.code === 'MH');
    expect(cities).toContainEqual({
      name: 'Pune',
      state: { code, country: { isoCode: 'IN' } },
      country: { name: 'India' },
    });
  });

  it('are identified by ids that are read again', async () => {
    const { data, errors } = await ask(`{
      state: stateNamed(country: "IN", name: "Odisha") { id }
      city: cityNamed(country: "DE", name: "Berlin") { id state { id } }
      country(code: "DE") { states { id cities { id } } }
    }`);
    expect(errors).toBeUndefined();
    expect([data.state, data.city]).toEqual([
      { id: 'state:IN:OD' },
      { id: 'city:40882', state: { id: 'state:DE:BE' } },
    ]);
    for (const { id, cities } of data.country.states) {
      expect(geography.placeById(id)).toMatchObject({ id });
      for (const city of cities) expect(geography.placeById(city.id)).toMatchObject({ id: city.id });
    }
  });

  it('a city is found by its id and by the number in it', async () => {
    const { data } = await ask(
      '{ id: city(id: "city:40882") { name } number: city(id: "40882") { name } none: city(id: "999999999") { name } }',
    );
    expect(data).toEqual({ id: { name: 'Berlin' }, number: { name: 'Berlin' }, none: null });
    for (const id of ['Berlin', 'state:DE:BE', '', '1e3', '-1']) {
      const { errors } = await ask(`{ city(id: ${JSON.stringify(id)}) { name } }`);
      expect(errors?.[0]?.message).toContain('city: expected an id such as city:40882, but got');
    }
  });

  it('show every field', async () => {
    const { data, errors } = await ask(`{
      country(code: "aut") {
        isoCode iso3 name nativeName flag capital region subregion population latitude longitude timezones
        translations { language name }
      }
      state: stateNamed(country: "AT", name: "Wien") { code name nativeName type latitude longitude timezone }
      city: cityNamed(country: "AT", state: "9", name: "vienna") { name latitude longitude timezone }
    }`);
    expect(errors).toBeUndefined();
    expect(data.country).toMatchObject({ isoCode: 'AT', iso3: 'AUT', nativeName: 'Österreich', capital: 'Vienna' });
    expect(data.country.translations).toContainEqual({ language: 'fr', name: 'Autriche' });
    expect(data.state).toMatchObject({ code: '9', name: 'Vienna', timezone: 'Europe/Vienna' });
    expect(data.city).toMatchObject({ name: 'Vienna', timezone: 'Europe/Vienna' });
  });

  it('are null when unknown', async () => {
    for (const text of strangeTexts) {
      const answer = await ask(
        `query ($text: String!) {
          country: countryNamed(name: $text) { name }
          state: stateNamed(country: "IN", name: $text) { name }
          nowhere: state(country: "XX", code: "MH") { name }
          city: cityNamed(country: "IN", name: $text) { name }
          stateless: cityNamed(country: "IN", state: "XX", name: "Pune") { name }
          india: country(code: "IN") { state: stateNamed(name: $text) { name } }
        }`,
        { text },
      );
      expect(answer).toEqual({
        data: { country: null, state: null, nowhere: null, city: null, stateless: null, india: { state: null } },
      });
    }
  });

  const india = { isoCode: 'IN' };

  it.each([
    ['country(code: "in") { isoCode }', india],
    ['country(code: "Ind") { isoCode }', india],
    ['country(code: "XX") { isoCode }', null],
    ['countryNamed(name: "Indien") { isoCode }', india],
    ['countryNamed(name: "IND") { isoCode }', india],
    ['state(country: "IND", code: "mh") { name }', { name: 'Maharashtra' }],
    ['state(country: "IN", code: "XX") { name }', null],
    ['cityNamed(country: "IN", state: "MH", name: "Pune") { name }', { name: 'Pune' }],
    ['cityNamed(country: "IN", state: "GA", name: "Pune") { name }', null],
  ])('are found by code, and by a name where a field says so: %s', async (field, found) => {
    expect(await ask(`{ found: ${field} }`)).toEqual({ data: { found } });
  });

  it.each([
    ['country(code: "Allemagne") { name }', 'country: "code" must be an ISO 3166-1 code', 'countryNamed(name:)'],
    ['country(code: "") { name }', 'country: "code" must be an ISO 3166-1 code', 'countryNamed(name:)'],
    ['state(country: "India", code: "MH") { name }', 'state: "country" must be', 'countryNamed(name:)'],
    ['stateNamed(country: "India", name: "MH") { name }', 'stateNamed: "country" must be', 'countryNamed(name:)'],
    ['state(country: "IN", code: "Maharashtra") { name }', 'state: "code" must be', 'stateNamed(country:, name:)'],
    ['cityNamed(country: "India", name: "Pune") { name }', 'cityNamed: "country" must be', 'countryNamed(name:)'],
    ['cityNamed(country: "IN", state: "Goa!", name: "Pune") { name }', 'cityNamed: "state" must be', 'stateNamed('],
  ])('with a name in the place of a code say what finds names: %s', async (field, expected, next) => {
    const { data, errors } = await ask(`{ found: ${field} }`);
    expect(data).toEqual({ found: null });
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining(expected) })]);
    expect(errors[0].message).toContain(next);
    expect(errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it('have codes of the form that the argument takes, all of them', async () => {
    const { data } = await ask('{ countries { isoCode iso3 states { code } } }');
    for (const { isoCode, iso3, states } of data.countries) {
      expect([isoCode, iso3].join()).toMatch(/^[A-Z]{2},[A-Z]{3}$/);
      for (const { code } of states) expect(code).toMatch(/^[A-Z0-9]{1,3}$/);
    }
  });

  it('give as many cities of a country as asked for', async () => {
    const { data } = await ask(
      '{ country(code: "US") { cities { nodes { name } } few: cities(first: 3) { nodes { name } } } }',
    );
    expect(data.country.cities.nodes.length).toBe(50);
    expect(data.country.few.nodes).toEqual(data.country.cities.nodes.slice(0, 3));
  });

  it('take of states that share a name the one with most people, and each by code', async () => {
    const { data } = await ask(`{
      country(code: "EE") {
        byName: stateNamed(name: "Tartu") { code type } county: state(code: "79") { code } urban: state(code: "793") { code }
      }
    }`);
    expect(data.country).toEqual({
      byName: { code: '79', type: 'county' },
      county: { code: '79' },
      urban: { code: '793' },
    });
  });
});

describe('the list of countries', () => {
  async function codes(filter: Record<string, unknown> | null): Promise<string[]> {
    const { data } = await ask('query ($filter: CountryFilter) { countries(filter: $filter) { isoCode } }', { filter });
    return data.countries.map(({ isoCode }: { isoCode: string }) => isoCode);
  }

  it('holds all of them without a filter', async () => {
    expect((await codes(null)).length).toBe(250);
    expect((await codes({})).length).toBe(250);
    expect((await codes({ region: null, search: null, codes: null })).length).toBe(250);
  });

  it.each([
    [{ currency: 'inr' }, ['IN']],
    [{ codes: ['deu', 'AT', 'at', 'XX'] }, ['AT', 'DE']],
    [{ codes: [] }, []],
    [{ region: 'POLAR' }, ['AQ']],
    [{ subregion: 'australia and new zealand', currency: 'NZD' }, ['NZ']],
    [{ search: 'korea' }, ['KP', 'KR']],
    [{ search: 'holland' }, ['NL']],
    [{ region: 'Asia', codes: ['IN', 'DE'] }, ['IN']],
    [{ region: 'Atlantis' }, []],
    [{ region: '' }, []],
    [{ search: '' }, []],
    [{ currency: 'XXX' }, []],
  ])('with the filter %j is %j', async (filter, expected) => {
    expect(await codes(filter)).toEqual(expected);
  });

  it('is empty for conditions that no country meets', async () => {
    for (const text of strangeTexts) {
      for (const field of ['region', 'subregion', 'search']) {
        expect(await codes({ [field]: text })).toEqual([]);
      }
      expect(await codes({ codes: [text] })).toEqual([]);
    }
  });
});

describe('search', () => {
  const search = `query ($text: String!, $first: Int) {
    search(text: $text, first: $first) { nodes {
      __typename
      ... on Country { isoCode }
      ... on State { code country { isoCode } }
      ... on City { name state { code } }
    } }
  }`;

  it('finds places of all three kinds', async () => {
    const { data } = await ask(search, { text: 'georgia', first: 100 });
    expect(data.search.nodes.slice(0, 2)).toEqual([
      { __typename: 'Country', isoCode: 'GE' },
      { __typename: 'State', code: 'GA', country: { isoCode: 'US' } },
    ]);
    expect(data.search.nodes.at(-1).__typename).toBe('City');
  });

  it('gives ten places by default', async () => {
    const { data } = await ask('{ search(text: "san") { nodes { __typename } } }');
    expect(data.search.nodes.length).toBe(10);
  });

  it.each([
    ['', 10, 'search: "text" must not be empty, but got "".'],
    ['  ', 10, 'search: "text" must not be empty, but got "  ".'],
    ['x'.repeat(101), 10, 'search: "text" must have at most 100 characters, but got 101.'],
    ['san', 0, 'search: "first" must be from 1 to 1000, but got 0.'],
    ['san', -1, 'search: "first" must be from 1 to 1000, but got -1.'],
    ['san', 1001, 'search: "first" must be from 1 to 1000, but got 1001.'],
  ])('refuses text %j with first %j', async (text, first, message) => {
    const { errors } = await ask(search, { text, first });
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('refuses a number of cities out of bounds', async () => {
    const { data, errors } = await ask('{ country(code: "IN") { name cities(first: 0) { nodes { name } } } }');
    expect(errors).toMatchObject([{ message: 'cities: "first" must be from 1 to 10000, but got 0.' }]);
    expect(data).toEqual({ country: null });
  });
});

describe('the cost of an operation', () => {
  function cost(query: string): number {
    return getComplexity({
      schema,
      query: parse(query),
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    });
  }

  it.each([
    ['{ countries { name } }', 250],
    ['{ countries { __typename } }', 250],
    ['{ countries(filter: { codes: ["IN", "DE"] }) { name capital } }', 4],
    ['{ countries(filter: { codes: [] }) { name } }', 1],
    ['{ country(code: "IN") { states { name } } }', 22],
    ['{ state(country: "IN", code: "MH") { cities { name } } }', 30],
    ['{ countries { states { cities { name } } } }', 250 * 21 * 29],
    ['{ country(code: "IN") { cities { nodes { name } } } }', 71],
    ['{ city: cityNamed(country: "IN", name: "Pune") { name otherNames } }', 5],
    ['{ nearestCities(latitude: 0, longitude: 0, first: 20) { distanceKm } }', 120],
    ['{ country(code: "IN") { cities(first: 7) { nodes { name } } } }', 28],
    ['{ search(text: "san", first: 20) { nodes { ... on City { name } } } }', 1040],
    ['{ search(text: "san", first: -1000000) { nodes { ... on City { name } } } }', 1021],
    ['{ search(text: "san", first: 1000000) { nodes { ... on City { name } } } }', 2020],
  ])('of %s is %i', (query, expected) => {
    expect(cost(query)).toBe(expected);
  });
});

describe('the description of the graph', () => {
  it('says something of every type, field and argument of geography', () => {
    const types = [
      'Query',
      'Country',
      'State',
      'City',
      'Translation',
      'CountryLanguage',
      'Place',
      'NearbyCity',
      'CountryFilter',
    ].map((name) => schema.getType(name));
    const missing = types.flatMap((type) => {
      if (!type) return ['type'];
      const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
      const parts = fields.flatMap((field) => [field, ...('args' in field ? field.args : [])]);
      const described = type.name === 'Query' ? parts : [type, ...parts];
      return described.filter(({ description }) => !description).map(({ name }) => `${type.name}.${name}`);
    });
    expect(missing).toEqual([]);
  });
});
