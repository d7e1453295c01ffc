/** Seeded operations over a schema with every type in every shape, asked three times each of closures and of graphql-js. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goOnAsUsual } from './clock.js';
import { printProgress } from '../print-progress.js';
import { closures } from './executors.js';
import { Held } from './held.js';
import { schema } from './synthetic/schema.js';
import { scaled } from '../../support/scale.js';
import { printFigures } from '../../support/figures.js';

const seed = Number(process.env['CLOSURES_SEED'] ?? 20_261_122);
const count = Number(process.env['CLOSURES_COUNT'] ?? scaled(700));
/** Of the questions that differ, those that are shown. */
const shownAtMost = 10;

/** Of every hundred questions, those that have it at least; a figure is about half of what the generator makes today. */
const expectedShares: Readonly<Record<string, number>> = {
  __typename: 33,
  alias: 35,
  'asked differently': 40,
  'several operations': 7,
  'input object': 18,
  list: 22,
  enum: 20,
  'condition by literal': 26,
  'condition by variable': 34,
  'condition on a field': 34,
  'two conditions': 13,
  'condition on a spread': 19,
  'condition on an inline fragment': 20,
  'abstract condition': 14,
  introspection: 3,
  fragment: 27,
  'fragment used again': 17,
  'fragment with and without condition': 11,
  'nested fragment': 10,
  'inline fragment': 20,
  'inline fragment on a type': 20,
  'name twice': 26,
  'strange name': 28,
  'non-null variable': 34,
  'non-null variable with default': 21,
  'nullable variable': 20,
  'default taken': 22,
  'nullable variable with default': 23,
  'null given': 16,
  refused: 14,
  'data without errors': 32,
  errors: 42,
  'data beside errors': 23,
  'data lost whole': 22,
  'error in a list': 31,
  'error under a non-null parent': 12,
  'many errors': 7,
  'condition null': 2,
  fault: 24,
  paused: 0.3,
  'null where none may be': 6,
  'promise rejected': 3,
  promised: 26,
  'at once': 40,
};

afterAll(goOnAsUsual);

describe(`${count} generated operations from seed ${seed}`, () => {
  const held = new Held(schema, closures);
  const differences: string[] = [];

  beforeAll(
    async () => {
      for (let own = seed; own < seed + count && differences.length < shownAtMost; own += 1) {
        printProgress(own - seed, count);
        const difference = await held.differenceIn(own);
        if (difference !== undefined) differences.push(difference);
      }
      printFigures(`CLOSURES_SEED=${seed} CLOSURES_COUNT=${count}: ${held.features}`);
    },
    300_000 + count * 100,
  );

  it('are answered as graphql-js answers them, each three times', () => expect(differences.join('\n\n')).toBe(''));

  it('are never left to graphql-js', () => {
    expect(held.features.get('left to graphql-js')).toBe(0);
  });

  // A question of one's own may have none of it.
  const representative = count >= 500 ? it : it.skip;
  representative.each(Object.entries(expectedShares))('have %s in %d of a hundred at least', (feature, share) => {
    expect((held.features.get(feature) / count) * 100).toBeGreaterThanOrEqual(share);
  });
});
