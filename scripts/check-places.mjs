/**
 * `node scripts/check-places.mjs FOLDER…`: what is wrong with the committed places, in figures, a column for each
 * folder; without one, those of src/data/geography/data. So two versions can be held beside each other. Then, of the last
 * folder, which states have no cities, and who says what of all this.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';

const own = fileURLToPath(new URL('../src/data/geography/data', import.meta.url));
const folders = process.argv.length > 2 ? process.argv.slice(2) : [own];

/** What the figures are held against, and where; none of it is what the places were made of, but the last. */
const witnesses = [
  ['parents of states', 'ISO 3166-2 by iso-3166', 'test/data/geography/levels.test.ts'],
  ['provinces of cities', 'Natural Earth by city-timezones', 'test/data/geography/levels.test.ts'],
  [
    'small states',
    'the censuses of Niue, Saint Helena and Tuvalu, Statistics Iceland',
    'test/data/geography/witness/small-states.ts',
  ],
  ['time zones', "tzdb's zone towns by moment-timezone, Natural Earth", 'test/data/geography/true-places.test.ts'],
  ['towns', 'registers of BR, ES, FR, ID, IT, MY, PH and UG', 'test/data/geography/witness/registers.ts'],
  ['names as people type them', 'nine lists, each written before its first run', 'test/data/geography/typed'],
  ['twins and large towns', 'the places themselves', 'scripts/check-places.mjs'],
];

/** Kilometres: two of them have one point, or may be one town. */
const pointKm = 0.02;
const nearKm = 1;
const town = 5_000;

function read(folder) {
  const countries = JSON.parse(readFileSync(join(folder, 'countries.json'), 'utf8'));
  const states = countries.flatMap(({ isoCode, states: all }) =>
    all.map(([code, , name, , , , , , parent = null, citiesKnown = true]) => {
      return { key: `${isoCode} ${code}`, parent: parent && `${isoCode} ${parent}`, name, citiesKnown };
    }),
  );
  const cities = [];
  let state = '';
  for (const line of brotliDecompressSync(readFileSync(join(folder, 'cities.tsv.br')))
    .toString()
    .split('\n')) {
    if (line.startsWith('> ')) state = line.slice(2).split('\t')[0];
    else if (line !== '' && !line.startsWith('< ')) cities.push(readCity(line.split('\t'), state));
  }
  const bytes = ['countries.json', 'country-names.json', 'cities.tsv.br'].reduce(
    (sum, file) => sum + statSync(join(folder, file)).size,
    0,
  );
  return { states, cities, bytes };
}

function readCity([name, latitude, longitude, , population, kind, ...rest], state) {
  return {
    name,
    state,
    country: state.slice(0, 2),
    latitude: latitude / 1e5,
    longitude: longitude / 1e5,
    population: population === '' ? null : Number(population),
    isDistrict: kind === 'd',
    // Folders of before have no fame between, or no number after them.
    otherNames: (rest[rest.length === 1 ? 0 : 1] ?? '').split('|').map(plain),
  };
}

function plain(name) {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** States that hold no cities, nor any state that might. */
function emptyOnes({ states, cities }) {
  const filled = new Set(cities.map(({ state }) => state));
  const parents = new Set(states.map(({ parent }) => parent));
  return states.filter(({ key }) => !filled.has(key) && !parents.has(key));
}

function figures({ states, cities, bytes }) {
  const empty = emptyOnes({ states, cities });
  const pairs = nearPairs(cities.filter(({ isDistrict }) => !isDistrict));
  const named = (country, name) => cities.filter((city) => city.country === country && city.name === name);
  const inState = (country, name, code) => named(country, name).some(({ state }) => state === `${country} ${code}`);
  const large = [
    ['CN', 'Zhongshan'],
    ['CN', 'Baotou'],
    ['UA', 'Zaporizhzhia'],
    ['BR', 'Jaboatão dos Guararapes'],
  ];
  const missing = [
    ['FJ', 'Nausori', '14'],
    ['CA', 'Jasper', 'AB'],
    ['FR', 'Thiers', '63'],
    ['GB', 'Hythe', 'KEN'],
    ['DE', 'Homberg (Efze)', 'HE'],
    ['KE', 'Moyale', '25'],
  ];
  const elsewhere = [
    ['HR', 'Zagreb', '21'],
    ['MV', 'Malé', 'MLE'],
    ['IN', 'Umarkot', 'OD'],
    ['IN', 'Junagarh', 'OD'],
    ['IN', 'Kalka', 'HR'],
    ['IN', 'Mahe', 'PY'],
    ['IN', 'Khetia', 'MP'],
  ];
  return {
    'states and divisions': states.length,
    'of these within another one': states.filter(({ parent }) => parent !== null).length,
    'neither cities nor children': empty.length,
    'of these said to be unknown': empty.filter(({ citiesKnown }) => !citiesKnown).length,
    cities: cities.length,
    'without inhabitants': cities.filter(({ population }) => population === null).length,
    'pairs on one point': pairs.filter(({ km }) => km < pointKm).length,
    [`near twins of ${town} people and more`]: pairs.filter(isTwin).length,
    'departments and stations': cities.filter(({ name }) => / Department$|^Weather Station$/.test(name)).length,
    'large cities without inhabitants, of 4': large.filter(([country, name]) =>
      named(country, name).every(({ population }) => (population ?? 0) < 500_000),
    ).length,
    'named towns that are missing, of 6': missing.filter((of) => !inState(...of)).length,
    'named towns elsewhere, of 7': elsewhere.filter((of) => !inState(...of)).length,
    'bytes committed': bytes,
  };
}

function nearPairs(cities) {
  const index = new KDBush(cities.length);
  for (const { latitude, longitude } of cities) index.add(longitude, latitude);
  index.finish();
  return cities.flatMap((city, at) =>
    around(index, city.longitude, city.latitude, 8, nearKm)
      .filter((other) => other > at && cities[other].country === city.country)
      .map((other) => ({
        city,
        other: cities[other],
        km: distance(city.longitude, city.latitude, cities[other].longitude, cities[other].latitude),
      })),
  );
}

/** Whether one is called as the other, and one has no inhabitants or both have about as many. */
function isTwin({ city, other }) {
  const [a, b] = [city.population ?? 0, other.population ?? 0];
  if (Math.max(a, b) < town || (Math.min(a, b) > 0 && Math.abs(a - b) > Math.max(a, b) / 20)) return false;
  const [one, two] = [plain(city.name), plain(other.name)];
  return one === two || city.otherNames.includes(two) || other.otherNames.includes(one);
}

const versions = folders.map(read);
const columns = versions.map(figures);
for (const line of Object.keys(columns[0])) {
  console.log([line.padEnd(42), ...columns.map((of) => String(of[line]).padStart(10))].join(''));
}

const empty = emptyOnes(versions.at(-1));
for (const [title, isMeant] of [
  ['Cities unknown', ({ citiesKnown }) => !citiesKnown],
  ['No place of 500 people', ({ citiesKnown }) => citiesKnown],
]) {
  const some = empty.filter(isMeant);
  console.log(`\n${title} (${some.length}): ${some.map(({ key, name }) => `${key} ${name}`).join(', ')}`);
}

console.log('\nHeld against');
for (const [what, witness, file] of witnesses) console.log(`  ${what}: ${witness} (${file})`);
