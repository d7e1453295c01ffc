/** Which claims of rows on their state are believed. */
import { expect, it } from '@jest/globals';
import { Claims } from '../../../../src/tools/compile-places/cities/claims.js';
import type { GeoPlace } from '../../../../src/tools/compile-places/cities/geonames.js';
import type { BaseCity } from '../../../../src/tools/compile-places/read-base.js';
import { place, row, unitsOf } from '../small-sources.js';

const divisions = { N: '01', O: '02' };

/** So many rows that claim the state, of which some lie in the other one. */
function rows(state: 'N' | 'O', count: number, wrong = 0): [BaseCity, GeoPlace][] {
  const other = state === 'N' ? 'O' : 'N';
  return Array.from({ length: count }, (_, at) => {
    const lies = at < wrong ? other : state;
    const name = `${state} ${at}`;
    return [row(state, name, 0.5), place(divisions[lies], '', name, 0.5)];
  });
}

function claims(...pairs: [BaseCity, GeoPlace][]): Claims {
  const places = pairs.map(([, there]) => there);
  return new Claims(new Map(pairs), unitsOf(new Map(), places));
}

const inN = row('N', 'Hamlet', 0.5);
const inO = row('O', 'Hamlet', 0.5);

it('claims of a state are trusted where nine of ten that can be checked are right, and sure where nearly all are', () => {
  const most = claims(...rows('N', 20, 2), ...rows('O', 20));
  expect([most.isTrusted(inN), most.isSure(inN)]).toEqual([true, false]);
  expect([most.isTrusted(inO), most.isSure(inO)]).toEqual([true, true]);
  expect(claims(...rows('N', 20, 3), ...rows('O', 20, 3)).isTrusted(inN)).toBe(false);
});

it('a few right claims are chance where those of the country are mostly wrong', () => {
  const few = claims(...rows('N', 3), ...rows('O', 40, 30));
  expect(few.isTrusted(inN)).toBe(false);
  expect(claims(...rows('N', 5), ...rows('O', 40, 30)).isTrusted(inN)).toBe(true);
});

it('a state without any that can be checked is trusted as its country is', () => {
  expect(claims(...rows('N', 20)).isTrusted(inO)).toBe(true);
  expect(claims(...rows('N', 20, 10)).isTrusted(inO)).toBe(false);
  expect(claims().isTrusted(inO)).toBe(true);
});

it('a trusted claim is not sound against a state that it is known to stand for', () => {
  const some = claims(...rows('N', 20, 1), ...rows('O', 20));
  expect(some.isSound(inN, 'P')).toBe(true);
  expect(some.isSound(inN, 'O')).toBe(false);
  expect(some.isSound(inO, 'N')).toBe(true);
});
