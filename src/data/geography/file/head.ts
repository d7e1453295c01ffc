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
  const made = list(countries).map((value) => {
    const country = readCountry(jsonObject(value), translated);
    country.states.push(...readStates(list(jsonObject(value).states).map(jsonObject), country));
    for (const { children } of country.states) Object.freeze(children);
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

/** In the order of the file, whose parents may come after their children. */
function readStates(rows: readonly JsonObject[], country: Country): State[] {
  const rowOf = new Map(rows.map((row) => [text(row, 'code'), row]));
  const known = new Map<string, State>();
  const stateOf = (code: string): State => {
    const found = known.get(code);
    if (found !== undefined) return found;
    const row = jsonObject(rowOf.get(code));
    const above = textOrNull(row, 'parent');
    const state = readState(row, country, above === null ? null : stateOf(above));
    known.set(code, state);
    return state;
  };
  const states = [...rowOf.keys()].map(stateOf);
  for (const state of states) state.parent?.children.push(state);
  return states;
}

function readState(of: JsonObject, country: Country, parent: State | null): State {
  return Object.freeze(
    new State({
      code: text(of, 'code'),
      codeIsIso: boolean(of, 'codeIsIso'),
      name: text(of, 'name'),
      nativeName: textOrNull(of, 'nativeName'),
      type: textOrNull(of, 'type'),
      country,
      parent,
      level: (parent?.level ?? 0) + 1,
      citiesKnown: boolean(of, 'citiesKnown'),
      latitude: numberOrNull(of, 'latitude'),
      longitude: numberOrNull(of, 'longitude'),
      timezone: textOrNull(of, 'timezone'),
      firstCity: number(of, 'firstCity'),
      cityCount: number(of, 'cityCount'),
      ownCityCount: number(of, 'ownCityCount'),
    }),
  );
}
