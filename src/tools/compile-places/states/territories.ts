/** Territories with an ISO 3166-1 code of their own that ISO 3166-2 also lists as states of the country they belong to. */

const territories: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO', 'TW'],
  FR: ['BL', 'MF', 'NC', 'PF', 'PM', 'TF', 'WF'],
  NL: ['AW', 'CW', 'SX'],
  US: ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'],
};

/** A code alone is ambiguous: AL is Albania, and Alabama among the states. */
export function isTerritory(country: string, stateCode: string): boolean {
  return territories[country]?.includes(stateCode) === true;
}
