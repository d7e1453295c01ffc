/**
 * What is compiled in, held against witnesses that took no part in making it: Natural Earth's populated places,
 * tzdb's zone towns, the registers of eight countries, OpenStreetMap's borders. Prints what it found as a table.
 */
import { afterAll, describe, expect } from '@jest/globals';
import { iso1A2Code } from '@rapideditor/country-coder';
import type { City } from '../../../src/data/geography/city.js';
import type { Country, State } from '../../../src/data/geography/country.js';
import { contestedCapitals } from '../../../src/tools/compile-places/countries/capitals.js';
import { fold } from '../../../src/data/geography/search/fold.js';
import { sharedGeography } from '../../support/shared/geography.js';
import { distanceKm, type Point } from './witness/distance.js';
import { listedCountries } from './witness/listed-countries.js';
import { offsetsOf } from './witness/offsets.js';
import { type PopulatedPlace, populatedPlaces } from './witness/populated-places.js';
import { provinceFaults } from './witness/province-faults.js';
import { municipalities, registered, unregistered } from './witness/registers.js';
import { lazily, register } from './witness/registers/files.js';
import { zoneTowns } from './witness/zone-towns.js';
import { itSome } from '../../support/scale.js';
import { printFigures } from '../../support/figures.js';

const geography = sharedGeography();
const states = geography.countries.flatMap((country) => country.states);
const cities = states.filter(({ level }) => level === 1).flatMap((state) => geography.citiesOf(state));

const lines: string[] = [];

/** Notes a line of the table and gives the share of what is wrong. */
function shareOf(check: string, wrong: readonly string[], of: number): number {
  const shown = wrong.slice(0, 12).join('; ') + (wrong.length > 12 ? '; …' : '');
  lines.push(`${check.padEnd(62)} ${String(of).padStart(7)} ${String(wrong.length).padStart(6)}  ${shown}`);
  return wrong.length / of;
}

function noted(what: string, count: number, of: number): void {
  lines.push(`${what.padEnd(62)} ${String(of).padStart(7)} ${String(count).padStart(6)}`);
}

afterAll(() => {
  noted(
    'noted, not judged: cities marked as districts',
    cities.filter(({ isDistrict: district }) => district).length,
    cities.length,
  );
  noted(
    'codes of states marked as not of ISO 3166-2',
    states.filter(({ isIsoCode: codeIsIso }) => !codeIsIso).length,
    states.length,
  );
  noted(
    'states without a native name that is sure',
    states.filter((state) => state.nativeName === null).length,
    states.length,
  );
  printFigures(`\n${'check'.padEnd(62)} ${'of'.padStart(7)} ${'wrong'.padStart(6)}\n${lines.join('\n')}`);
});

function label({ name, country }: City): string {
  return `${name} ${country.isoCode}`;
}

function countryOf({ countryCode }: { countryCode: string }): Country | undefined {
  return geography.countryByCode(countryCode);
}

const byName = new Map<string, City[]>();
for (const city of cities) {
  const key = `${city.country.isoCode} ${fold(city.name)}`;
  const same = byName.get(key);
  if (same) same.push(city);
  else byName.set(key, [city]);
}

function namesakes(countryCode: string, name: string): readonly City[] {
  return byName.get(`${countryCode} ${fold(name)}`) ?? [];
}

/** Places of registers that are others than those of ours of their names. */
const homonyms: ReadonlyMap<string, string> = new Map([
  ['MY Simpang Empat', 'the one in Perak; the post town is in Kedah'],
  ['UG Kibale', 'the seat of a district in the west; the town council is in the east'],
]);

function registeredState(countryCode: string, text: string): State | undefined {
  const country = countryOf({ countryCode });
  const named = country && geography.state(country, text);
  // Of a province and a region of one name the register means the province.
  const province = named?.children.find(({ name }) => name === named.name);
  return province ?? named;
}

/** The city of ours that a place of the witness is: of the same name and near. */
function oursOf(place: PopulatedPlace): City | undefined {
  return place.names
    .flatMap((name) => namesakes(place.countryCode, name))
    .filter((city) => distanceKm(city, place) < 25)
    .sort((a, b) => distanceKm(a, place) - distanceKm(b, place))[0];
}

