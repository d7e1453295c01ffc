/** The register of change: former names, what split and merged when, and the places that were renamed found by both names. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cityChanges } from '../../../src/tools/compile-places/changes/city-changes.js';
import { countryChanges, stateChanges } from '../../../src/tools/compile-places/changes/state-changes.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

let meridian: Meridian;
beforeAll(async () => (meridian = await startMeridian()));
afterAll(() => meridian.close());

async function graph(query: string): Promise<Record<string, unknown>> {
  const { body } = await meridian.query({ query });
  expect(body.errors).toBeUndefined();
  return body.data ?? {};
}

it('tells of a city its former names, until when it had them, and by which source', async () => {
  const data = await graph(
    '{ cityNamed(country: "ZA", name: "Kariega") { formerNames { name validFrom validTo source } } }',
  );
  expect(data.cityNamed).toEqual({
    formerNames: [
      {
        name: 'Uitenhage',
        validFrom: null,
        validTo: '2021-02-23',
        source: 'Minister of Sport, Arts and Culture of South Africa, 23 February 2021',
      },
    ],
  });
});

it('tells of a state what it was made of, since when it stands, and what was split off', async () => {
  const data = await graph(`{
    abai: state(country: "KZ", code: "10") { validFrom validTo predecessors successors }
    east: state(country: "KZ", code: "63") { validFrom predecessors successors }
    cumbria: state(country: "GB", code: "CMA") { validTo successors }
    innlandet: state(country: "NO", code: "34") { validFrom formerNames { name } }
    bacNinh: state(country: "VN", code: "56") { validFrom formerNames { name validTo } }
    eswatini: country(code: "SZ") { formerNames { name validTo } }
  }`);
  expect(data).toEqual({
    abai: { validFrom: '2022-06-08', validTo: null, predecessors: ['East Kazakhstan'], successors: [] },
    east: { validFrom: null, predecessors: [], successors: ['Abai'] },
    cumbria: { validTo: '2023-04-01', successors: ['Cumberland', 'Westmorland and Furness'] },
    innlandet: { validFrom: '2020-01-01', formerNames: [{ name: 'Hedmark' }, { name: 'Oppland' }] },
    bacNinh: { validFrom: '2025-07-01', formerNames: [{ name: 'Bắc Giang', validTo: '2025-07-01' }] },
    eswatini: { formerNames: [{ name: 'Swaziland', validTo: '2018-04-19' }] },
  });
});

it.each([
  ['Kariega', 'ZA'],
  ['Qonce', 'ZA'],
  ['Komani', 'ZA'],
  ['Sheptytskyi', 'UA'],
  ['Berestyn', 'UA'],
  ['Zviahel', 'UA'],
  ['Chhatrapati Sambhajinagar', 'IN'],
  ['Sri Vijaya Puram', 'IN'],
  ['Nusantara', 'ID'],
  ['Manas', 'KG'],
])('finds %s of %s first', async (text, country) => {
  const data = await graph(
    `{ search(text: "${text}", first: 1) { edges { matchedBy node { ... on City { name country { isoCode } } } } } }`,
  );
  expect(data.search).toEqual({
    edges: [{ matchedBy: 'NAME', node: { name: text, country: { isoCode: country } } }],
  });
});

it('finds each renamed city in its country by either name', () => {
  const { geography } = meridian.services;
  const lost = cityChanges.flatMap(({ cities }) =>
    Object.entries(cities).flatMap(([number, names]) => {
      const city = geography.cityByNumber(Number(number));
      const isFound = (name: string) =>
        city && geography.citiesNamed(city.country, name).some(({ id }) => id === city.id);
      return names.filter((name) => !isFound(name));
    }),
  );
  expect(lost).toEqual([]);
});

it('names states and countries that there are, dates and a source', () => {
  const { geography } = meridian.services;
  const keys = stateChanges.flatMap(({ states }) => Object.keys(states));
  const known = keys.filter((key) => geography.placeById(`state:${key.replace(' ', ':')}`) !== undefined);
  expect(known).toEqual(keys);
  expect(
    countryChanges
      .flatMap(({ countries }) => Object.keys(countries))
      .map((code) => geography.countryByCode(code)?.isoCode),
  ).toEqual(countryChanges.flatMap(({ countries }) => Object.keys(countries)));
  for (const { date, source } of [...cityChanges, ...stateChanges, ...countryChanges]) {
    expect(date).toMatch(/^20\d\d(-\d\d(-\d\d)?)?$/);
    expect(source).not.toBe('');
  }
});
