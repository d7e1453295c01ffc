/** Seeded operations over a schema with every type in every shape, asked three times each of closures and of graphql-js. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { goOnAsUsual } from './clock.js';
import { closures } from './executors.js';
import { Held } from './held.js';
import { schema } from './synthetic/schema.js';

const seed = Number(process.env['CLOSURES_SEED'] ?? 20_261_122);
const count = Number(process.env['CLOSURES_COUNT'] ?? 2_000);
/** Of the questions that differ, those that are shown. */
const shownAtMost = 10;

/** Of every hundred questions, those that have it at least; a figure is about half of what the generator makes today. */
const expectedShares: Readonly<Record<string, number>> = {};

afterAll(goOnAsUsual);

describe(`${count} generated operations from seed ${seed}`, () => {
  const held = new Held(schema, closures);

  it(
    'are answered as graphql-js answers them, each three times',
    async () => {
      const differences: string[] = [];
      for (let own = seed; own < seed + count && differences.length < shownAtMost; own += 1) {
        const difference = await held.differenceIn(own);
        if (difference !== undefined) differences.push(difference);
      }
      console.log(`CLOSURES_SEED=${seed} CLOSURES_COUNT=${count}: ${held.features}`);
      expect(differences.join('\n\n')).toBe('');
    },
    300_000 + count * 100,
  );

  // A question of one's own may have none of it.
  const representative = count >= 500 ? it : it.skip;
  representative.each(Object.entries(expectedShares))('have %s in %d of a hundred at least', (feature, share) => {
    expect((held.features.get(feature) / count) * 100).toBeGreaterThanOrEqual(share);
  });
});