/** Without what one source writes out and another does not. */
function letters(name: string): string {
  return fold(name)
    .replace(/^city of /, '')
    .replace(/^st /, 'saint ')
    .replace(/ d ?c$/, '')
    .replace(/\W/g, '');
}

const large = lazily(() => populatedPlaces().filter(({ population }) => population >= 500_000));
/** The witness puts a built-up area anywhere within it. */
const builtUpKm = 50;

function foundBy(countryCode: string, name: string): City | undefined {
  const country = geography.countryByCode(countryCode);
  return country && geography.city(country, name);
}

function isAt(place: PopulatedPlace, city: City | undefined): boolean {
  return city !== undefined && distanceKm(city, place) < builtUpKm;
}

/** Both borders and coordinates are exact to so many kilometres; nearer ones for countries that are small. */
const borderKm = [0, 0.5, 5];

/** Whether OpenStreetMap has the point, or one as far as borders are exact, in the country or a territory of it. */
function isIn(countryCode: string, { latitude, longitude }: Point): boolean {
  const steps = borderKm.flatMap((km) => [-km / 111, km / 111]);
  return steps.some((north) =>
    steps.some((east) => {
      const at: [number, number] = [longitude + east / Math.cos((latitude * Math.PI) / 180), latitude + north];
      return [iso1A2Code(at, { level: 'territory' }), iso1A2Code(at, { level: 'country' })].includes(countryCode);
    }),
  );
}

/** Where several countries claim what the data set has in one of them: its country, and that of the borders. */
const disputed: ReadonlyMap<string, string> = new Map([
  ['UA RU', 'Crimea, which Russia holds'],
  ['CN TW', 'Taiwan, which the data set has in the tree of China as well'],
  ['CN null', 'islands of the South China Sea'],
  ['PH null', 'islands of the South China Sea'],
  ['CY null', 'Northern Cyprus'],
  ['PS IL', 'Palestine and East Jerusalem'],
  ['IL PS', 'Palestine and East Jerusalem'],
  ['EH MA', 'Western Sahara, most of which Morocco holds'],
  ['UY BR', 'Rincão de Artigas, which Uruguay claims'],
  ['RS XK', 'Kosovo, which the data set has in the tree of Serbia as well'],
  ['TF AQ', 'Adélie Land, a claim in Antarctica'],
  ['CD CF', 'no dispute: the witness cuts off a bend of the Ubangi'],
]);

/** Populated places whose zone the witness has wrong, or as it was at another time, by what holds there. */
const otherZones: ReadonlyMap<string, readonly string[]> = new Map([
  ['all of Bolivia is four hours behind UTC, also at the border of Acre', ['Cobija BO']],
  ['Magallanes keeps summer time all year since 2016', ['Río Verde CL', 'Punta Arenas CL', 'Puerto Williams CL']],
  ['Aysén does so since 2025', ['Cochrane CL']],
  [
    "Beijing's time is the only one in these provinces",
    ['Nyingchi', 'Lhasa', 'Dunhuang', 'Golmud', 'Zhanjiang'].map(inChina),
  ],
  [
    "Beijing's time is the official one in Xinjiang, and another is kept beside it",
    [
      'Kuqa',
      'Karamay',
      'Shache',
      'Yining',
      'Altay',
      'Hami',
      'Turpan',
      'Korla',
      'Tacheng',
      'Shihezi',
      'Aksu',
      'Hotan',
      'Kashgar',
      'Ürümqi',
    ].map(inChina),
  ],
  ["the town has a zone of its own, 700 km south of the witness's", ['Ittoqqortoormiit GL']],
  ['these communes at the border keep the time of Texas since 2022', ['Allende MX']],
  ['these keep that of El Paso since the end of 2022', ['Ascensión MX', 'Ciudad Juárez MX']],
  ['of the west of Mongolia, tzdb has Bayan-Ölgii, Khovd and Uvs alone an hour behind', ['Uliastay MN']],
]);
/** In Xinjiang, as said above. */
const besideOfficial = 'Asia/Urumqi';
const inOtherZones = new Set([...otherZones.values()].flat());

function inChina(name: string): string {
  return `${name} CN`;
}

/** Populated places all of whose rows nearby are districts, by the reason. */
const districtPlaces: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'suburbs of a city of millions, or of Hobart',
    ['Cranbourne AU', 'Melton AU', 'Sunbury AU', 'Oakleigh AU', 'Caboolture AU', 'Bongaree AU', 'Kingston AU'],
  ],
  ['the row is the state, and the city has a longer or another name', ['Querétaro MX']],
  ['counties', ['Taoyuan TW']],
]);

