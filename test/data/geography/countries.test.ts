/** What the graph says of countries, against sources that it was not made from. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contestedCapitals } from '../../../src/tools/compile-places/countries/capitals.js';
import { fold } from '../../../src/data/geography/search/fold.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type ListedCountry, listedCountries } from './witness/listed-countries.js';
import { register } from './witness/registers/files.js';

interface Shown {
  isoCode: string;
  name: string;
  nativeName: string | null;
  capital: string | null;
  region: string | null;
  subregion: string | null;
  numericCode: string | null;
  callingCodes: string[];
  topLevelDomains: string[];
  languages: { code: string; name: string; isOfficial: boolean; speakersPercent: number }[];
  timezones: string[];
}

let meridian: Meridian;
let countries: Shown[];

async function ask(query: string): Promise<Record<string, unknown>> {
  const { body } = await meridian.query({ query });
  expect(body.errors).toBeUndefined();
  return body.data ?? {};
}

beforeAll(async () => {
  meridian = await startMeridian();
  const data = await ask(`{ countries {
    isoCode name nativeName capital region subregion numericCode callingCodes topLevelDomains timezones
    languages { code name isOfficial speakersPercent }
  } }`);
  countries = data.countries as Shown[];
});
afterAll(() => meridian.close());

function country(code: string): Shown {
  const found = countries.find(({ isoCode }) => isoCode === code);
  if (found === undefined) throw new Error(`No country ${code}.`);
  return found;
}

const secondSource = register('countries-list');

function listed(code: string): ListedCountry | undefined {
  return listedCountries().get(code);
}

describe('the capital', () => {
  /** With "Saint" and "City of" written out or not, and without blanks. */
  function plain(name: string): string {
    return fold(name)
      .replace(/^city of /, '')
      .replace(/^st /, 'saint ')
      .replaceAll(' ', '');
  }

  secondSource.it('is what a second source says, unless it is contested and listed with a reason', () => {
    const wrong = countries.filter(({ isoCode, capital }) => {
      const other = listed(isoCode)?.capital ?? '';
      return contestedCapitals[isoCode] === undefined && plain(capital ?? '') !== plain(other);
    });
    expect(wrong.map(({ isoCode, capital }) => `${isoCode} ${capital}`)).toEqual([]);
  });

  it('is the one that the list of contested ones has chosen', () => {
    for (const [code, { chosen, why }] of Object.entries(contestedCapitals)) {
      expect({ code, capital: country(code).capital }).toEqual({ code, capital: chosen });
      expect(why).not.toBe('');
    }
  });

  it.each([
    ['BI', 'Gitega'],
    ['LY', 'Tripoli'],
    ['SG', 'Singapore'],
    ['MX', 'Mexico City'],
    ['PS', 'Ramallah'],
    ['KZ', 'Astana'],
    ['AQ', null],
  ])('of %s is %s', (code, capital) => {
    expect(country(code).capital).toBe(capital);
  });
});

describe('the region', () => {
  const continents: Record<string, string> = {
    AF: 'Africa',
    AN: 'Polar',
    AS: 'Asia',
    EU: 'Europe',
    NA: 'Americas',
    SA: 'Americas',
    OC: 'Oceania',
  };

  secondSource.it('is the continent of a second source, but where the United Nations draw the line elsewhere', () => {
    const elsewhere = countries.filter(
      ({ isoCode, region }) => continents[listed(isoCode)?.continent ?? ''] !== region,
    );
    // Islands near Antarctica and in the Indian Ocean, and countries on the edge of two continents.
    const islands = ['BV', 'CC', 'CX', 'GS', 'HM', 'IO', 'TF'];
    const onTheEdge = ['CY', 'RU', 'TL'];
    expect(elsewhere.map(({ isoCode }) => isoCode).sort()).toEqual([...islands, ...onTheEdge].sort());
  });

  it('holds its subregions alone', () => {
    const regions = new Map<string | null, Set<string | null>>();
    for (const { region, subregion } of countries) {
      regions.set(subregion, (regions.get(subregion) ?? new Set()).add(region));
    }
    expect([...regions].filter(([, of]) => of.size > 1)).toEqual([]);
    expect(regions.size).toBe(22 + 1);
  });

  it.each([
    ['CY', 'Asia', 'Western Asia'],
    ['MX', 'Americas', 'Central America'],
    ['SS', 'Africa', 'Eastern Africa'],
    ['ZM', 'Africa', 'Eastern Africa'],
    ['TF', 'Africa', 'Eastern Africa'],
    ['UM', 'Oceania', 'Micronesia'],
    ['XK', 'Europe', 'Southern Europe'],
    ['AQ', 'Polar', null],
    ['AU', 'Oceania', 'Australia and New Zealand'],
  ])('of %s is %s, %s', (code, region, subregion) => {
    expect(country(code)).toMatchObject({ region, subregion });
  });
});

