/** These fields of a country the committed list of countries and the compiled data file write alike. */
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
import type { Country } from '../country.js';
import { isDrivingSide } from '../driving-side.js';

type Fields = Omit<Country, 'id' | 'states' | 'translations' | 'translatedNames' | 'currencyCode'>;

export function countryFields(of: JsonObject): Fields {
  return {
    isoCode: text(of, 'isoCode'),
    iso3: text(of, 'iso3'),
    numericCode: textOrNull(of, 'numericCode'),
    name: text(of, 'name'),
    nativeName: textOrNull(of, 'nativeName'),
    flag: text(of, 'flag'),
    capital: textOrNull(of, 'capital'),
    region: textOrNull(of, 'region'),
    subregion: textOrNull(of, 'subregion'),
    population: numberOrNull(of, 'population'),
    area: numberOrNull(of, 'area'),
    borderCodes: texts(of.borderCodes),
    drivingSide: isDrivingSide(of.drivingSide) ? of.drivingSide : null,
    latitude: number(of, 'latitude'),
    longitude: number(of, 'longitude'),
    timezones: texts(of.timezones),
    callingCodes: texts(of.callingCodes),
    topLevelDomains: texts(of.topLevelDomains),
    languages: list(of.languages).map((value) => readLanguage(jsonObject(value))),
  };
}

function readLanguage(of: JsonObject): Fields['languages'][number] {
  return {
    code: text(of, 'code'),
    name: text(of, 'name'),
    isOfficial: boolean(of, 'isOfficial'),
    speakersPercent: number(of, 'speakersPercent'),
  };
}
