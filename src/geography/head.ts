/** Makes countries and their states out of the JSON part of the data file. */
import { type Row, list, number, numberOrNull, row, text, textOrNull, texts } from './checked.js';
import { Country } from './country.js';
import { State } from './state.js';

export function readHead(head: unknown): { countries: Country[]; timezones: string[] } {
  const { countries, timezones } = row(head);
  let firstCity = 0;
  const made = list(countries).map((value) => {
    const country = readCountry(row(value));
    for (const state of list(row(value).states)) {
      const cityCount = number(row(state), 'cityCount');
      country.states.push(readState(row(state), country, firstCity, cityCount));
      firstCity += cityCount;
    }
    return country;
  });
  return { countries: made, timezones: texts(timezones) };
}

function readCountry(of: Row): Country {
  return new Country({
    isoCode: text(of, 'isoCode'),
    iso3: text(of, 'iso3'),
    name: text(of, 'name'),
    nativeName: textOrNull(of, 'nativeName'),
    flag: text(of, 'flag'),
    capital: textOrNull(of, 'capital'),
    region: textOrNull(of, 'region'),
    subregion: textOrNull(of, 'subregion'),
    population: numberOrNull(of, 'population'),
    latitude: number(of, 'latitude'),
    longitude: number(of, 'longitude'),
    timezones: texts(of.timezones),
    translations: list(of.translations).map((value) => ({
      language: text(row(value), 'language'),
      name: text(row(value), 'name'),
    })),
    currencyCode: textOrNull(of, 'currencyCode'),
  });
}

function readState(of: Row, country: Country, firstCity: number, cityCount: number): State {
  return new State({
    code: text(of, 'code'),
    name: text(of, 'name'),
    nativeName: textOrNull(of, 'nativeName'),
    type: textOrNull(of, 'type'),
    country,
    latitude: numberOrNull(of, 'latitude'),
    longitude: numberOrNull(of, 'longitude'),
    timezone: textOrNull(of, 'timezone'),
    firstCity,
    cityCount,
  });
}
