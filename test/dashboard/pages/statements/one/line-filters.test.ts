/** The verdict that is shown is a term of the filter, beside all others. */
import { expect, it } from '@jest/globals';
import { partIn, withPart } from '../../../../../src/dashboard/pages/statements/one/line-filters.js';

const verdicts = ['AGREED', 'BILLED_TWICE'] as const;

it.each([
  ['', 'BILLED_TWICE', 'verdict:billed-twice'],
  ['name:web', 'DISPUTED', 'name:web disputed:yes'],
  ['verdict:agreed name:web', 'BILLED_TWICE', 'name:web verdict:billed-twice'],
  ['disputed:yes "two words"', null, '"two words"'],
] as const)('%j with %s is %j', (text, part, expected) => {
  const next = withPart(text, part);
  expect(next).toBe(expected);
  expect(partIn(next, verdicts)).toBe(part);
});

it.each(['verdict:agreed,billed-twice', 'verdict:!agreed', 'verdict:agreed disputed:yes', 'verdict:none'])(
  '%j shows no single verdict',
  (text) => {
    expect(partIn(text, verdicts)).toBeNull();
  },
);
