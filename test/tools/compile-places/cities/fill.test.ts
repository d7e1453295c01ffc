/** Which place of GeoNames a city without one surely is. */
import { expect, it } from '@jest/globals';
import { withKnownPlaces } from '../../../../src/tools/compile-places/cities/fill.js';
import { geoPlace, placedCity } from './placed-city.js';

it.each([
  ['of its name, some kilometres off', { name: 'Benalúa' }, { name: 'Benalúa', east: 7 }],
  ['in another spelling', { name: 'Galaosiyo' }, { name: 'Galaosijo', east: 2 }],
  ['with a longer name', { name: 'Benalúa' }, { name: 'Benalúa de Guadix', east: 1 }],
  ['with a shorter name', { name: 'San Gabriel Jalisco' }, { name: 'San Gabriel', east: 1 }],
  ['without the article', { name: 'El Tanque' }, { name: 'Tanque de Arriba', east: 5 }, false],
  ['without the article, nearby', { name: 'Os Blancos' }, { name: 'Blancos', east: 0.2 }],
  ['with a longer name, farther', { name: 'Benalúa' }, { name: 'Benalúa de Guadix', east: 1.6 }, false],
  ['that is the upper one of two', { name: 'Fierbinți' }, { name: 'Fierbinți de Sus', east: 1 }, false],
  ['with a word before the name', { name: 'Case Noyale' }, { name: 'Petite Case Noyale', east: 1 }, false],
  [
    'in another transcription, in the West Bank',
    { name: 'al-Ubeidiya', country: 'PS' },
    { name: 'Al ‘Ubaydīyah', country: 'PS', east: 2 },
  ],
  ['in another transcription, elsewhere', { name: 'al-Ubeidiya' }, { name: 'Al ‘Ubaydīyah', east: 2 }, false],
  ['on its point', { name: 'Alpha' }, { name: 'Omega' }],
])('one %s', (_, row, place, isTheSame = true) => {
  const [city] = withKnownPlaces([placedCity(row)], [geoPlace({ population: 2_000, ...place })]);
  expect(city?.population).toBe(isTheSame ? 2_000 : null);
  expect(city?.name).toBe(row.name);
});

it.each([
  ['a locality', 'PPLL'],
  ['a part of a city', 'PPLX'],
  ['a farm', 'PPLF'],
])('is not %s with a longer name', (_, feature) => {
  const place = geoPlace({ name: 'Benalúa de Guadix', east: 1, population: 2_000 }, feature);
  expect(withKnownPlaces([placedCity({ name: 'Benalúa' })], [place])[0]?.population).toBeNull();
});

it('is no place on its point of which nobody knows the inhabitants, for unknown is not none', () => {
  const city = placedCity({ name: 'Alpha' });
  const unknown = geoPlace({ name: 'Omega' });
  expect(withKnownPlaces([city], [unknown])).toEqual([city]);
  expect(withKnownPlaces([city], [{ ...unknown, known: null }])).toEqual([city]);
});
