/** Examples for the OpenAPI description: real answers, cut short. */
import type { ConversionResult } from './conversion.js';
import type { CurrencyObject } from './currency.js';
import type { CityObject, CountryObject, StateObject } from './places.js';
import type { RatesResult } from './rates.js';

const flags = {
  flag: '🇮🇳',
  flag_png: 'https://flagcdn.com/w320/in.png',
  flag_svg: 'https://flagcdn.com/in.svg',
};
const timestamp = 1790640000;
const rate = 94.32;

const rupee: CurrencyObject = {
  name: 'Indian Rupee',
  code: 'INR',
  symbol: '₹',
  ...flags,
  rate: 1,
  country: 'India',
  active: true,
};
const india: CountryObject = { name: 'India', iso_code: 'IN', currency: rupee };
const kerala: StateObject = { name: 'Kerala', country: india };
const kochi: CityObject = { name: 'Kochi', state: kerala };

export const token = { status: true, message: 'Token is valid.', name: 'Legacy shop', default_currency: 'INR' };

export const rates: RatesResult = {
  status: true,
  disclaimer: 'Usage subject to terms: https://meridian.example/terms',
  license: 'Usage subject to license: https://meridian.example/license',
  timestamp,
  base: 'INR',
  rates: { INR: { code: 'INR', name: 'Indian Rupee', rate: 1, country: 'India', ...flags } },
};

export const conversion: ConversionResult = {
  status: true,
  from: 'USD',
  to: 'INR',
  amount: 2.5,
  converted: 2.5 * rate,
  rate,
  timestamp,
};

export const countries = { status: true, countries: [india] };
export const states = { status: true, country_code: 'IN', states: [kerala] };
export const cities = { status: true, state_name: 'Kerala', cities: [kochi] };
export const tree = { India: { currency: rupee, states: { Kerala: ['Kochi'] } } };
