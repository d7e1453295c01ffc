/** The writer beside a text: whatever is written, cut off and taken out, in pieces of any size. */
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Text, bufferOf } from '../../../../src/base/bytes.js';
import { Writer } from '../../../../src/graphql/executor/run/json-writer.js';
import { ResponseMeter } from '../../../../src/graphql/admission/answer-limits.js';
import { ResponseBytes } from '../../../../src/graphql/admission/response-bytes.js';
import { scaled } from '../../../support/scale.js';

const size = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 100 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 600_000 }) },
);
const place = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.oneof(
  fc.record({ does: fc.constant('bytes' as const), size }),
  fc.record({ does: fc.constant('quoted' as const), size }),
  fc.record({ does: fc.constant('text' as const), size }),
  fc.record({ does: fc.constant('cut' as const), place }),
  fc.record({ does: fc.constant('take' as const), place }),
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const characters = (text: Text | undefined) => bufferOf(text ?? '').toString('latin1');

it('writes what a text would hold, and counts nothing twice', () => {
  const oneAnswer = (steps: readonly Step[]) => {
    const responses = new ResponseBytes();
    const production = new ResponseMeter(responses);
    const to = Writer.begin(production);
    let expected = '';
    let taken = 0;
    steps.forEach((one, nth) => {
      const mark = String.fromCharCode(97 + (nth % 26));
      if (one.does === 'bytes') {
        to.bytes(mark.repeat(one.size));
        expected += mark.repeat(one.size);
      } else if (one.does === 'quoted') {
        to.quoted(mark.repeat(one.size));
        expected += JSON.stringify(mark.repeat(one.size));
      } else if (one.does === 'text') {
        to.text(`${mark}é`.repeat(one.size));
        expected += Buffer.from(`${mark}é`.repeat(one.size)).toString('latin1');
      } else {
        const at = Math.floor(one.place * expected.length);
        if (one.does === 'cut') to.cut(at);
        else {
          const text = to.take(at);
          expect(characters(text) === expected.slice(at)).toBe(true);
          taken += text.length;
        }
        expected = expected.slice(0, at);
      }
      expect(to.length).toBe(expected.length);
    });
    const written = to.end();
    expect(characters(written) === expected).toBe(true);
    production.unwrite(taken + expected.length);
    expect(responses.underWay).toBe(0);
  };
  fc.assert(fc.property(fc.array(step, { maxLength: 40 }), oneAnswer), { seed: 20_261_124, numRuns: scaled(2_000) });
});
