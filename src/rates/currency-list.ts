/** The known currencies: those that some country of the data uses. */
import type { Geography } from '../geography/geography.js';
import { Currency } from './currency.js';
import { flagOf } from './flags.js';
import { nameOf, symbolOf } from './names.js';

/** Their codes, in order. */
export function knownCodes(geography: Pick<Geography, 'countries'>): readonly string[] {
  const codes = geography.countries.map((country) => country.currencyCode).filter((code) => code !== null);
  return [...new Set(codes)].sort();
}

export function describeCurrency(code: string, active: boolean, flagBaseUrl: string): Currency {
  const description = { code, name: nameOf(code), symbol: symbolOf(code), ...flagOf(code, flagBaseUrl), active };
  return Object.assign(new Currency(), description);
}
