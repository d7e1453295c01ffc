/** Search by the beginning of a name, against a plain look through everything. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CityTable } from '../../src/geography/city-table.js';
import { City } from '../../src/geography/city.js';
import { Country } from '../../src/geography/country.js';
import { dataFile, decode } from '../../src/geography/data-file.js';
import { fold } from '../../src/geography/fold.js';
import { loadGeography } from '../../src/geography/geography.js';
import { readHead } from '../../src/geography/head.js';
import { State } from '../../src/geography/state.js';
import { strangeTexts } from './strange-texts.js';

const geography = loadGeography();

describe('the table of cities', () => {
  const { head, columns } = decode(readFileSync(dataFile));
  const { countries, timezones } = readHead(head);
  const table = new CityTable(
    columns,
    timezones,
    countries.flatMap(({ states }) => states),
  );
  const keys = Array.from({ length: table.size }, (_, position) => fold(table.nameAt(position)));

  function looked(holds: (key: string) => boolean): number[] {
    return keys.flatMap((key, position) => (holds(key) ? [position] : []));
  }

  const beginnings = fc.oneof(
    fc
      .tuple(fc.nat(keys.length - 1), fc.nat(12))
      .map(([position, length]) => keys[position]?.slice(0, length + 1) ?? ''),
    fc.nat(keys.length - 1).map((position) => keys[position] ?? ''),
    fc.string({ minLength: 1, maxLength: 4, unit: 'grapheme' }).map(fold),
  );

  it('finds the cities of a name as a look through all of them does', () => {
    fc.assert(
      fc.property(beginnings, (key) => {
        expect([...table.named(key)]).toEqual(looked((name) => name === key));
      }),
      { numRuns: 200 },
    );
  });

  it('finds the cities that a text begins as a look through all of them does, by name', () => {
    fc.assert(
      fc.property(beginnings, (key) => {
        const found = [...table.continuing(key)];
        const names = found.map((position) => keys[position] ?? '');
        expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
        expect(found.sort((a, b) => a - b)).toEqual(looked((name) => name.startsWith(key) && name !== key));
      }),
      { numRuns: 100 },
    );
  });
});

describe('search', () => {
  function kinds(text: string, first: number): string[] {
    return geography.search(text, first).map((place) => place.constructor.name);
  }

  it('gives exact names first, each time countries, states, cities', () => {
    expect(geography.search('georgia', 10).slice(0, 2)).toEqual([
      geography.country('GE'),
      geography.statesNamed('Georgia')[0],
    ]);
    const found = geography.search('san', 100);
    const exact = found.filter(({ name }) => fold(name) === 'san');
    expect(found.slice(0, exact.length)).toEqual(exact);
    expect(exact.length).toBeGreaterThan(0);
    const order = ['Country', 'State', 'City'];
    for (const kindsInTurn of [kinds('san', 100).slice(exact.length), exact.map((place) => place.constructor.name)]) {
      expect(kindsInTurn).toEqual([...kindsInTurn].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    }
  });

  it.each([
    ['usa', 'US'],
    ['IN', 'IN'],
    ['ind', 'IN'],
    ['Burma', 'MM'],
    ['deutschland', 'DE'],
  ])('gives the country of the code or alias %s first', (text, code) => {
    expect(geography.search(text, 1)).toEqual([geography.country(code)]);
  });

  it('begins with the text, without case or accents', () => {
    for (const place of geography.search('MUNCH', 100)) expect(fold(place.name)).toMatch(/^munch/);
    expect(geography.search('munchen', 5).some(({ name }) => name.startsWith('München'))).toBe(true);
    expect(geography.search('sao pau', 1)).toEqual(geography.statesNamed('São Paulo'));
    expect(geography.search('czechi', 1)).toEqual([geography.country('CZ')]);
  });

  it('gives no place twice and no more than asked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('s', 'san', 'in', 'new', 'un', 'united', 'koln'),
        fc.integer({ min: 1, max: 100 }),
        (text, first) => {
          const found = geography.search(text, first);
          expect(found.length).toBeLessThanOrEqual(first);
          const seen = found.map((place) =>
            place instanceof City
              ? `${place.country.isoCode} ${place.state.code} ${place.name} ${place.latitude} ${place.longitude}`
              : place instanceof State
                ? `${place.country.isoCode} ${place.code}`
                : place instanceof Country && place.isoCode,
          );
          expect(new Set(seen).size).toBe(seen.length);
        },
      ),
    );
  });

  it.each(strangeTexts)('finds nothing for %j', (text) => {
    expect(geography.search(text, 100).map(({ name }) => name)).toEqual([]);
  });
});
