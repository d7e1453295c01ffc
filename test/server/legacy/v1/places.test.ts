import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Country, State } from '../../../../src/data/geography/country.js';
import { inOrder, nameOf, stateNameOf, statesInOrder } from '../../../../src/server/legacy/v1/countries.js';
import { statesOf } from '../../../../src/server/legacy/v1/tree.js';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => (service = await startService()));
afterAll(() => service.close());

const json = async (path: string) => (await service.app.inject(path)).json();
const currencyFields = ['name', 'code', 'symbol', 'flag', 'flag_png', 'flag_svg', 'rate', 'country', 'active'];
const countryFields = ['name', 'iso_code', 'currency'];

describe('GET /api/v1/countries', () => {
  it('answers exactly the fields of the contract, in its order', async () => {
    const result = await json('/api/v1/countries');
    expect(Object.keys(result)).toEqual(['status', 'countries']);
    for (const country of result.countries) {
      expect(Object.keys(country)).toEqual(countryFields);
      expect(Object.keys(country.currency)).toEqual(currencyFields);
    }
  });

  it('has every country that has a currency, and none without', async () => {
    const { countries } = await json('/api/v1/countries');
    const codes = countries.map((country: { iso_code: string }) => country.iso_code);
    const all = inOrder(service.services.geography.countries);
    const expected = all.filter(({ currencyCode }) => currencyCode !== null);
    expect(codes).toEqual(expected.map(({ isoCode }) => isoCode));
    expect(codes).not.toContain('AQ');
  });

  it('returns rates relative to INR, and 0 for a currency that is not active', async () => {
    const { countries } = await json('/api/v1/countries');
    const currency = (code: string) =>
      countries.find((country: { iso_code: string }) => country.iso_code === code).currency;
    expect(currency('IN')).toMatchObject({ code: 'INR', rate: 1, active: true });
    expect(currency('US')).toMatchObject({ code: 'USD', rate: 1 / 94.3215, active: true });
    expect(currency('GB')).toMatchObject({ code: 'GBP', rate: 0, active: false });
  });
});

describe('GET /api/v1/countries/{code}/states', () => {
  it('answers exactly the fields of the contract, in its order', async () => {
    const result = await json('/api/v1/countries/IN/states');
    expect(Object.keys(result)).toEqual(['status', 'country_code', 'states']);
    expect(result.states.length).toBeGreaterThan(30);
    for (const state of result.states) {
      expect(Object.keys(state)).toEqual(['name', 'country']);
      expect(Object.keys(state.country)).toEqual(countryFields);
      expect(Object.keys(state.country.currency)).toEqual(currencyFields);
    }
  });

  it.each(['IN', 'in', 'IND', 'ind', 'India', 'iNDIA'])('knows India as %s', async (text) => {
    expect(await json(`/api/v1/countries/${text}/states`)).toMatchObject({ status: true, country_code: 'IN' });
  });

  it.each(["Côte d'Ivoire", 'cote d’ivoire', 'Ivory Coast', 'CI'])('knows Côte d’Ivoire as %s', async (text) => {
    const result = await json(`/api/v1/countries/${encodeURIComponent(text)}/states`);
    expect(result).toMatchObject({ status: true, country_code: 'CI' });
  });

  it('answers an empty list for a country without states', async () => {
    const bare = service.services.geography.countries.find(
      ({ states, currencyCode }) => states.length === 0 && currencyCode !== null,
    );
    const result = await json(`/api/v1/countries/${bare?.isoCode}/states`);
    expect(result).toEqual({ status: true, country_code: bare?.isoCode, states: [] });
  });

  it.each(['Atlantis', 'ZZ', 'AQ', '__proto__', '%2F', '%00'])('answers 404 for %s', async (text) => {
    const answer = await service.app.inject(`/api/v1/countries/${text}/states`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      status: false,
      message: `Expected the code or name of a country, but got ${JSON.stringify(decodeURIComponent(text))}.`,
    });
  });
});

