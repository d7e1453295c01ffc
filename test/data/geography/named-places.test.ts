/** Places that were wrong or not there, by name; and names that two places have. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { someOf } from '../../support/scale.js';
import { sharedGeography } from '../../support/shared/geography.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { printFigures } from '../../support/figures.js';

const geography = sharedGeography();

let meridian: Meridian;
beforeAll(async () => (meridian = await startMeridian()));
afterAll(() => meridian.close());

async function city(country: string, name: string) {
  const { body } = await meridian.query({
    query:
      'query ($country: String!, $name: String!) { city: cityNamed(country: $country, name: $name) { name population state { code } } }',
    variables: { country, name },
  });
  expect(body.errors).toBeUndefined();
  return body.data?.['city'] as { name: string; population: number | null; state: { code: string } } | null;
}

describe('a city', () => {
  // The state by Wikipedia's article on the town.
  it.each([
    ['HR', 'Zagreb', '21'],
    ['MV', 'Malé', 'MLE'],
    ['IN', 'Umarkot', 'OD'],
    ['IN', 'Junagarh', 'OD'],
    ['IN', 'Kalka', 'HR'],
    ['IN', 'Mahe', 'PY'],
    ['IN', 'Khetia', 'MP'],
    ['FJ', 'Nausori', '14'],
    ['CA', 'Jasper', 'AB'],
    ['FR', 'Thiers', '63'],
    ['DE', 'Homberg (Efze)', 'HE'],
    ['DE', 'Malsch', 'BW'],
    ['KE', 'Moyale', '25'],
    ['PE', 'Lima', 'LMA'],
    ['UG', 'Kampala', '102'],
    ['IE', 'Galway', 'G'],
  ])('of %s, %s, stands in %s', async (country, name, state) => {
    expect(await city(country, name)).toMatchObject({ state: { code: state } });
  });

  it('of Kent called Hythe is there beside that of Hampshire', () => {
    const kingdom = geography.country('GB');
    const all = kingdom === undefined ? [] : geography.citiesNamed(kingdom, 'Hythe');
    expect(all.map(({ state }) => state.code)).toEqual(expect.arrayContaining(['HAM', 'KEN']));
  });

  it.each([
    ['CN', 'Zhongshan', 1_000_000],
    ['CN', 'Baotou', 1_000_000],
    ['UA', 'Zaporizhzhia', 500_000],
    ['BR', 'Jaboatão dos Guararapes', 500_000],
  ])('%s %s has its inhabitants', async (country, name, least) => {
    expect((await city(country, name))?.population).toBeGreaterThan(least);
  });

  it('is no department, council or station', () => {
    const names = geography.countries.flatMap(({ states }) => states.flatMap((state) => geography.cityNamesOf(state)));
    expect(names.filter((name) => / Department$|^Weather Station$/.test(name))).toEqual([]);
  });

  it.each([
    ['US', 'Rome'],
    ['US', 'Franklin'],
    ['US', 'Waterloo'],
    ['IN', 'Jeypore'],
    ['DE', 'Halle'],
  ])('%s %s is the one of that own name', async (country, name) => {
    expect((await city(country, name))?.name.startsWith(name)).toBe(true);
  });

  it('has its own name before another one that also has it, in every country', () => {
    const wrong = someOf(geography.countries).flatMap((country) =>
      country.states.flatMap((state) =>
        geography
          .cityNamesOf(state)
          .filter((name) => !geography.city(country, name)?.name.startsWith(name) && !isSpelled(country, name)),
      ),
    );
    printFigures(`${wrong.length} names answer another city: ${wrong.slice(0, 30).join(', ')}`);
    expect(wrong.length).toBeLessThan(40);
  });
});

/** Whether the one that is found is written otherwise alone. */
function isSpelled(country: (typeof geography.countries)[number], name: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  return plain(geography.city(country, name)?.name ?? '').startsWith(plain(name));
}

describe('a country', () => {
  it.each([
    ['HK', 'Hong Kong SAR China', 'Hong Kong S.A.R.'],
    ['IM', 'Isle of Man', 'Man (Isle of)'],
    ['PS', 'Palestinian Territories', 'Palestinian Territory Occupied'],
  ])('%s has its English name of CLDR, %s, and is found by %s', (code, name, former) => {
    expect(geography.country(code)?.name).toBe(name);
    expect(geography.country(former)?.isoCode).toBe(code);
  });

  it('tells its area, its neighbours and on which side it drives', async () => {
    const { body } = await meridian.query({
      query:
        '{ country(code: "LS") { area drivingSide borders { isoCode } } island: country(code: "IS") { drivingSide borders { isoCode } } ice: country(code: "AQ") { drivingSide } }',
    });
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      country: { area: 30355, drivingSide: 'LEFT', borders: [{ isoCode: 'ZA' }] },
      island: { drivingSide: 'RIGHT', borders: [] },
      ice: { drivingSide: null },
    });
  });

  it('borders those that border it', () => {
    for (const { isoCode, borderCodes } of geography.countries)
      for (const code of borderCodes) expect(geography.country(code)?.borderCodes).toContain(isoCode);
  });
});

it('Makkah is the city before the region', async () => {
  const { body } = await meridian.query({
    query: '{ search(text: "Makkah", first: 1) { nodes { __typename ... on City { name } } } }',
  });
  expect(body.data?.['search']).toEqual({ nodes: [{ __typename: 'City', name: 'Mecca' }] });
});

it.each([
  ['Normandy', 'NOR'],
  ['Burgundy', 'BFC'],
  ['Provence', 'PAC'],
  ['Brittany', 'BRE'],
  ['Corsica', '20R'],
])('state(FR, "%s") is %s', async (name, code) => {
  const { body } = await meridian.query({ query: `{ state: stateNamed(country: "FR", name: "${name}") { code } }` });
  expect(body.data?.['state']).toEqual({ code });
});
