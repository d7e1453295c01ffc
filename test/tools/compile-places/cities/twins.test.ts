/** Rows that stand twice. */
import { expect, it } from '@jest/globals';
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
