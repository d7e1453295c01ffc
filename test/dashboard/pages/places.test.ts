import { describe, expect, it } from '@jest/globals';
import { cityRow, countryRow, foundRows, placesLike, stateRow } from '../../../src/dashboard/pages/places/place-row.js';

const germany = countryRow({
  isoCode: 'DE',
  name: 'Germany',
  nativeName: 'Deutschland',
  region: 'Europe',
  population: 83_000_000,
  currency: { code: 'EUR' },
});
const cote = countryRow({
  isoCode: 'CI',
  name: 'Côte d’Ivoire',
  nativeName: 'Côte d’Ivoire',
  region: 'Africa',
  population: null,
  currency: null,
});

describe('places', () => {
  it('have their own name beside them where it is another, and where or what they are', () => {
    expect(germany).toMatchObject({ own: 'Deutschland', about: 'Europe' });
    expect(cote).toMatchObject({ own: '', about: 'Africa' });
    expect(stateRow('DE', { code: 'SN', name: 'Saxony', nativeName: 'Sachsen', type: 'state' })).toMatchObject({
      own: 'Sachsen',
      about: 'state',
    });
  });

  it('are found by name, own name and code, without regard to case and accents', () => {
    const found = (text: string) => placesLike([germany, cote], text).map(({ key }) => key);
    expect(found('COTE')).toEqual(['CI']);
    expect(found('deutsch')).toEqual(['DE']);
    expect(found('de')).toEqual(['DE']);
    expect(found(' ')).toEqual(['DE', 'CI']);
    expect(found('atlantis')).toEqual([]);
  });

  it('are not found by what only identifies them', () => {
    const city = { id: 'city:40882', name: 'Berlin', population: null, timezone: null, latitude: 52, longitude: 13 };
    const rows = [cityRow('DE', 'BE', { ...city, isDistrict: false })];
    expect(placesLike(rows, 'city')).toEqual([]);
    expect(placesLike(rows, '40882')).toEqual([]);
    expect(placesLike(rows, 'berlin')).toEqual(rows);
  });

  it('open at their own level, and take the levels below away', () => {
    expect(germany.params).toEqual({ country: 'DE', state: null, city: null });
    const city = {
      id: 'city:1',
      name: 'Falkenstein',
      population: null,
      timezone: 'Europe/Berlin',
      latitude: 50,
      longitude: 12,
    };
    expect(cityRow('DE', 'SN', { ...city, isDistrict: false }).params).toEqual({
      country: 'DE',
      state: 'SN',
      city: 'Falkenstein',
    });
    const country = { isoCode: 'DE', name: 'Germany' };
    const node = {
      __typename: 'City',
      id: 'city:2',
      name: 'Berlin',
      state: { code: 'BE', name: 'Berlin' },
      country,
    } as const;
    const [found] = foundRows({ matchedName: 'Berlin', matchedBy: 'NAME', node });
    expect(found).toMatchObject({
      about: 'Germany',
      matched: '',
      params: { country: 'DE', state: 'BE', city: 'Berlin' },
    });
    const [former] = foundRows({ matchedName: 'Bärlin', matchedBy: 'FORMER_NAME', node });
    expect(former?.matched).toBe('Matched former name: Bärlin');
    const [guess] = foundRows({ matchedName: 'Berlin', matchedBy: 'SPELLING', node });
    expect(guess?.matched).toBe('Similar to: Berlin');
  });

  it('is none for a currency', () =>
    expect(foundRows({ matchedName: 'INR', matchedBy: 'OTHER_NAME', node: { __typename: 'Currency' } })).toEqual([]));
});
