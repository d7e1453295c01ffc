/** The known currencies: those that some country of the data uses. */
import { Currency } from './currency.js';
import { flagOf } from './flags.js';
import { precisionOf } from './money/minor-units.js';
import { nameOf, symbolOf } from './names.js';
import { successionOf } from './past/succession.js';
import { validityOf } from './past/validity.js';

/** The part of the geography that this needs. */
export interface CurrencyUsers {
  readonly countries: readonly { readonly currencyCode: string | null }[];
}

/** Their codes, in order. */
export function knownCodes(geography: CurrencyUsers): readonly string[] {
  const codes = geography.countries.map((country) => country.currencyCode).filter((code) => code !== null);
  return [...new Set(codes)].sort();
}

export function describeCurrency(code: string, active: boolean, flagBaseUrl: string): Currency {
  const names = { code, name: nameOf(code), symbol: symbolOf(code) };
  // Frozen, so that its serialised text can be cached.
  return Object.freeze(
    Object.assign(new Currency(), {
      ...names,
      ...flagOf(code, flagBaseUrl),
      ...precisionOf(code),
      ...validityOf(code),
      succession: successionOf(code),
      isActive: active,
    }),
  );
}
