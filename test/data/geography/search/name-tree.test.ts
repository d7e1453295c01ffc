/** The tree of names against a plain look at every name. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileTree } from '../../../../src/tools/geography/compile-tree.js';
import { NameTree } from '../../../../src/data/geography/search/name-tree.js';

/** Edits from one text to another, neighbours exchanged counting as one (optimal string alignment). */
function edits(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : Infinity)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isExchanged = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const exchanged = isExchanged ? at(row - 2, column - 2) + 1 : Infinity;
      const fewest = Math.min(
        at(row - 1, column - 1) + Number(!isSame),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        exchanged,
      );
      rows[row]?.splice(column, 1, fewest);
    }
  }
  return at(a.length, b.length);
}

function treeOf(keys: readonly string[]): NameTree {
  const bytes = keys.map((key) => Buffer.from(key));
  const keyStarts = Uint32Array.from([0, ...bytes.map((_, index) => Buffer.concat(bytes.slice(0, index + 1)).length)]);
  return new NameTree(compileTree({ keys: Buffer.concat(bytes), keyStarts }, () => true));
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 7 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 30 }).map((keys) => keys.sort());

describe('the tree of names', () => {
  it('finds all names that so many edits make of the text, and no others', () => {
    fc.assert(
      fc.property(
        words,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 9 }),
        fc.integer({ min: 1, max: 2 }),
        (keys, text, most) => {
          const found = treeOf(keys)
            .near(text, most)
            .filter(({ isWhole }) => isWhole);
          const expected = keys.flatMap((key, firstKey) => {
            const distance = edits(text, key);
            return distance <= most ? [{ firstKey, length: key.length, edits: distance, isWhole: true }] : [];
          });
          expect(found.sort((a, b) => a.firstKey - b.firstKey)).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('finds every name of which a beginning is as near, at its nearest', () => {
    fc.assert(
      fc.property(
        words,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 9 }),
        fc.integer({ min: 1, max: 2 }),
        (keys, text, most) => {
          const found = treeOf(keys)
            .near(text, most)
            .filter(({ isWhole }) => !isWhole);
          for (const key of keys) {
            const beginnings = Array.from({ length: key.length }, (_, index) => key.slice(0, index + 1));
            const nearest = Math.min(...beginnings.map((beginning) => edits(text, beginning)));
            const distances = found
              .filter(({ firstKey, length }) => key.startsWith((keys[firstKey] ?? '').slice(0, length)))
              .map((near) => near.edits);
            expect(Math.min(...distances, most + 1)).toBe(Math.min(nearest, most + 1));
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
