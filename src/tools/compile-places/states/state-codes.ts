/** Codes, names and kinds of states where the base data set is wrong: by ISO 3166-2 as CLDR 48 has it. */
import { list, jsonObject } from '../../../base/checked.js';
import type { GeoPoint } from '../point.js';

/** The codes of ISO 3166-2 for those of the base data set, by country; others are right, or are the data set's own. */
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
const points: Readonly<Record<string, GeoPoint>> = {
  'FJ 02': { latitude: -16.8, longitude: 178.7 },
  'FO NO': { latitude: 62.2806, longitude: -6.7017 },
  'GW N': { latitude: 12.1, longitude: -15.5 },
  'KI L': { latitude: 1.87, longitude: -157.4 },
  'MA 12': { latitude: 23.7, longitude: -15.93 },
  'MV 12': { latitude: 2.95, longitude: 73.5 },
  // Base points off the coast and in Egypt.
  'PS DEB': { latitude: 31.417, longitude: 34.35 },
  'PS GZA': { latitude: 31.5, longitude: 34.46 },
  'PS NGZ': { latitude: 31.54, longitude: 34.51 },
  'PS RFH': { latitude: 31.29, longitude: 34.25 },
};

/** Their English names where neither CLDR nor Natural Earth has one, by country and code. */
const englishNames: Readonly<Record<string, readonly string[]>> = {
  'FR 20R': ['Corsica'],
  'FR BFC': ['Burgundy'],
  'FR BRE': ['Brittany'],
  'FR NOR': ['Normandy'],
  'FR PAC': ['Provence'],
};

export function englishNamesOf(country: string, code: string): readonly string[] {
  return englishNames[`${country} ${code}`] ?? [];
}

export function statePoint(country: string, baseCode: string): GeoPoint | undefined {
  return points[`${country} ${baseCode}`];
}

/**
 * Zones of islands where GeoNames has no place to identify them by, of a state whose border towns keep another one, of one
 * with a zone of its own since 2025, of two that GeoNames has places of Gaza in, and of one where two are kept beside each other: the official one.
 */
const zones: Readonly<Record<string, string | null>> = {
  'CL AI': 'America/Coyhaique',
  'CN XJ': 'Asia/Shanghai',
  'FR CP': null,
  'MX TAM': 'America/Monterrey',
  'PF 04': 'Pacific/Tahiti',
  'PS HBN': 'Asia/Hebron',
  'PS JEM': 'Asia/Hebron',
  'UM 67': 'Pacific/Honolulu',
  'UM 79': 'Pacific/Wake',
  'UM 81': 'Etc/GMT+12',
  'UM 84': 'Etc/GMT+12',
  'US UM': 'Pacific/Midway',
};

export function stateZone(country: string, baseCode: string, zone: string | null): string | null {
  const known = zones[`${country} ${baseCode}`];
  return known === undefined ? zone : known;
}

export function stateCode(country: string, baseCode: string): string {
  return newCodes[country]?.[baseCode] ?? baseCode;
}

/** The base data set's codes that ISO has replaced or never had, each with its successor, as "country state". */
export const formerCodes: readonly (readonly [string, string])[] = Object.entries(newCodes).flatMap(
  ([country, codes]) =>
    Object.entries(codes).map(([former, code]) => [`${country} ${former}`, `${country} ${code}`] as const),
);

export function stateName(country: string, baseCode: string, name: string): string {
  return names[`${country} ${baseCode}`] ?? name;
}

export function stateType(country: string, baseCode: string, type: string | null): string | null {
  return types[`${country} ${baseCode}`] ?? type;
}

/** Codes of ISO 3166-2 in force, as "IN MH". */
export function readIsoCodes(subdivisionContainment: unknown): Set<string> {
  const tree = jsonObject(jsonObject(jsonObject(subdivisionContainment).supplemental).subdivisionContainment);
  const all = Object.values(tree).flatMap((group) => list(jsonObject(group)._contains).map(String));
  return new Set(all.map((code) => `${code.slice(0, 2)} ${code.slice(2)}`.toUpperCase()));
}
