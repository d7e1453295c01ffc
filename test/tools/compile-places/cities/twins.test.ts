/** Rows that stand twice. */
import { describe, expect, it } from '@jest/globals';
import { withoutTwins } from '../../../../src/tools/compile-places/cities/twins.js';
import { geoPlace, placedCity } from './placed-city.js';

const town = (name: string, country: string) => ({
  ...placedCity({ name, country, population: 15_000 }),
  place: geoPlace({ name, country, population: 15_000 }),
});

it.each([
  ['Bayt Sāḩūr', 'Beit Sahour', 1.8],
  ['Az Zuwāydah', 'az-Zawayda', 3.1],
  ['Kifil Ḩāris', 'Kifl Hares', 2],
])('%s and %s of the West Bank are one', (name, other, east) => {
  const row = placedCity({ name: other, country: 'PS', east });
  expect(withoutTwins([town(name, 'PS'), row])).toEqual([{ ...town(name, 'PS'), otherNames: [other] }]);
});

it.each([
  ['of another country', 'XX', { name: 'Beit Sahour', east: 1.8 }],
  ['farther away', 'PS', { name: 'Beit Sahour', east: 4 }],
  ['with inhabitants of its own', 'PS', { name: 'Beit Sahour', east: 2, population: 3_000 }],
])('one %s is another', (_, country, row) => {
  expect(withoutTwins([town('Bayt Sāḩūr', country), placedCity({ ...row, country })]).length).toBe(2);
});

describe('a row whose place is known by name alone', () => {
  const huwara = (placeEast: number) => ({
    ...placedCity({ name: 'Huwara', country: 'PS', east: 1.9 }),
    place: { ...geoPlace({ name: 'Huwara', country: 'PS', east: placeEast }), known: null },
  });

  it('is the town of its name beside that place, wherever the row lies', () => {
    const one = town('Ḩuwwārah', 'PS');
    expect(withoutTwins([one, huwara(0.02)])).toEqual([{ ...one, otherNames: ['Huwara'] }]);
  });

  it('is another one where the places are apart, or the town is called otherwise', () => {
    expect(withoutTwins([town('Ḩuwwārah', 'XX'), { ...huwara(1.9), country: 'XX' }]).length).toBe(2);
    expect(withoutTwins([town('Baytā', 'PS'), huwara(0.02)]).length).toBe(2);
  });
});
