/** Makes countries and their states out of the JSON part of the data file. */
import {
  type JsonObject,
  boolean,
  list,
  number,
  numberOrNull,
  jsonObject,
  text,
  textOrNull,
  texts,
} from '../../../base/checked.js';
import { countryFields } from './country-fields.js';
import { Country, State } from '../country.js';
import { TranslatedNames } from '../translated-names.js';

export function readHead(head: unknown): { countries: Country[]; timezones: string[] } {
  const { countries, timezones, languages } = jsonObject(head);
  const translated = texts(languages);
  let firstCity = 0;
  const made = list(countries).map((value) => {
    const country = readCountry(jsonObject(value), translated);
    for (const state of list(jsonObject(value).states)) {
      const cityCount = number(jsonObject(state), 'cityCount');
      country.states.push(readState(jsonObject(state), country, firstCity, cityCount));
      firstCity += cityCount;
    }
    Object.freeze(country.states);
    return country;
  });
  return { countries: made, timezones: texts(timezones) };
}

function readCountry(of: JsonObject, translated: readonly string[]): Country {
  // Frozen, as states are: it never changes, so that its text can be kept.
  return Object.freeze(
    new Country({
      ...countryFields(of),
      translatedNames: new TranslatedNames(translated, text(of, 'names')),
      currencyCode: textOrNull(of, 'currencyCode'),
    }),
  );
}

function readState(of: JsonObject, country: Country, firstCity: number, cityCount: number): State {
  return Object.freeze(
    new State({
      code: text(of, 'code'),
      codeIsIso: boolean(of, 'codeIsIso'),
      name: text(of, 'name'),
      nativeName: textOrNull(of, 'nativeName'),
      type: textOrNull(of, 'type'),
      country,
      latitude: numberOrNull(of, 'latitude'),
      longitude: numberOrNull(of, 'longitude'),
      timezone: textOrNull(of, 'timezone'),
      firstCity,
      cityCount,
    }),
  );
}
