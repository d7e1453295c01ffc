/** Codes, names and kinds of states where the base data set is wrong: by ISO 3166-2 as CLDR 48 has it. */
import { list, row } from '../checked.js';

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
  'CU 07': 'Sancti Spíritus',
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
