/** The languages of countries, by CLDR: the official ones first, then those that many people use. */
import { jsonObject } from '../../../base/checked.js';
import type { CountryLanguage } from '../../../data/geography/country-language.js';

/** A language of the country that is neither official anywhere in it nor used by so many of a hundred is left out. */
const many = 5;

const englishNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Official, and yet unnamed. */
const comorian: Readonly<Record<string, string>> = { wni: 'Ndzwani Comorian', zdj: 'Ngazidja Comorian' };
const nationwide = new Set(['official', 'de_facto_official']);

/** The languages by ISO code; there are none where CLDR has none, as nobody lives there. */
export function readLanguages(territoryInfo: unknown): Map<string, CountryLanguage[]> {
  const territories = jsonObject(jsonObject(jsonObject(territoryInfo).supplemental).territoryInfo);
  return new Map(
    Object.entries(territories).map(([isoCode, territory]) => {
      const languages = Object.entries(jsonObject(jsonObject(territory).languagePopulation ?? {})).flatMap(
        ([code, value]) => {
          const use = jsonObject(value);
          const status = use._officialStatus;
          const speakersPercent = Number(use._populationPercent);
          if (status === undefined && speakersPercent < many) return [];
          const bcp47 = code.replaceAll('_', '-');
          const name = comorian[bcp47] ?? englishNames.of(bcp47);
          // CLDR counts the speakers of some dozens of languages that it has no English name for.
          if (name === undefined) return [];
          return [{ code: bcp47, name, isOfficial: nationwide.has(String(status)), speakersPercent }];
        },
      );
      return [isoCode, languages.sort(officialFirst)];
    }),
  );
}

function officialFirst(a: CountryLanguage, b: CountryLanguage): number {
  return Number(b.isOfficial) - Number(a.isOfficial) || b.speakersPercent - a.speakersPercent;
}
