/** Makes countries and their states out of the JSON part of the data file and the columns of states. */
import {
  type JsonObject,
  list,
  number,
  jsonObject,
  text,
  textOrNull,
  texts,
  textsOrNull,
} from '../../../base/checked.js';
import { type PlaceChange, changeKinds } from '../changes.js';
import { countryFields } from './country-fields.js';
import { Country } from '../country.js';
import { StateReader } from './state-reader.js';
import type { StateColumns } from './data-file.js';
import { TranslatedNames } from '../translated-names.js';
import type { FormerStates } from './state-index.js';

interface Head {
  readonly countries: readonly Country[];
  readonly formerStates: FormerStates;
  readonly changes: readonly PlaceChange[];
  readonly timezones: string[];
}

export function readHead(head: unknown, columns: StateColumns): Head {
  const { countries, states, formerStates, changes, timezones, languages } = jsonObject(head);
  const [zones, translated] = [texts(timezones), texts(languages)];
  const reader = new StateReader(jsonObject(states), columns, zones);
  const countryList = list(countries).map((value) => {
    const row = jsonObject(value);
    const country = readCountry(row, translated);
    country.states.push(...reader.next(number(row, 'states'), country));
    Object.freeze(country.states);
    return country;
  });
  return {
    countries: Object.freeze(countryList),
    formerStates: new Map(list(formerStates).map(readFormerState)),
    changes: list(changes).map(readChange),
    timezones: zones,
  };
}

function readFormerState(value: unknown): readonly [string, string | null] {
  const [key = '', successor = null] = textsOrNull(value);
  return [key ?? '', successor];
}

function readChange(value: unknown): PlaceChange {
  const of = jsonObject(value);
  const kind = changeKinds.find((known) => known === text(of, 'kind'));
  if (kind === undefined) throw new TypeError(`Expected a kind of change, but got ${text(of, 'kind')}.`);
  return {
    place: text(of, 'place'),
    kind,
    date: text(of, 'date'),
    source: text(of, 'source'),
    others: texts(of.others),
  };
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