describe('the places compiled in', () => {
  itSome('find each capital', () => {
    const capitals = geography.countries.flatMap((country) =>
      country.capital === null ? [] : [{ country, capital: country.capital }],
    );
    const wrong = capitals.filter(({ country, capital }) => geography.city(country, capital) === undefined);
    const names = wrong.map(({ country, capital }) => `${capital} ${country.isoCode}`);
    expect(capitals.length).toBe(245);
    expect(shareOf('capitals found by name', names, capitals.length)).toBe(0);
  });

  itSome('are districts where they are parts of a city', () => {
    const parts = {
      AR: ['Palermo', 'Recoleta'],
      CN: ['Haidian', 'Futian', 'Xuhui', 'Tianhe'],
      GB: ['Croydon', 'Islington', 'Camden Town'],
      GI: ['South District'],
      IN: ['Andheri', 'Bandra'],
      IQ: ['Sadr City'],
      JM: ['Trench Town', 'Liguanea', 'Spanish Town Central'],
      JP: ['Adachi Ku', 'Shibuya-ku'],
      MO: ['Taipa'],
      MX: ['Iztapalapa', 'Coyoacán'],
      TH: ['Bang Rak', 'Dusit'],
      TR: ['Beyoğlu', 'Çankaya', 'Üsküdar', 'Osmangazi', 'Kadıköy', 'Esenyurt', 'Pendik'],
      US: ['Brooklyn', 'Flushing'],
      VN: ['Ba Đình', 'Hoàn Kiếm'],
    };
    const named = Object.entries(parts).flatMap(([code, names]) => names.map((name) => [code, name] as const));
    const whole = named.filter(([code, name]) => !namesakes(code, name).some(({ isDistrict: district }) => district));
    expect(whole).toEqual([]);
  });

  itSome('lie in the country that they are said to lie in, but for what is disputed', () => {
    const outside = cities.filter((city) => !isIn(city.country.isoCode, city));
    const wrong = outside.filter(
      ({ country, latitude, longitude }) => !disputed.has(`${country.isoCode} ${iso1A2Code([longitude, latitude])}`),
    );
    shareOf(
      'cities in areas that several countries claim',
      outside.filter((city) => !wrong.includes(city)).map(label),
      cities.length,
    );
    expect(shareOf('other cities more than 5 km outside their country', wrong.map(label), cities.length)).toBe(0);
    expect(cities.filter(({ latitude, longitude }) => latitude === 0 && longitude === 0)).toEqual([]);
  });

  itSome('are in states whose middle lies in their country', () => {
    const outside = states.filter(({ country, latitude, longitude }) => {
      if (latitude === null || longitude === null) return false;
      return !isIn(country.isoCode, { latitude, longitude });
    });
    // The middle of a ring of islands, or of a province with its waters, lies at sea.
    const wrong = outside.filter(({ country, latitude, longitude }) => {
      const there = iso1A2Code([longitude ?? 0, latitude ?? 0]);
      return there !== null && !disputed.has(`${country.isoCode} ${there}`);
    });
    const names = wrong.map(({ name, country }) => `${name} ${country.isoCode}`);
    expect(shareOf('states whose middle lies in another country', names, states.length)).toBe(0);
  });

  itSome('stand once', () => {
    const seen = new Set<string>();
    const twice = cities.filter((city) => {
      const key = `${city.country.isoCode} ${city.state.code} ${fold(city.name)} ${city.latitude} ${city.longitude}`;
      return seen.size === seen.add(key).size;
    });
    expect(shareOf('cities that stand twice', twice.map(label), cities.length)).toBe(0);
  });
});

