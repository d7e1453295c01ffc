/** The best of many against sorting all of them. */
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Ranking, bestsOf } from '../../../../src/data/geography/search/ranking.js';

it('gives the scores of spans in the order in which sorting gives them', () => {
  const cases = fc
    .array(fc.nat(20), { minLength: 1, maxLength: 3000 })
    .chain((scores) =>
      fc.tuple(
        fc.constant(scores),
        fc.array(fc.tuple(fc.nat(scores.length), fc.nat(scores.length), fc.nat(5)), { maxLength: 5 }),
      ),
    );
  fc.assert(
    fc.property(cases, ([scores, bounds]) => {
      const spans = bounds.map(([a, b, less]) => ({ from: Math.min(a, b), to: Math.max(a, b), less }));
      const sorted = spans
        .flatMap(({ from, to, less }) =>
          scores.slice(from, to).map((score, index) => ({ position: from + index, score: score - less })),
        )
        .sort((a, b) => b.score - a.score || a.position - b.position);
      const column = Uint16Array.from(scores);
      const ranking = new Ranking(column, bestsOf(column));
      const given = Array.from(ranking.bestFirst(spans), ({ position, score }) => ({ position, score }));
      expect(given).toEqual(sorted);
    }),
    { numRuns: 50 },
  );
});
