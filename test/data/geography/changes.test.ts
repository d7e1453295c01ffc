/** The register of change: former names, what split and merged when, and the places that were renamed found by both names. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cityChanges } from '../../../src/tools/compile-places/changes/city-changes.js';
import { cityMoves } from '../../../src/tools/compile-places/changes/city-moves.js';
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
    abai: state(country: "KZ", code: "10") { validFrom validTo predecessors { name state { id } } successors { name } }
    east: state(country: "KZ", code: "63") { validFrom predecessors { name } successors { name state { id } } }
    viken: state(country: "NO", code: "31") { predecessors { name state { id } } }
    cumbria: state(country: "GB", code: "CMA") { validTo successors { name state { id } } }
    cumberland: state(country: "GB", code: "CBD") { validFrom isIsoCode parent { code } predecessors { state { id } } }
    innlandet: state(country: "NO", code: "34") { validFrom formerNames { name } }
    bacNinh: state(country: "VN", code: "56") { validFrom formerNames { name validTo } }
    eswatini: country(code: "SZ") { formerNames { name validTo } }
  }`);
  expect(data).toEqual({
    abai: {
      validFrom: '2022-06-08',
      validTo: null,
      predecessors: [{ name: 'East Kazakhstan', state: { id: 'state:KZ:63' } }],
      successors: [],
    },
    east: { validFrom: null, predecessors: [], successors: [{ name: 'Abai', state: { id: 'state:KZ:10' } }] },
    viken: { predecessors: [{ name: 'Viken', state: null }] },
    cumbria: {
      validTo: '2023-04-01',
      successors: [
        { name: 'Cumberland', state: { id: 'state:GB:CBD' } },
        { name: 'Westmorland and Furness', state: { id: 'state:GB:WAF' } },
      ],
    },
    cumberland: {
      validFrom: '2023-04-01',
      isIsoCode: false,
      parent: { code: 'ENG' },
      predecessors: [{ state: { id: 'state:GB:CMA' } }],
    },
    innlandet: { validFrom: '2020-01-01', formerNames: [{ name: 'Hedmark' }, { name: 'Oppland' }] },
    bacNinh: { validFrom: '2025-07-01', formerNames: [{ name: 'Bắc Giang', validTo: '2025-07-01' }] },
    eswatini: { formerNames: [{ name: 'Swaziland', validTo: '2018-04-19' }] },
  });
});

describe('a state that was made since the base package was written', () => {
  it.each([
    ['IQ', 'HA', 'Halabja', 'Ḩalabjah'],
    ['GB', 'CBD', 'Cumberland', 'Carlisle'],
    ['GB', 'WAF', 'Westmorland and Furness', 'Kendal'],
    ['ET', 'CE', 'Central Ethiopia', 'Hosa’ina'],
    ['ET', 'SE', 'South Ethiopia', 'Arba Minch'],
    ['BF', 'SRB', 'Sirba', 'Bogandé'],
    ['BF', 'SUM', 'Soum', 'Djibo'],
    ['BF', 'SRU', 'Sourou', 'Tougan'],
    ['BF', 'TPO', 'Tapoa', 'Diapaga'],
    ['BF', 'KAR', 'Karo-Peli', 'Aribinda'],
    ['AO', 'CUA', 'Cuando', 'Mavinga'],
    ['AO', 'CUB', 'Cubango', 'Menongue'],
    ['AO', 'ICB', 'Icolo e Bengo', 'Catete'],
    ['AO', 'MXL', 'Moxico Leste', 'Luau'],
    ['BI', 'BH', 'Buhumuza', 'Muyinga'],
    ['BI', 'BJ', 'Bujumbura', 'Cibitoke'],
    ['BI', 'BG', 'Burunga', 'Rutana'],
    ['BI', 'BT', 'Butanyerera', 'Ngozi'],
    ['CF', 'LP', 'Lim-Pendé', 'Paoua'],
    ['CF', 'MR', 'Mambéré', 'Carnot'],
    ['CF', 'OF', 'Ouham-Fafa', 'Batangafo'],
    ['CG', 'CO', 'Congo-Oubangui', 'Mossaka'],
    ['CG', 'DL', 'Djoué-Léfini', 'Ngabé'],
    ['CG', 'NA', 'Nkéni-Alima', 'Gamboma'],
    ['LB', 'KJ', 'Keserwan-Jbeil', 'Jounieh'],
    ['ML', 'BAN', 'Bandiagara', 'Bandiagara'],
    ['ML', 'BOU', 'Bougouni', 'Kolondiéba'],
    ['ML', 'DIO', 'Dioïla', 'Dioïla'],
    ['ML', 'DOU', 'Douentza', 'Douentza'],
    ['ML', 'KIT', 'Kita', 'Kita'],
    ['ML', 'KOU', 'Koutiala', 'Yorosso'],
    ['ML', 'NAR', 'Nara', 'Nara'],
    ['ML', 'NIO', 'Nioro', 'Nioro'],
    ['ML', 'SAN', 'San', 'Kinmparana'],
    ['PH', 'NIR', 'Negros Island Region', 'Bacolod City'],
    ['TL', 'AT', 'Ataúro', 'Atauro Island'],
  ])('%s %s is %s, and has %s', async (country, code, name, city) => {
    const { state } = await graph(`{ state(country: "${country}", code: "${code}") { name cities { name } } }`);
    expect(state).toMatchObject({ name });
    expect(state).toMatchObject({ cities: expect.arrayContaining([{ name: city }]) });
  });

  it('has its cities under the abolished one that it stands for, too', async () => {
    const data = await graph(`{
      cumbria: state(country: "GB", code: "CMA") { cities { name } }
      south: state(country: "ET", code: "SN") { hasKnownCities cities { name } }
      kendal: cityNamed(country: "GB", state: "CMA", name: "Kendal") { state { code } }
      search(text: "Penrith, Cumbria", first: 1) { edges { node { ... on City { name state { code } } } } }
    }`);
    expect(data).toMatchObject({
      cumbria: { cities: expect.arrayContaining([{ name: 'Carlisle' }, { name: 'Kendal' }]) },
      south: { hasKnownCities: true, cities: expect.arrayContaining([{ name: 'Arba Minch' }, { name: 'Butajīra' }]) },
      kendal: { state: { code: 'WAF' } },
      search: { edges: [{ node: { name: 'Penrith', state: { code: 'WAF' } } }] },
    });
  });
});

it('has in an abolished state the cities that were in it, and none that were beside it', async () => {
  const data = await graph(`{
    varaklani: state(country: "LV", code: "102") { validTo cities { name } successors { name } }
    madona: state(country: "LV", code: "059") { validFrom cities { name } }
    cankuzo: state(country: "BI", code: "CA") { cities { name } successors { state { code } } }
    karuzi: state(country: "BI", code: "KR") { cities { name } }
    gitega: state(country: "BI", code: "GI") { cities { name } }
    there: cityNamed(country: "BI", state: "RY", name: "Ruyigi") { state { code } formerStates { name } }
    beside: cityNamed(country: "BI", state: "CA", name: "Ruyigi") { name }
    first: cityNamed(country: "LV", name: "Madona") { formerStates { name } }
  }`);
  expect(data).toMatchObject({
    varaklani: { validTo: '2024-06-30', cities: [{ name: 'Varakļāni' }], successors: [{ name: 'Madona' }] },
    madona: { validFrom: '2021-07-01', cities: expect.arrayContaining([{ name: 'Madona' }, { name: 'Varakļāni' }]) },
    cankuzo: { cities: [{ name: 'Cankuzo' }], successors: [{ state: { code: 'BH' } }] },
    karuzi: { cities: [{ name: 'Karuzi' }] },
    gitega: { cities: [{ name: 'Gitega' }, { name: 'Karuzi' }, { name: 'Muramvya' }, { name: 'Mwaro' }] },
    there: { state: { code: 'BH' }, formerStates: [{ name: 'Ruyigi' }] },
    beside: null,
    first: { formerStates: [] },
  });
});

it('names a state that was renamed by its name of now, and finds it by the former one', async () => {
  const data = await graph(`{
    hue: stateNamed(country: "VN", name: "Thừa Thiên-Huế") { code name formerNames { name validTo } }
    soum: state(country: "BF", code: "SOM") { name parent { name } formerNames { name } }
    sulu: state(country: "PH", code: "SLU") { parent { name } }
    negros: state(country: "PH", code: "NER") { parent { code } }
  }`);
  expect(data).toEqual({
    hue: { code: '26', name: 'Huế', formerNames: [{ name: 'Thừa Thiên-Huế', validTo: '2025-01-01' }] },
    soum: { name: 'Djelgodji', parent: { name: 'Soum' }, formerNames: [{ name: 'Soum' }] },
    sulu: { parent: { name: 'Zamboanga Peninsula' } },
    negros: { parent: { code: 'NIR' } },
  });
});

it('tells of a city the states that it was in, by moves and by what became of the states', async () => {
  const data = await graph(`{
    moutier: cityNamed(country: "CH", name: "Moutier") { formerStates { name state { id } validTo } }
    jevnaker: cityNamed(country: "NO", name: "Jevnaker") { state { code } formerStates { name state { id } validTo } }
    leh: cityNamed(country: "IN", name: "Leh") { formerStates { name validTo source } }
    kendal: cityNamed(country: "GB", name: "Kendal") { formerStates { name validTo } formerNames { name } }
    bogande: cityNamed(country: "BF", name: "Bogandé") { formerStates { state { id } validTo } }
    paris: cityNamed(country: "FR", name: "Paris") { formerStates { name } }
  }`);
  expect(data).toEqual({
    moutier: { formerStates: [{ name: 'Bern', state: { id: 'state:CH:BE' }, validTo: '2026-01-01' }] },
    jevnaker: {
      state: { code: '32' },
      formerStates: [
        { name: 'Viken', state: null, validTo: '2024-01-01' },
        { name: 'Oppland', state: null, validTo: '2020-01-01' },
      ],
    },
    leh: {
      formerStates: [
        {
          name: 'Jammu and Kashmir',
          validTo: '2019-10-31',
          source: 'Jammu and Kashmir Reorganisation Act, 2019, of India',
        },
      ],
    },
    kendal: { formerStates: [{ name: 'Cumbria', validTo: '2023-04-01' }], formerNames: [] },
    bogande: { formerStates: [{ state: { id: 'state:BF:08' }, validTo: '2025-07-02' }] },
    paris: { formerStates: [] },
  });
});

it('has each moved city in the state that it went to, in another one than before', () => {
  const { geography } = meridian.services;
  const astray = cityMoves.flatMap(({ from, to, cities }) =>
    cities.filter((number) => {
      const city = geography.cityByNumber(number);
      return `${city?.country.isoCode} ${city?.state.code}` !== to || city?.state.code === from;
    }),
  );
  expect(astray).toEqual([]);
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
  for (const { date, source } of [...cityChanges, ...cityMoves, ...stateChanges, ...countryChanges]) {
    expect(date).toMatch(/^20\d\d(-\d\d(-\d\d)?)?$/);
    expect(source).not.toBe('');
  }
});
