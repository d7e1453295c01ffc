/** @own-worker */
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EndTimes } from '../../../src/rest/limits/end-times.js';

const length = 300_000;

it('counts calls as one would who goes through them, also where the clock is set back', () => {
  const steps = fc.array(fc.integer({ min: -5_000, max: 10_000 }), { minLength: 500, maxLength: 1_500 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: length }), (steps, since) => {
      const times = new EndTimes();
      let all: number[] = [];
      let now = 1_700_000_000_000;
      for (const step of steps) {
        now += step;
        times.add(now);
        times.forget(now - length);
        all = [...all, now].sort((a, b) => a - b).filter((time) => time > now - length);
        const later = all.filter((time) => time > now - since);
        expect(times.countAfter(now - since)).toBe(later.length);
        expect(times.after(now - since, 3)).toBe(later[3]);
      }
    }),
    { numRuns: 10 },
  );
});
