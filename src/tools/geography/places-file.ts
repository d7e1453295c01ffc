/**
 * The committed cities in src/data/geography/data. `cities.tsv.br` is
 * brotli'd text: a line "> country state" for each state, with a tab and its other names if it has any, then a line
 * for each of its cities, with tabs between name, latitude and longitude in 1e-5 degrees, time zone, population, kind, fame and other names. The zone is empty when it
 * is that of the line before, the population when unknown, the fame when 0; the kind is "d" for a district, "s" for a seat; "|" parts other names.
 */
import { fileURLToPath } from 'node:url';
import { shipped } from '../../base/paths.js';
import { brotliDecompressSync } from 'node:zlib';
import { asBrotli } from '../brotli.js';
import type { SourceCity, SourceState } from './source-country.js';

/** The same path from src/ and from dist/. */
export const citiesFile = fileURLToPath(shipped('src/data/geography/data/cities.tsv.br'));

/** About a metre. */
const perDegree = 1e5;

export type StatePlaces = Pick<SourceState, 'cities' | 'otherNames'>;

/** By "country state". */
export function readCities(file: Buffer): Map<string, StatePlaces> {
  const byState = new Map<string, StatePlaces>();
  let cities: SourceCity[] = [];
  let timezone = '';
  for (const line of brotliDecompressSync(file).toString().split('\n')) {
    if (line.startsWith('> ')) {
      const [state = '', otherNames] = line.slice(2).split('\t');
      byState.set(state, { cities: (cities = []), otherNames: namesOf(otherNames) });
    } else if (line !== '') cities.push(readCity(line, timezone));
    timezone = cities.at(-1)?.timezone ?? timezone;
  }
  return byState;
}

function readCity(line: string, zoneBefore: string): SourceCity {
  const [name, latitude, longitude, zone, population, kind, fame, otherNames] = line.split('\t');
  if (name === undefined || otherNames === undefined)
    throw new TypeError(`Expected a city in eight columns, but got "${line}".`);
  return {
    name,
    latitude: Number(latitude) / perDegree,
    longitude: Number(longitude) / perDegree,
    timezone: zone || zoneBefore,
    population: population === '' ? null : Number(population),
    district: kind === 'd',
    seat: kind === 's',
    fame: Number(fame),
    otherNames: namesOf(otherNames),
  };
}

function namesOf(joined = ''): string[] {
  return joined === '' ? [] : joined.split('|');
}

export function writeCities(byState: ReadonlyMap<string, StatePlaces>): Buffer {
  const lines: string[] = [];
  let zoneBefore = '';
  for (const [state, { cities, otherNames: names }] of byState) {
    lines.push(names.length === 0 ? `> ${state}` : `> ${state}\t${names.join('|')}`);
    for (const { name, latitude, longitude, timezone, population, district, seat, fame, otherNames } of cities) {
      const place = [latitude, longitude].map((degrees) => Math.round(degrees * perDegree));
      const zone = timezone === zoneBefore ? '' : timezone;
      lines.push(
        [
          name,
          ...place,
          zone,
          population ?? '',
          district ? 'd' : seat ? 's' : '',
          fame || '',
          otherNames.join('|'),
        ].join('\t'),
      );
      zoneBefore = timezone;
    }
  }
  return asBrotli(lines.join('\n'));
}
