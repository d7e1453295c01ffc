/** Sets of spans are what the sets of their numbers are. */
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PortRange, covers, pieces, union, without } from '../../../../src/hosting/findings/evidence/spans.js';

const most = 24;
const span = fc
  .tuple(fc.nat(most), fc.integer({ min: 1, max: 8 }))
  .map(([from, length]): PortRange => ({ from, until: from + length }));
const spans = fc.array(span, { maxLength: 8 });

const numbersIn = (all: readonly PortRange[]) =>
  new Set(all.flatMap(({ from, until }) => Array.from({ length: until - from }, (_, place) => from + place)));

it('joins, takes away and compares them', () => {
  fc.assert(
    fc.property(spans, spans, (some, others) => {
      const [one, other] = [union(some), union(others)];
      const [ones, theirs] = [numbersIn(some), numbersIn(others)];
      expect(numbersIn(one)).toEqual(ones);
      // Those that meet are one.
      expect(one.every(({ until }, place) => until < (one[place + 1]?.from ?? Number.POSITIVE_INFINITY))).toBe(true);
      expect(numbersIn(without(one, other))).toEqual(new Set([...ones].filter((number) => !theirs.has(number))));
      expect(covers(one, other)).toBe([...theirs].every((number) => ones.has(number)));
      for (const { from, until } of pieces(some))
        for (const of of some) expect(of.from <= from && from < of.until).toBe(of.from < until && until <= of.until);
    }),
    { numRuns: 500 },
  );
});
