/** The numbers of cities over several compilations from sources that changed. */
import { describe, expect, it } from '@jest/globals';
import { type UnnumberedCity, numberCities } from '../../../../src/tools/compile-places/cities/number-cities.js';
import { groupBy } from '../../../../src/tools/compile-places/point.js';
import { type ListedCities, readCities, writeCities } from '../../../../src/tools/geography/places-file.js';

interface Row {
  readonly state: string;
  readonly name: string;
  /** Degrees on the equator, of 111 km. */
  readonly east: number;
  readonly otherNames?: readonly string[];
  readonly district?: boolean;
}

const none: ListedCities = { byState: new Map(), retired: new Map() };

function cityOf({ name, east, otherNames = [], district = false }: Row): UnnumberedCity {
  const place = { latitude: 0, longitude: east, timezone: 'Etc/UTC' };
  return { ...place, name, otherNames, iataCodes: [], isDistrict: district, population: null, seat: false, fame: 0 };
}

/** The file that the rows are compiled into, beside that of the compilation before. */
function compile(rows: readonly Row[], before?: Buffer): Buffer {
  const byState = [...groupBy(rows, ({ state }) => state)].map(
    ([state, own]) => [state, { otherNames: [], cities: own.map(cityOf) }] as const,
  );
  return writeCities(numberCities(new Map(byState), before === undefined ? none : readCities(before)));
}

/** By number. */
function citiesIn(file: Buffer): Map<number, string> {
  const all = [...readCities(file).byState].flatMap(([state, { cities }]) =>
    cities.map(({ number, name }): [number, string] => [number, `${state} ${name}`]),
  );
  const byNumber = new Map(all);
  expect(byNumber.size).toBe(all.length);
  return byNumber;
}

const borgo: Row = { state: 'XX N', name: 'Borgo', east: 2 };
const dorf: Row = { state: 'XX O', name: 'Dorf', east: 5 };
const ekstad: Row = { state: 'XX O', name: 'Ekstad', east: 6 };
const rows: readonly Row[] = [
  { state: 'XX N', name: 'Alba', east: 1 },
  borgo,
  { state: 'XX N', name: 'Santa', east: 3 },
  { state: 'XX N', name: 'Santa', east: 3.3 },
  dorf,
  ekstad,
];
const first = compile(rows);

describe('cities compiled again', () => {
  it('get numbers in order when none had any', () => {
    expect([...citiesIn(first).keys()]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('from the same sources make the same file', () => {
    expect(compile(rows, first).equals(first)).toBe(true);
  });

  it('keep their numbers in whichever order they come, and new ones get new numbers', () => {
    const added = { state: 'XX N', name: 'Aare', east: 9 };
    const again = citiesIn(compile([added, ...rows.toReversed()], first));
    expect(again).toEqual(new Map([...citiesIn(first), [7, 'XX N Aare']]));
  });

  it.each<[string, Row, Row]>([
    ['lie some way off', borgo, { state: 'XX N', name: 'Borgo', east: 2.1 }],
    ['are listed in another state', dorf, { state: 'XX N', name: 'Dorf', east: 5 }],
    ['have a new name beside the former one', dorf, { state: 'XX O', name: 'Neu', east: 5.05, otherNames: ['Dorf'] }],
    ['are spelled otherwise', ekstad, { state: 'XX O', name: 'Ekstadt', east: 6.01 }],
    ['are called otherwise at the same point', dorf, { state: 'XX O', name: 'Quux', east: 5.0003 }],
    ['were somewhere else by mistake', ekstad, { state: 'XX O', name: 'Ekstad', east: 60 }],
    ['are listed in another country', ekstad, { state: 'YY A', name: 'Ekstad', east: 6 }],
  ])('keep their numbers when they %s', (_how, was, is) => {
    const number = rows.indexOf(was) + 1;
    const again = compile(
      rows.map((row) => (row === was ? is : row)),
      first,
    );
    expect(citiesIn(again).get(number)).toBe(`${is.state} ${is.name}`);
    expect([...citiesIn(again).keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(readCities(again).retired.size).toBe(0);
  });

  it('of one name keep apart by where they lie', () => {
    const moved = rows.map((row) => (row.name === 'Santa' ? { ...row, east: row.east + 0.1 } : row));
    const again = readCities(compile(moved, first)).byState.get('XX N')?.cities ?? [];
    expect(again.filter(({ name }) => name === 'Santa').map(({ number, longitude }) => [number, longitude])).toEqual([
      [3, 3.1],
      [4, 3.4],
    ]);
  });

  it('are no district at the same point', () => {
    const district = { state: 'XX O', name: 'Quux', east: 5, district: true };
    const again = citiesIn(compile([...rows.filter(({ name }) => name !== 'Dorf'), district], first));
    expect(again.get(7)).toBe('XX O Quux');
    expect(again.has(5)).toBe(false);
  });

  it('that are gone lead to the one of their name, else to the nearest, else nowhere', () => {
    const hill = { state: 'XX N', name: 'Hill', east: 3.02 };
    const before = compile([...rows, hill], first);
    const left = rows.filter(({ east }) => east !== 3.3 && east !== 5);
    expect(readCities(compile(left, before)).retired).toEqual(
      new Map([
        [4, null],
        [5, null],
        [7, 3],
      ]),
    );
    const named = { state: 'XX N', name: 'Grand', east: 3.2, otherNames: ['Santa'] };
    const whole = [...rows.filter(({ east }) => east !== 3.3), named];
    expect(citiesIn(compile(whole, before)).get(4)).toBe('XX N Grand');
    const twice = compile([...rows, named], before);
    expect(readCities(compile(whole, twice)).retired.get(4)).toBe(8);
  });

  it('never get the number of one that is gone, which leads on when its successor is gone too', () => {
    const [hill, hut] = [
      { state: 'XX O', name: 'Hill', east: 6.02 },
      { state: 'XX O', name: 'Hut', east: 6.04 },
    ];
    const full = compile([...rows, hill, hut], first);
    const withoutHut = compile([...rows, hill], full);
    expect(readCities(withoutHut).retired).toEqual(new Map([[8, 7]]));
    const withoutBoth = compile([...rows, { state: 'XX O', name: 'New', east: 40 }], withoutHut);
    expect(readCities(withoutBoth).retired).toEqual(
      new Map([
        [7, 6],
        [8, 6],
      ]),
    );
    expect(citiesIn(withoutBoth).get(9)).toBe('XX O New');
    const withoutAny = compile(rows.slice(0, 5), withoutBoth);
    expect(readCities(withoutAny).retired).toEqual(
      new Map([
        [6, null],
        [7, null],
        [8, null],
        [9, null],
      ]),
    );
  });
});