describe('codes', () => {
  secondSource.it('call a country by the numbers that a second source has', () => {
    const wrong = countries.filter(({ isoCode, callingCodes }) => {
      const phones = listed(isoCode)?.callingCodes ?? [];
      const own = callingCodes.map((code) => code.replace(/\D/g, ''));
      return !own.every((code) => phones.some((phone) => phone.startsWith(code) || code.startsWith(phone)));
    });
    // Rome's numbers reach Vatican City, Ascension stands with Saint Helena, Antarctica under Australia's territories.
    expect(wrong.map(({ isoCode }) => isoCode).sort()).toEqual(['SH', 'VA']);
  });

  it.each([
    ['IN', ['+91']],
    ['US', ['+1']],
    ['CA', ['+1']],
    ['AG', ['+1-268']],
    ['DO', ['+1-809', '+1-829', '+1-849']],
    ['KZ', ['+7']],
    ['GB', ['+44']],
  ])('call %s by %j', (code, codes) => {
    expect(country(code).callingCodes).toEqual(codes);
  });

  it('number countries with three digits, each with its own', () => {
    const numbers = countries.flatMap(({ numericCode }) => numericCode ?? []);
    expect(numbers.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
    expect(new Set(numbers).size).toBe(249);
    expect([country('IN').numericCode, country('AF').numericCode, country('XK').numericCode]).toEqual([
      '356',
      '004',
      null,
    ]);
  });

  it('name top-level domains, in other scripts too', () => {
    expect(
      countries.flatMap(({ topLevelDomains }) => topLevelDomains).filter((one) => !/^\.[^.\s]+$/.test(one)),
    ).toEqual([]);
    expect(country('GB').topLevelDomains).toEqual(['.uk']);
    expect(country('RU').topLevelDomains).toEqual(['.ru', '.рф']);
    expect(country('BQ').topLevelDomains).toEqual([]);
  });
});

describe('languages', () => {
  it('come with the official ones first', () => {
    for (const { languages } of countries) {
      const order = languages.map(({ isOfficial }) => Number(isOfficial));
      expect(order).toEqual([...order].sort().reverse());
    }
    expect(
      country('CH')
        .languages.filter(({ isOfficial }) => isOfficial)
        .map(({ name }) => name),
    ).toEqual(expect.arrayContaining(['German', 'French', 'Italian']));
  });

  secondSource.it('hold what a second source calls the languages of the country', () => {
    const missing = countries.filter(({ isoCode, languages }) => {
      const own = new Set(languages.map(({ code }) => code.split('-')[0]));
      return languages.length > 0 && !(listed(isoCode)?.languages ?? []).some((code) => own.has(code));
    });
    // Norwegian is a name for both Bokmål and Nynorsk, and Spanish has left Western Sahara.
    expect(missing.map(({ isoCode }) => isoCode).sort()).toEqual(['EH', 'SJ']);
  });

  it('stand under valid codes with names', () => {
    for (const { code, name } of countries.flatMap(({ languages }) => languages)) {
      expect(Intl.getCanonicalLocales(code)).toEqual([code]);
      expect(name).not.toBe(code);
    }
  });
});

describe('names', () => {
  it.each([
    ['DE', 'fr', 'Allemagne'],
    ['CH', 'fr', 'Suisse'],
    ['DE', 'es', 'Alemania'],
    ['DE', 'ru', 'Германия'],
    ['DE', 'zh', '德国'],
    ['TW', 'zh-Hant', '台灣'],
    ['IN', 'de', 'Indien'],
  ])('of %s in %s is %s', async (code, language, name) => {
    const data = await ask(`{ country(code: "${code}") { translations { language name } } }`);
    expect(data).toMatchObject({ country: { translations: expect.arrayContaining([{ language, name }]) } });
  });

  it('come in as many languages for every country', async () => {
    const data = await ask('{ countries { translations { language } } }');
    const counts = (data.countries as { translations: unknown[] }[]).map(({ translations }) => translations.length);
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(80);
  });

  it('are in the letters of the country', () => {
    expect(['BD', 'KH', 'LK', 'MV'].map((code) => country(code).nativeName)).toEqual([
      'বাংলাদেশ',
      'កម្ពុជា',
      'ශ්‍රී ලංකාව',
      'ދިވެހިރާއްޖެ',
    ]);
  });
});

it('returns time zones under the names in use', () => {
  expect(country('UA').timezones).toContain('Europe/Kyiv');
  expect(
    countries
      .flatMap(({ timezones }) => timezones)
      .filter((zone) => /Kiev|Choibalsan|Yellowknife|Enderbury/.test(zone)),
  ).toEqual([]);
});
