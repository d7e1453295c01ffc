/** Cities by the IATA codes of their airports: known ones, and all of them held against the cities around. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => (meridian = await startMeridian()));
afterAll(() => meridian.close());

async function graph(query: string): Promise<Record<string, unknown>> {
  const { body } = await meridian.query({ query });
  expect(body.errors).toBeUndefined();
  return body.data ?? {};
}

it.each([
  ['DE', 'Frankfurt am Main', ['FRA']],
  ['GB', 'London', ['LCY', 'LGW', 'LHR', 'LTN', 'SEN', 'STN']],
  ['UY', 'Montevideo', ['MVD']],
  ['JP', 'Narita', ['NRT']],
  ['HK', 'Hong Kong', ['HKG']],
  ['US', 'Dallas', ['DAL', 'DFW']],
  ['MX', 'Cancún', ['CUN']],
  ['VN', 'Hanoi', ['HAN']],
  ['DE', 'Heidelberg', []],
])('of %s, %s has %j', async (country, name, codes) => {
  const { city } = await graph(`{ city: cityNamed(country: "${country}", name: "${name}") { iataCodes } }`);
  expect(city).toEqual({ iataCodes: codes });
});

it.each([
  ['FRA', ['France', 'Frankfurt am Main']],
  ['DEL', ['New Delhi']],
  ['jfk', ['New York City']],
  ['ORD', ['Ordos', 'Ord', 'Chicago']],
  ['LHR', ['London']],
  ['CUN', ['Cancún']],
])('a search for %s finds first %j', async (text, names) => {
  const { search } = await graph(`{
    search(text: "${text}", first: ${names.length}) {
      edges { matchedBy node { ... on Country { name } ... on City { name } } }
    }
  }`);
  const { edges } = search as { edges: { node: { name: string } }[] };
  expect(edges.map(({ node }) => node.name)).toEqual(names);
});

it('are given once, to some 2,600 cities', () => {
  const { geography } = meridian.services;
  const codes = geography.countries.flatMap(({ states }) =>
    states
      .filter(({ parent }) => parent === null)
      .flatMap((state) => geography.citiesOf(state).flatMap((city) => geography.iataCodesOf(city))),
  );
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(2_600);
  for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
});
