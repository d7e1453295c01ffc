/**
 * The committed cities in src/data/geography/data. `cities.tsv.br` is
 * brotli'd text: a line "> country state" for each state, with a tab and its other names if it has any, then a line
 * for each of its cities, with tabs between name, latitude and longitude in 1e-5 degrees, time zone, population, kind, fame, other names, number and IATA codes. The zone is empty when it
 * is that of the line before, the population when unknown, the fame when 0, the number when it follows that of the city before; the kind is "d" for a district, "s" for a seat; "|" parts other names, a blank IATA codes, which most cities lack with their tab.
 * At the end stands a line "< number" for each number that is no city's any more, with a tab and the number of the city that stands for it, if any.
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

/** The retired numbers, each with the number of the city that replaces it; null if none does. */
export type RetiredNumbers = ReadonlyMap<number, number | null>;

export interface ListedCities {
  /** The places of each state, by "country state". */
  readonly byState: ReadonlyMap<string, StatePlaces>;
  readonly retired: RetiredNumbers;
}

export function readCities(file: Buffer): ListedCities {
  const byState = new Map<string, StatePlaces>();
  const retired = new Map<number, number | null>();
  let cities: SourceCity[] = [];
  let before: Pick<SourceCity, 'timezone' | 'number'> = { timezone: '', number: 0 };
  for (const line of brotliDecompressSync(file).toString().split('\n')) {
    if (line.startsWith('> ')) {
      const [state = '', otherNames] = line.slice(2).split('\t');
      byState.set(state, { cities: (cities = []), otherNames: namesOf(otherNames) });
    } else if (line.startsWith('< ')) {
      const [number, successor] = line.slice(2).split('\t');
      retired.set(Number(number), successor === undefined ? null : Number(successor));
    } else if (line !== '') {
      const city = readCity(line, before);
      cities.push(city);
      before = city;
    }
  }
  return { byState, retired };
}

function readCity(line: string, before: Pick<SourceCity, 'timezone' | 'number'>): SourceCity {
  const [name, latitude, longitude, zone, population, kind, fame, otherNames, number, codes] = line.split('\t');
  if (name === undefined || number === undefined)
    throw new TypeError(`Expected a city in nine columns, but got "${line}".`);
  return {
    number: number === '' ? before.number + 1 : Number(number),
    name,
    latitude: Number(latitude) / perDegree,
    longitude: Number(longitude) / perDegree,
    timezone: zone || before.timezone,
    population: population === '' ? null : Number(population),
    isDistrict: kind === 'd',
    seat: kind === 's',
    fame: Number(fame),
    otherNames: namesOf(otherNames),
    iataCodes: codes === undefined ? [] : codes.split(' '),
  };
}

function namesOf(joined = ''): string[] {
  return joined === '' ? [] : joined.split('|');
}

export function writeCities({ byState, retired }: ListedCities): Buffer {
  const lines: string[] = [];
  let before: Pick<SourceCity, 'timezone' | 'number'> = { timezone: '', number: 0 };
  for (const [state, { cities, otherNames: names }] of byState) {
    lines.push(names.length === 0 ? `> ${state}` : `> ${state}\t${names.join('|')}`);
    for (const city of cities) {
      lines.push(lineOf(city, before));
      before = city;
    }
  }
  for (const [number, successor] of [...retired].sort(([a], [b]) => a - b))
    lines.push(successor === null ? `< ${number}` : `< ${number}\t${successor}`);
  return asBrotli(lines.join('\n'));
}

function lineOf(city: SourceCity, before: Pick<SourceCity, 'timezone' | 'number'>): string {
  const {
    name,
    latitude,
    longitude,
    timezone,
    population,
    isDistrict: district,
    seat,
    fame,
    otherNames,
    number,
    iataCodes,
  } = city;
  const place = [latitude, longitude].map((degrees) => Math.round(degrees * perDegree));
  const kind = district ? 'd' : seat ? 's' : '';
  return [
    name,
    ...place,
    timezone === before.timezone ? '' : timezone,
    population ?? '',
    kind,
    fame || '',
    otherNames.join('|'),
    number === before.number + 1 ? '' : number,
    ...(iataCodes.length === 0 ? [] : [iataCodes.join(' ')]),
  ].join('\t');
}