describe('GET /api/v1/states/{name}/cities', () => {
  it('answers exactly the fields of the contract, in its order', async () => {
    const result = await json('/api/v1/states/Kerala/cities');
    expect(Object.keys(result)).toEqual(['status', 'state_name', 'cities']);
    expect(result.cities.length).toBeGreaterThan(50);
    for (const city of result.cities) {
      expect(Object.keys(city)).toEqual(['name', 'state']);
      expect(Object.keys(city.state)).toEqual(['name', 'country']);
      expect(Object.keys(city.state.country)).toEqual(countryFields);
      expect(Object.keys(city.state.country.currency)).toEqual(currencyFields);
    }
  });

  it.each([
    ['kerala', 'Kerala'],
    ['SAO PAULO', 'São Paulo'],
  ])('asked for %s, echoes %s', async (text, name) => {
    const result = await json(`/api/v1/states/${encodeURIComponent(text)}/cities`);
    expect(result).toMatchObject({ status: true, state_name: name });
  });

  it('answers the cities of every state of that name, each with its own country', async () => {
    const shared = service.services.geography.countries
      .flatMap(({ states }) => states)
      .find(({ name, country }) => {
        const all = service.services.geography.statesNamed(name);
        const isos = new Set(
          all.filter((s) => service.services.geography.cityNamesOf(s).length > 0).map((s) => s.country.isoCode),
        );
        return isos.size > 1 && isos.has(country.isoCode);
      });
    const { cities } = await json(`/api/v1/states/${encodeURIComponent(shared?.name ?? '')}/cities`);
    const countries = new Set(
      cities.map((city: { state: { country: { iso_code: string } } }) => city.state.country.iso_code),
    );
    expect(countries.size).toBeGreaterThan(1);
  });

  it('answers of a region the cities of all states in it, each once, in the state that holds it', async () => {
    const { state_name, cities } = await json('/api/v1/states/tuscany/cities');
    expect(state_name).toBe('Tuscany');
    const named = (name: string) => cities.filter((city: { name: string }) => city.name === name);
    expect(named('Florence')).toMatchObject([{ state: { name: 'Florence', country: { iso_code: 'IT' } } }]);
    expect(cities.length).toBeGreaterThan(400);
    expect(new Set(cities.map((city: object) => JSON.stringify(city))).size).toBeGreaterThan(cities.length * 0.95);
    const tree = await json('/api/v1/all');
    expect(tree.Italy.states.Tuscany).toEqual([]);
  });

  it('answers the cities of a region and a province of one name each once', async () => {
    const { cities } = await json('/api/v1/states/Madrid/cities');
    const own = cities.filter(
      (city: { state: { country: { iso_code: string } } }) => city.state.country.iso_code === 'ES',
    );
    const names = own.map((city: { name: string }) => city.name);
    expect(names.filter((name: string) => name === 'Alcobendas')).toEqual(['Alcobendas']);
  });

  it('keeps the names that countries had before the graph took those of CLDR', async () => {
    const { countries } = await json('/api/v1/countries');
    const names = countries.map((country: { name: string }) => country.name);
    for (const name of ['Hong Kong S.A.R.', 'Man (Isle of)', 'Palestinian Territory Occupied', 'Turkey'])
      expect(names).toContain(name);
    expect(await json('/api/v1/states/Virgin%20Islands%20(British)/cities')).toMatchObject({
      state_name: 'Virgin Islands (British)',
    });
  });

  it('answers an empty list for a state without cities', async () => {
    const { geography } = service.services;
    const bare = geography.countries
      .flatMap(({ states }) => states)
      .find(({ name }) => geography.statesNamed(name).every(({ cityCount }) => cityCount === 0));
    expect(await json(`/api/v1/states/${encodeURIComponent(bare?.name ?? '')}/cities`)).toEqual({
      status: true,
      state_name: bare?.name,
      cities: [],
    });
  });

  it.each(['Atlantis', '__proto__', 'constructor', '%20'])('answers 404 for %s', async (text) => {
    const answer = await service.app.inject(`/api/v1/states/${text}/cities`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      status: false,
      message: `Expected the name of a state, but got ${JSON.stringify(decodeURIComponent(text))}.`,
    });
  });
});

