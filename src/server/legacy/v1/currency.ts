/** Currencies as v1 shows them: the entries of a rates result, and the objects within countries. */
import type { Country } from '../../../data/geography/country.js';
import type { Currency } from '../../../data/rates/currency.js';
import { crossRate } from '../../../data/rates/tables/table.js';
import type { Services } from '../../services.js';
import { inOrder, nameOf } from './countries.js';

/** The base where none is given: for a token without a default currency, and for objects outside a rates result. */
export const systemBase = 'INR';

export interface RateEntry {
  code: string;
  name: string;
  rate: number;
  country: string;
  flag: string;
  flag_png: string;
  flag_svg: string;
}

export interface CurrencyObject {
  name: string;
  code: string;
  symbol: string;
  flag: string;
  flag_png: string;
  flag_svg: string;
  /** Per unit of the system base; 0 when inactive. */
  rate: number;
  country: string;
  active: boolean;
}

type Data = Pick<Services, 'rates' | 'geography'>;

export function rateEntry(
  { geography }: Data,
  { code, name, flag, flagPng, flagSvg }: Currency,
  rate: number,
): RateEntry {
  return { code, name, rate, country: usersOf(geography, code), flag, flag_png: flagPng, flag_svg: flagSvg };
}

/** Undefined for a territory that has no currency; v1 leaves it out. */
export function currencyOf({ rates, geography }: Data, country: Country): CurrencyObject | undefined {
  const currency = country.currencyCode === null ? undefined : rates.currency(country.currencyCode);
  if (!currency) return undefined;
  const { code, name, symbol, flag, flagPng, flagSvg, isActive: active } = currency;
  const rate = crossRate(rates.table, systemBase, code);
  return {
    name,
    code,
    symbol,
    flag,
    flag_png: flagPng,
    flag_svg: flagSvg,
    // As documented, where there is none.
    rate: rate === undefined ? 0 : rate,
    country: usersOf(geography, code),
    active,
  };
}

function usersOf(geography: Data['geography'], code: string): string {
  return inOrder(geography.countriesUsing(code)).map(nameOf).join(', ');
}
