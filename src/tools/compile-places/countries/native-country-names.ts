/** Names of countries in their own languages, where the base data set has them in Latin letters or cut off. */
import type { CountryLanguage } from '../../../data/geography/country-language.js';
import type { CountryNames } from './country-names.js';
import type { BaseCountry } from '../read-base.js';

/** Names for countries of which CLDR has no name either, or one that says less. */
const corrected: Readonly<Record<string, string>> = {
  BT: 'འབྲུག་ཡུལ',
  MV: 'ދިވެހިރާއްޖެ',
  SZ: 'eSwatini',
  TF: 'Terres australes et antarctiques françaises',
};

/** The base data set's own, unless it is Latin while the country's first language is written in other letters. */
export function nativeNameOf(
  { isoCode, nativeName }: BaseCountry,
  languages: readonly CountryLanguage[],
  names: CountryNames,
): string | null {
  const known = corrected[isoCode];
  if (known !== undefined) return known;
  const first = languages[0];
  const local = first?.isOfficial === true ? names.get(first.code)?.get(isoCode) : undefined;
  const isForeign = local !== undefined && !isLatin(local) && (nativeName === null || isLatin(nativeName));
  return isForeign ? local : nativeName;
}

export function isLatin(name: string): boolean {
  return /\p{L}/u.test(name) && !/(?!\p{Script=Latin})\p{L}/u.test(name.replace(/[ʻʼ]/g, ''));
}
