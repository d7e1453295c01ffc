/** Reads the committed places: countries with their states, and cities; currencies come from CLDR. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { jsonObject } from '../../base/checked.js';
import { type RetiredNumbers, citiesFile, readCities } from './places-file.js';
import { readPlaces } from './places-list.js';
import type { SourceCountry } from './source-country.js';
import { currencyOf } from '../../data/geography/tender.js';

interface Source {
  readonly countries: SourceCountry[];
  readonly retired: RetiredNumbers;
}

export function readSource(): Source {
  const { resolve } = createRequire(import.meta.url);
  const currencies = jsonObject(JSON.parse(readFileSync(resolve('cldr-core/supplemental/currencyData.json'), 'utf8')));
  const regions = jsonObject(jsonObject(jsonObject(currencies.supplemental).currencyData).region);
  const { byState, retired } = readCities(readFileSync(citiesFile));
  const countries = readPlaces().map((country) => ({
    ...country,
    currencyCode: currencyOf(regions, country.isoCode),
    states: country.states.map((state) => ({
      ...state,
      ...(byState.get(`${country.isoCode} ${state.code}`) ?? { otherNames: [], cities: [] }),
    })),
  }));
  return { countries, retired };
}
