/** Which state a division of GeoNames is. */
import { describe, expect, it } from '@jest/globals';
import { place, row, unitsOf } from '../small-sources.js';

/** A division has no like name, or another than its cities claim: so many claims decide. */
const votes = 5;

function claimed(state: string, admin1: string, longitude: number) {
  return Array.from({ length: votes }, (_, at) => {
    const name = `${state} ${at}`;
    return [row(state, name, longitude), place(admin1, '', name, longitude)] as const;
  });
}

describe('a division of GeoNames', () => {
  it('is the state of its name, whatever word goes with it and whatever its cities claim', () => {
    const pairs = claimed('O', '01', 0.5);
    const units = unitsOf(
      new Map(pairs),
      pairs.map(([, there]) => there),
    );
    expect(units.ofPlace(place('01', '', 'Port', 0.5))).toBe('N');
    expect(units.conflicts).toEqual(['XX.01 Province of Northmark is N by name, O by 5 cities']);
  });

  it('is the state of nearly its name', () => {
    const port = place('04', '', 'Pit', 3.5);
    expect(unitsOf(new Map(), [port]).ofPlace(port)).toBe('Q');
  });

  it('is the state that its cities claim, if its name says nothing', () => {
    const pairs = claimed('P', '03', 2.5);
    const units = unitsOf(
      new Map(pairs),
      pairs.map(([, there]) => there),
    );
    expect(units.ofPlace(place('03', '', 'Camp', 2.5))).toBe('P');
  });

  it('is none that is known, if neither says', () => {
    const camp = place('03', '', 'Camp', 2.5);
    const units = unitsOf(new Map(), [camp]);
    expect(units.ofPlace(camp)).toBeUndefined();
    expect(units.undecided).toEqual(['XX.03 Steppe']);
  });
});

describe('a second division', () => {
  const port = place('01', '1', 'Port', 0.5);
  const dell = place('02', '1', 'Dell', 1.5);
  const units = unitsOf(new Map(), [port, dell]);

  it('gives the state of what is named like it', () => {
    expect(units.ofNamesake(row('O', 'Harbour', 3.5))).toBe('N');
    expect(units.ofNamesake(row('O', 'Nowhere', 3.5))).toBeUndefined();
  });

  it('has the places that a row of its name may be, in the state that the row claims', () => {
    expect(units.placesOfNamed(row('O', 'Vale', 3.5))).toEqual([dell]);
    expect(units.placesOfNamed(row('N', 'Vale', 3.5))).toEqual([]);
  });

  it('is known to be empty', () => {
    expect(units.hasEmptyNamed(dell, 'Moor')).toBe(true);
    expect(units.hasEmptyNamed(dell, 'Vale')).toBe(false);
    expect(units.hasEmptyNamed(port, 'Moor')).toBe(false);
  });
});

it('a place in no second division is an old record only where nearly all others are in one', () => {
  const old = place('02', '', 'Relic', 1.5);
  const others = Array.from({ length: 10 }, (_, at) => place('02', '1', `Village ${at}`, 1.5));
  const alone = place('01', '', 'Port', 0.5);
  const units = unitsOf(new Map(), [...others, old, alone]);
  expect([old, alone, ...others].filter((one) => units.isUndivided(one))).toEqual([old]);
});