describe('GET /api/v1/all', () => {
  it('is a tree of country names, state names and city names, with no status', async () => {
    const tree: Record<string, { currency: object; states: Record<string, string[]> }> = await json('/api/v1/all');
    const { geography } = service.services;
    const expected = geography.countries.filter(({ currencyCode }) => currencyCode !== null);
    expect(Object.keys(tree)).toEqual(inOrder(expected).map(nameOf));
    for (const country of expected) {
      const entry = tree[nameOf(country)];
      expect(Object.keys(entry ?? {})).toEqual(['currency', 'states']);
      expect(Object.keys(entry?.currency ?? {})).toEqual(currencyFields);
      expect(new Set(Object.keys(entry?.states ?? {}))).toEqual(new Set(statesInOrder(country).map(stateNameOf)));
    }
  });

  it('loses no city, not even of states that share a name within a country', async () => {
    const tree: Record<string, { states: Record<string, string[]> }> = await json('/api/v1/all');
    const { geography } = service.services;
    for (const country of geography.countries) {
      const states = tree[nameOf(country)]?.states;
      if (!states) continue;
      const all = country.states.flatMap((state) => geography.cityNamesOf(state));
      expect(Object.values(states).flat().sort()).toEqual(all.sort());
    }
  });

  it('keeps its form whatever a state is called', () => {
    const { geography } = service.services;
    const bahrain = geography.country('BH');
    if (!bahrain) throw new Error('Bahrain is not in the data');
    const states = bahrain.states.map((state) => new State({ ...state, name: '__proto__' }));
    const renamed = Object.assign(new Country(bahrain), { states });
    const cities = bahrain.states.flatMap((state) => geography.cityNamesOf(state));
    expect(statesOf(geography, renamed)).toBe(`{"__proto__":${JSON.stringify(cities)}}`);
  });
});

describe('the name of a state', () => {
  const countriesOf = async (name: string) => {
    const { state_name, cities } = await json(`/api/v1/states/${name}/cities`);
    const codes = cities.map((city: { state: { country: { iso_code: string } } }) => city.state.country.iso_code);
    return { name: state_name, countries: [...new Set(codes)] };
  };

  it('answers the cities of every state that v1 lists, under the name that it lists, also where others are alike', async () => {
    const { geography } = service.services;
    const all = geography.countries.filter(({ currencyCode }) => currencyCode !== null).flatMap(statesInOrder);
    const unclear = all.filter((state) => {
      const [first, ...others] = geography.statesNamed(stateNameOf(state));
      return first !== state || others.length > 0;
    });
    expect(unclear.length).toBeGreaterThan(100);
    for (const state of unclear) {
      const name = stateNameOf(state);
      const result = await json(`/api/v1/states/${encodeURIComponent(name)}/cities`);
      expect(result.state_name).toBe(name);
      const names = result.cities
        .filter(
          (city: { state: { country: { iso_code: string } } }) => city.state.country.iso_code === state.country.isoCode,
        )
        .map((city: { name: string }) => city.name);
      expect(names).toEqual(expect.arrayContaining(geography.cityNamesOf(state)));
    }
  });

  it.each([
    ['Macau S.A.R.', 'Macau S.A.R.', ['MO']],
    ['Huíla', 'Huíla', ['AO']],
    ['Huila', 'Huila', ['CO']],
    ['hui\u0301la', 'Huíla', ['AO', 'CO']],
    ['Hui\u0301la', 'Huíla', ['AO']],
    ['HUILA', 'Huíla', ['AO', 'CO']],
    ['Limburg', 'Limburg', ['BE', 'NL']],
  ])('%s is %s of %j', async (text, name, countries) => {
    expect(await countriesOf(encodeURIComponent(text))).toEqual({ name, countries });
  });

  it('may have + for a blank, but only where it is not found otherwise', async () => {
    expect(await countriesOf('North+Holland')).toEqual({ name: 'North Holland', countries: ['NL'] });
    expect(await json('/api/v1/countries/United+States/states')).toMatchObject({ country_code: 'US' });
    expect((await service.app.inject('/api/v1/states/At+lantis/cities')).json()).toEqual({
      status: false,
      message: 'Expected the name of a state, but got "At+lantis".',
    });
  });
});