register('city-timezones').describe('the places compiled in, by registers and lists of others,', () => {
  itSome('find a large city by its name where it is', () => {
    const wrong = large().filter((place) => !place.names.some((name) => isAt(place, foundBy(place.countryCode, name))));
    const names = wrong.map(({ names, countryCode }) => `${names[0]} ${countryCode}`);
    // The witness misspells some, such as Shijianzhuang, and has two of Brazil elsewhere.
    expect(
      shareOf('cities of 500,000 people and more, found as the witness spells', names, large().length),
    ).toBeLessThan(0.04);
  });

  itSome('find a large city by the name that they give it, before all others of that name', () => {
    const ours = large().flatMap((place) => {
      const [largest] = geography
        .nearestCities(place, { first: 200, withinKm: builtUpKm, districts: false })
        .map(({ city }) => city)
        .filter(({ country }) => country.isoCode === place.countryCode)
        .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
      return largest && (largest.population ?? 0) >= 250_000 ? [{ place, city: largest }] : [];
    });
    const wrong = ours.filter(({ place, city }) => !isAt(place, foundBy(city.country.isoCode, city.name)));
    expect(ours.length).toBeGreaterThan(700);
    const names = wrong.map(({ city }) => label(city));
    expect(shareOf('the same, found by their own names', names, ours.length)).toBeLessThan(0.01);
  });

  itSome('have the capital that a second source names, contested ones aside', () => {
    const settled = geography.countries.filter(({ isoCode }) => contestedCapitals[isoCode] === undefined);
    const wrong = settled.filter(({ isoCode, capital }) => {
      const other = listedCountries().get(isoCode)?.capital ?? '';
      return letters(capital ?? '') !== letters(other);
    });
    const names = wrong.map(({ isoCode, capital }) => `${isoCode} ${capital}`);
    expect(shareOf('capitals named', names, settled.length)).toBe(0);
  });

  itSome('lie in the state that the register of their country names, in each country', () => {
    const once = new Map<string, string | null>();
    for (const { countryCode, city, state } of registered()) {
      const key = `${countryCode} ${fold(city)}`;
      const code = registeredState(countryCode, state)?.code ?? null;
      once.set(key, !once.has(key) || once.get(key) === code ? code : null);
    }
    const byCountry = new Map<string, { city: City; state: string }[]>();
    for (const [key, state] of once) {
      const [ours, ...others] = byName.get(key) ?? [];
      if (!ours || others.length > 0 || state === null) continue;
      const code = ours.country.isoCode;
      if (homonyms.has(`${code} ${ours.name}`)) continue;
      byCountry.set(code, [...(byCountry.get(code) ?? []), { city: ours, state }]);
    }
    const shares = [...byCountry].map(([code, own]) => {
      const wrong = own.filter(({ city, state }) => city.state.code !== state);
      const names = wrong.map(({ city, state }) => `${city.name}: ${city.state.code}, not ${state}`);
      return { code, share: shareOf(`cities in another state than the register of ${code} has`, names, own.length) };
    });
    for (const code of unregistered) lines.push(`cities in another state: no register of ${code} to be had`);
    expect(shares.map(({ code }) => code).sort()).toEqual(['BR', 'ES', 'FR', 'ID', 'IT', 'MY', 'PH', 'UG']);
    expect([...byCountry.values()].flat().length).toBeGreaterThan(25_000);
    // Of Uganda the districts are asked, of which some are younger than GeoNames' divisions.
    expect(shares.filter(({ code, share }) => share >= (code === 'UG' ? 0.05 : 0.01))).toEqual([]);
  });

  itSome('lie in the state that the populated place lies in, in each country', () => {
    const byProvince = new Map<State, { city: City; place: PopulatedPlace }[]>();
    for (const place of populatedPlaces()) {
      const city = oursOf(place);
      const theirs = city && geography.state(city.country, place.province);
      if (city && theirs) byProvince.set(theirs, [...(byProvince.get(theirs) ?? []), { city, place }]);
    }
    // Where the witness has provinces of another level, or of other borders, most are in another state.
    const judged = [...byProvince].filter(
      ([state, inIt]) => inIt.filter(({ city }) => city.state === state).length * 2 > inIt.length,
    );
    const all = judged.flatMap(([state, inIt]) => inIt.map(({ city }) => ({ city, state })));
    const differing = all.filter(({ city, state }) => city.state !== state);
    const wrong = differing.filter(({ city }) => !provinceFaults.has(`${city.country.isoCode} ${city.name}`));
    const shown = ({ city, state }: { city: City; state: State }) =>
      `${label(city)}: ${city.state.name}, not ${state.name}`;
    expect(all.length).toBeGreaterThan(4_500);
    shareOf('populated places in other states than the witness has', differing.map(shown), all.length);
    expect(shareOf('the same but for what the witness has wrong or old', wrong.map(shown), all.length)).toBeLessThan(
      0.005,
    );
    const countries = new Set(wrong.map(({ city }) => city.country));
    const above = [...countries].filter((country) => {
      const [faults, own] = [wrong, all].map((some) => some.filter(({ city }) => city.country === country).length);
      return (faults ?? 0) >= (own ?? 0) * 0.01;
    });
    expect(above.map(({ isoCode }) => isoCode)).toEqual([]);
    const needed = new Set(differing.map(({ city }) => `${city.country.isoCode} ${city.name}`));
    expect([...provinceFaults].filter((fault) => !needed.has(fault))).toEqual([]);
  });

  itSome('are no districts where the witness or a register has a city', () => {
    const wrong = populatedPlaces().flatMap((place) => {
      const same = place.names.flatMap((name) => namesakes(place.countryCode, name));
      const near = same.filter((city) => distanceKm(city, place) < 25);
      return near.length > 0 && near.every(({ isDistrict: district }) => district) ? near.slice(0, 1) : [];
    });
    shareOf('populated places that are districts', wrong.map(label), populatedPlaces().length);
    expect(wrong.map(label).sort()).toEqual([...districtPlaces.values()].flat().sort());
    const towns = municipalities().flatMap(({ countryCode, city, state }) => {
      const theirs = registeredState(countryCode, state);
      const ours = namesakes(countryCode, city).filter((one) => one.state === theirs);
      return ours.length === 0 ? [] : [ours];
    });
    const parts = towns.filter((ours) => ours.every(({ isDistrict: district }) => district)).flat();
    expect(towns.length).toBeGreaterThan(25_000);
    expect(shareOf('cities of registers that are districts', parts.map(label), towns.length)).toBeLessThan(0.001);
  });

  itSome('have the time zone of the zone towns beside them', () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const { zone, countryCodes, ...town } of zoneTowns()) {
      if (zone === besideOfficial) continue;
      const near = geography
        .nearestCities(town, { first: 5, withinKm: 20, districts: true })
        .map(({ city }) => city)
        .filter(({ country }) => countryCodes.includes(country.isoCode));
      if (near.length === 0) continue;
      compared += 1;
      // Some of these zones are a county wide.
      if (near.every((city) => offsetsOf(city.timezone) !== offsetsOf(zone)))
        wrong.push(`${near.map(label)}: not ${zone}`);
    }
    expect(compared).toBeGreaterThan(300);
    expect(shareOf("tzdb's zone towns with other offsets all around", wrong, compared)).toBe(0);
  });

  itSome('have the time zone of the populated place that they are', () => {
    const wrong: string[] = [];
    const known = new Set<string>();
    let compared = 0;
    for (const place of populatedPlaces()) {
      const city = oursOf(place);
      if (!city || place.timezone === null) continue;
      compared += 1;
      if (offsetsOf(city.timezone) === offsetsOf(place.timezone)) continue;
      if (inOtherZones.has(label(city))) known.add(label(city));
      else wrong.push(`${label(city)}: ${city.timezone}, not ${place.timezone}`);
    }
    expect(shareOf('populated places with other offsets, the witness being right', wrong, compared)).toBe(0);
    expect([...inOtherZones].filter((place) => !known.has(place))).toEqual([]);
  });

  itSome('are in states whose time zone is that of a populated place in them', () => {
    const offsets = new Map<State, Set<string | undefined>>();
    for (const place of populatedPlaces()) {
      const city = oursOf(place);
      if (!city || place.timezone === null || inOtherZones.has(label(city))) continue;
      const { state } = city;
      offsets.set(state, (offsets.get(state) ?? new Set()).add(offsetsOf(place.timezone)));
    }
    const wrong = [...offsets].filter(([{ timezone }, there]) => timezone !== null && !there.has(offsetsOf(timezone)));
    const names = wrong.map(([{ name, country, timezone }]) => `${name} ${country.isoCode}: ${timezone}`);
    expect(offsets.size).toBeGreaterThan(2_000);
    expect(shareOf('states with other offsets than all populated places in them', names, offsets.size)).toBe(0);
  });

  itSome('name only zones that exist', () => {
    const zones = new Set([...cities, ...states].flatMap(({ timezone }) => timezone ?? []));
    expect([...zones].filter((zone) => offsetsOf(zone) === undefined)).toEqual([]);
  });
});
