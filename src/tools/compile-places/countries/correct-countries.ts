/** Corrects the countries of the base data set by CLDR and World Countries, and adds what it has not. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { jsonObject, text } from '../../../base/checked.js';
import type { ListedCountry } from '../../geography/places-list.js';
import { readCallingCodes } from './calling-codes.js';
import { capitalOf } from './capitals.js';
import { readCountryNames, territoryNames } from './country-names.js';
import { domainsOf } from './domains.js';
import { readLanguages } from './languages.js';
import { drivingSideOf } from './driving-sides.js';
import { readLands } from './lands.js';
import { readRegions } from './m49.js';
import { nativeNameOf } from './native-country-names.js';
import type { BaseCountry } from '../read-base.js';
import type { Sources } from '../sources.js';
import { canonicalZone } from './zone-aliases.js';

/** The states come corrected by themselves. */
type CorrectedCountry = Omit<ListedCountry, 'states'>;

/** Kosovo's code is one that ISO leaves to users: no agency of the United Nations has given it a number. */
const withoutNumber = 'XK';

export function correctCountries(countries: readonly BaseCountry[], sources: Sources): CorrectedCountry[] {
  const numbers = jsonObject(
    jsonObject(jsonObject(cldrCore('supplemental/codeMappings.json')).supplemental).codeMappings,
  );
  const regions = readRegions(cldrCore('supplemental/territoryContainment.json'));
  const languages = readLanguages(cldrCore('supplemental/territoryInfo.json'));
  const english = territoryNames(sources, 'en');
  const worldCountries = sources.json('world-countries', 'countries.json');
  const callingCodes = readCallingCodes(worldCountries);
  const lands = readLands(worldCountries);
  const names = readCountryNames(sources, cldrCore('coverageLevels.json'));
  return countries.map((country) => {
    const { isoCode } = country;
    const own = languages.get(isoCode) ?? [];
    return {
      isoCode,
      iso3: country.iso3,
      numericCode: isoCode === withoutNumber ? null : text(jsonObject(numbers[isoCode]), '_numeric'),
      name: english.get(isoCode) ?? country.name,
      nativeName: nativeNameOf(country, own, names),
      flag: country.flag,
      capital: capitalOf(isoCode, country.capital),
      // Antarctica stands outside M49's regions, and Kosovo in none; theirs are the data set's but for Kosovo's subregion.
      region: regions.get(isoCode)?.region ?? country.region,
      subregion: regions.get(isoCode)?.subregion ?? country.subregion,
      population: country.population,
      area: lands.get(isoCode)?.area ?? null,
      borderCodes: lands.get(isoCode)?.borders ?? [],
      drivingSide: drivingSideOf(isoCode),
      latitude: country.latitude,
      longitude: country.longitude,
      timezones: [...new Set(country.timezones.map(canonicalZone))].sort(),
      callingCodes: callingCodes.get(isoCode) ?? [],
      topLevelDomains: domainsOf(isoCode, country.topLevelDomain),
      languages: own,
      translations: [...names].flatMap(([language, of]) => {
        const name = of.get(isoCode);
        return name === undefined ? [] : [{ language, name }];
      }),
    };
  });
}

function cldrCore(file: string): unknown {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`cldr-core/${file}`), 'utf8'));
}