describe('states that were made since v1 listed them', () => {
  const namesOf = async (country: string): Promise<string[]> => {
    const { states } = await json(`/api/v1/countries/${country}/states`);
    return states.map(({ name }: { name: string }) => name);
  };
  const citiesOf = async (state: string): Promise<{ name: string; state: { name: string } }[]> =>
    (await json(`/api/v1/states/${encodeURIComponent(state)}/cities`)).cities;

  it.each([
    ['GB', 'Cumbria', ['Cumberland', 'Westmorland and Furness'], ['Carlisle', 'Kendal']],
    [
      'ET',
      'Southern Nations, Nationalities, and Peoples',
      ['Central Ethiopia', 'South Ethiopia'],
      ['Butajīra', 'Jinka'],
    ],
    ['IQ', 'Sulaymaniyah', ['Halabja'], ['Ḩalabjah', 'Jamjamāl']],
    ['UG', 'Arua', ['Terego'], ['Arua']],
    ['AO', 'Cuando Cubango', ['Cuando', 'Cubango'], ['Menongue']],
    ['AO', 'Moxico', ['Moxico Leste'], ['Luau', 'Luena']],
    ['BI', 'Cankuzo', ['Buhumuza', 'Burunga', 'Butanyerera'], ['Cankuzo']],
    ['CF', 'Ouham', ['Ouham-Fafa'], ['Batangafo', 'Bossangoa']],
    ['CG', 'Cuvette', ['Congo-Oubangui'], ['Mossaka', 'Owando']],
    ['LB', 'Mount Lebanon', ['Keserwan-Jbeil'], ['Baabda', 'Jounieh']],
    ['ML', 'Mopti', ['Bandiagara', 'Douentza'], ['Bandiagara', 'Mopti']],
    ['TL', 'Dili', ['Ataúro'], ['Atauro Island', 'Dili']],
  ])('%s lists %s and not %j', async (country, state, newer, cities) => {
    const names = await namesOf(country);
    expect(names).toContain(state);
    expect(names.filter((name) => newer.includes(name))).toEqual([]);
    const listed = await citiesOf(state);
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(cities));
    expect(new Set(listed.map((city) => city.state.name))).toEqual(new Set([state]));
    expect(listed.map(({ name }) => name)).toEqual(statesIn(country)[state]);
    for (const name of newer) expect((await service.app.inject(`/api/v1/states/${name}/cities`)).statusCode).toBe(404);
  });

  it('has the cities of a state that was merged into others in that state alone', async () => {
    const namesIn = async (state: string) => (await citiesOf(state)).map(({ name }) => name);
    expect(await namesIn('Varakļāni')).toEqual(['Varakļāni']);
    expect(await namesIn('Madona')).not.toContain('Varakļāni');
    expect(await namesIn('Karuzi')).toEqual(['Karuzi']);
    expect(await namesIn('Gitega')).toEqual(['Gitega']);
  });

  it('has the provinces of a new region in the former one', async () => {
    const est = (await citiesOf('Est')).map(({ name }) => name);
    expect(est).toEqual(expect.arrayContaining(['Bogandé', 'Gayéri', 'Diapaga']));
    expect(est.filter((name) => name === 'Bogandé').length).toBe(1);
    const soum = await citiesOf('Soum');
    expect(soum.map(({ name }) => name)).toContain('Djibo');
    const visayas = new Set((await citiesOf('Western Visayas')).map(({ state }) => state.name));
    expect(visayas).toContain('Negros Occidental');
    expect(await namesOf('PH')).not.toContain('Negros Island Region');
    const england = (await citiesOf('England')).filter(({ state }) => state.name === 'Cumbria');
    expect(england).toEqual(await citiesOf('Cumbria'));
  });

  const statesIn = (code: string): Record<string, string[]> => {
    const { geography } = service.services;
    const country = geography.countryByCode(code);
    return country === undefined ? {} : JSON.parse(statesOf(geography, country));
  };
});
