/** Codes, names and kinds of states where the base data set is wrong: by ISO 3166-2 as CLDR 48 has it. */
import { list, row } from '../checked.js';
import type { Point } from './point.js';

/** From the base data set's codes to those of ISO 3166-2, by country; others are right, or are the data set's own. */
const newCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BQ: { BQ1: 'BO', BQ2: 'SA', BQ3: 'SE' },
  // Seven of the provinces made in 2019 stand under one another's codes.
  DZ: { 49: '57', 50: '58', 52: '50', 53: '52', 54: '49', 57: '53', 58: '54' },
  EE: { 430: '431', 431: '430' },
  // Changed by ISO in 2023.
  IN: { CT: 'CG', OR: 'OD', TG: 'TS' },
  LU: { G: 'GR', L: 'LU' },
  MN: { '001': '1' },
};

/** Names that are of another place, by country and base code. */
const names: Readonly<Record<string, string>> = {
  'AZ XVD': 'Khojavend',
  'DK 84': 'Capital Region of Denmark',
  'KI L': 'Line Islands',
  'PL 16': 'Opole',
  'VE W': 'Federal Dependencies',
};

/** Cities that the base data set takes for the districts around them. */
const types: Readonly<Record<string, string>> = {
  'LT 02': 'city municipality',
  'LT 15': 'city municipality',
  'LT 43': 'city municipality',
  'LT 57': 'city municipality',
};

/** Points that are wrong where no source has places of the state to set them right by. */
const points: Readonly<Record<string, Point>> = {
  'FJ 02': { latitude: -16.8, longitude: 178.7 },
  'FO NO': { latitude: 62.2806, longitude: -6.7017 },
  'GW N': { latitude: 12.1, longitude: -15.5 },
  'KI L': { latitude: 1.87, longitude: -157.4 },
};

export function statePoint(country: string, baseCode: string): Point | undefined {
  return points[`${country} ${baseCode}`];
}

/** Zones of uninhabited islands, where GeoNames has no place to tell them by; null where no clock is kept. */
const zones: Readonly<Record<string, string | null>> = {
  'FR CP': null,
  'UM 67': 'Pacific/Honolulu',
  'UM 79': 'Pacific/Wake',
  'UM 81': 'Etc/GMT+12',
  'UM 84': 'Etc/GMT+12',
};

export function stateZone(country: string, baseCode: string, zone: string | null): string | null {
  const known = zones[`${country} ${baseCode}`];
  return known === undefined ? zone : known;
}

export function stateCode(country: string, baseCode: string): string {
  return newCodes[country]?.[baseCode] ?? baseCode;
}

export function stateName(country: string, baseCode: string, name: string): string {
  return names[`${country} ${baseCode}`] ?? name;
}

export function stateType(country: string, baseCode: string, type: string | null): string | null {
  return types[`${country} ${baseCode}`] ?? type;
}

/** Codes of ISO 3166-2 in force, as "IN MH". */
export function readIsoCodes(subdivisionContainment: unknown): Set<string> {
  const tree = row(row(row(subdivisionContainment).supplemental).subdivisionContainment);
  const all = Object.values(tree).flatMap((group) => list(row(group)._contains).map(String));
  return new Set(all.map((code) => `${code.slice(0, 2)} ${code.slice(2)}`.toUpperCase()));
}
