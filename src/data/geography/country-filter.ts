/** The filter says which countries a list shall hold. */
import { InputType } from 'type-graphql';
import type { Country } from './country.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { fold } from './search/fold.js';
import { type Geography, longestName } from './geography.js';
import { Optional } from '../../base/optional-field.js';

@InputType({
  description: 'Which countries to list; all conditions must hold. Case and accents are ignored.',
})
export class CountryFilter {
  @Optional(() => String, 'Region such as "Asia".')
  region?: string | null;

  @Optional(() => String, 'Subregion such as "Southern Asia".')
  subregion?: string | null;

  @Optional(() => CurrencyCode, "ISO 4217 code of the country's currency.")
  currency?: string | null;

  @Optional(() => String, 'Text contained in the name, the native name or an alias.')
  search?: string | null;

  @Optional(
    () => String,
    'International calling code such as "+47"; "+1" also lists the territories that share its plan.',
  )
  callingCode?: string | null;

  @Optional(() => String, 'BCP 47 code of a language of the country, such as "sw": one of its `languages`.')
  language?: string | null;

  @Optional(() => [String], 'ISO 3166-1 codes of two or three letters; unknown ones are ignored.')
  codes?: string[] | null;
}

export function countriesMatching(geography: Geography, filter: CountryFilter): readonly Country[] {
  const { region, subregion, currency, search, codes, callingCode, language } = filter;
  let countries = geography.countries;
  if (typeof currency === 'string') countries = geography.countriesUsing(currency);
  if (codes) {
    const wanted = new Set(codes.map((code) => geography.countryByCode(code)));
    countries = countries.filter((country) => wanted.has(country));
  }
  if (typeof callingCode === 'string') countries = countries.filter(isCalledBy(callingCode));
  if (typeof language === 'string') {
    const speaking = new Set(geography.countriesSpeaking(language));
    countries = countries.filter((country) => speaking.has(country));
  }
  if (typeof region === 'string') countries = countries.filter(sameName('region', region));
  if (typeof subregion === 'string') countries = countries.filter(sameName('subregion', subregion));
  if (typeof search === 'string') countries = countries.filter((country) => geography.isNamedLike(country, search));
  return countries;
}

function isCalledBy(callingCode: string): (country: Country) => boolean {
  const wanted = digits(callingCode);
  return ({ callingCodes }) =>
    wanted !== '' &&
    callingCodes.some((code) => [code, code.replace(/-.*/, '')].some((each) => digits(each) === wanted));
}

function digits(code: string): string {
  return code.replace(/\D/g, '').replace(/^00/, '');
}

function sameName(field: 'region' | 'subregion', name: string): (country: Country) => boolean {
  const key = name.length > longestName ? '' : fold(name);
  return (country) => key !== '' && fold(country[field] ?? '') === key;
}
