/** Territories that a country lists among its states: each city once, in the territory, wherever it is asked for. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { territories } from '../../../src/data/geography/territories.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

interface Listed {
  readonly territory: { readonly isoCode: string } | null;
  readonly cities: readonly { readonly id: string; readonly country: { readonly isoCode: string } }[];
}

let meridian: Meridian;
beforeAll(async () => (meridian = await startMeridian()));
afterAll(() => meridian.close());

async function graph(query: string): Promise<Record<string, unknown>> {
  const { body } = await meridian.query({ query });
  expect(body.errors).toBeUndefined();
  return body.data ?? {};
}

it.each([...territories])('%s leads to %s, and has its cities once', async (key, code) => {
  const [country = '', state = ''] = key.split(' ');
  const data = await graph(`{
    state(country: "${country}", code: "${state}") { territory { isoCode } cities { id country { isoCode } } }
    country(code: "${code}") { states(level: 1) { cities { id } } }
  }`);
  const listed = data.state as Listed;
  const own = (data.country as { states: { cities: { id: string }[] }[] }).states.flatMap(({ cities }) => cities);
  expect(listed.territory?.isoCode).toBe(code);
  expect(listed.cities.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
  expect(listed.cities.every((city) => city.country.isoCode === code)).toBe(true);
  expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
});

it('leads from other states to no territory', async () => {
  const data = await graph('{ state(country: "US", code: "TX") { territory { isoCode } } }');
  expect(data.state).toEqual({ territory: null });
});

it('finds a city of a territory in the country that lists it, too', async () => {
  const data = await graph(`{
    cityNamed(country: "US", state: "PR", name: "Ponce") { country { isoCode } }
    search(text: "San Juan, Puerto Rico, USA", first: 1) { nodes { ... on City { name country { isoCode } } } }
    taipei: search(text: "Taipei", first: 50) { nodes { ... on City { name country { isoCode } } } }
  }`);
  expect(data.cityNamed).toEqual({ country: { isoCode: 'PR' } });
  expect(data.search).toEqual({ nodes: [{ name: 'San Juan', country: { isoCode: 'PR' } }] });
  const { nodes } = data.taipei as { nodes: { name?: string }[] };
  expect(nodes.filter(({ name }) => name === 'Taipei')).toEqual([{ name: 'Taipei', country: { isoCode: 'TW' } }]);
});

it('keeps the ids of cities that stood twice', async () => {
  const { geography } = meridian.services;
  const taiwan = geography.countryByCode('TW');
  const taipei = taiwan && geography.city(taiwan, 'Taipei');
  const doubles = [21246, taipei?.number ?? 0].map((number) => geography.cityByNumber(number)?.country.isoCode);
  expect(doubles).toEqual(['TW', 'TW']);
});
