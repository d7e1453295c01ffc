/** Countries as the package countries-list has them: no source of Meridian's own data. */
import { jsonObject, list, text, texts } from '../../../../src/base/checked.js';
import { exported, lazily } from './registers/files.js';

export interface ListedCountry {
  readonly capital: string;
  readonly continent: string;
  readonly callingCodes: readonly string[];
  readonly languages: readonly string[];
}

/** By their ISO codes. */
export const listedCountries = lazily(
  (): ReadonlyMap<string, ListedCountry> =>
    new Map(
      Object.entries(jsonObject(exported('countries-list').countries)).map(([code, value]) => {
        const country = jsonObject(value);
        return [
          code,
          {
            capital: text(country, 'capital'),
            continent: text(country, 'continent'),
            callingCodes: list(country.phone).map(String),
            languages: texts(country.languages),
          },
        ];
      }),
    ),
);
