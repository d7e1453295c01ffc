/**
 * The committed cities in src/geography/data. `cities.tsv.br` is
 * brotli'd text: a line "> country state" for each state, then a line for each of its cities, with tabs between
 * name, latitude and longitude in 1e-5 degrees, time zone, population, kind and other names. The zone is empty when it
 * is that of the line before, the population when unknown; the kind is "d" for a district, "s" for a seat; "|" parts other names.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { SourceCity } from './source-country.js';

/** The same path from src/ and from dist/. */
export const citiesFile = fileURLToPath(new URL('../../src/geography/data/cities.tsv.br', import.meta.url));

/** About a metre. */
const perDegree = 1e5;

/** By "country state". */
export function readCities(file: Buffer): Map<string, SourceCity[]> {
  const byState = new Map<string, SourceCity[]>();
  let cities: SourceCity[] = [];
  let timezone = '';
  for (const line of brotliDecompressSync(file).toString().split('\n')) {
    if (line.startsWith('> ')) byState.set(line.slice(2), (cities = []));
    else if (line !== '') cities.push(readCity(line, timezone));
    timezone = cities.at(-1)?.timezone ?? timezone;
  }
  return byState;
}

function readCity(line: string, zoneBefore: string): SourceCity {
  const [name, latitude, longitude, zone, population, kind, otherNames] = line.split('\t');
  if (name === undefined || otherNames === undefined)
    throw new TypeError(`Expected a city in seven columns, but got "${line}".`);
  return {
    name,
    latitude: Number(latitude) / perDegree,
    longitude: Number(longitude) / perDegree,
    timezone: zone || zoneBefore,
    population: population === '' ? null : Number(population),
    district: kind === 'd',
    seat: kind === 's',
    otherNames: otherNames === '' ? [] : otherNames.split('|'),
  };
}

export function writeCities(byState: ReadonlyMap<string, readonly SourceCity[]>): Buffer {
  const lines: string[] = [];
  let zoneBefore = '';
  for (const [state, cities] of byState) {
    lines.push(`> ${state}`);
    for (const { name, latitude, longitude, timezone, population, district, seat, otherNames } of cities) {
      const place = [latitude, longitude].map((degrees) => Math.round(degrees * perDegree));
      const zone = timezone === zoneBefore ? '' : timezone;
      lines.push(
        [name, ...place, zone, population ?? '', district ? 'd' : seat ? 's' : '', otherNames.join('|')].join('\t'),
      );
      zoneBefore = timezone;
    }
  }
  const text = Buffer.from(lines.join('\n'));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotliCompressSync(text, { params });
}
