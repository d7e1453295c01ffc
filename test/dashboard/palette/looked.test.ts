/** Nothing is missing before it was looked for. */
import { expect, it } from '@jest/globals';
import { type Looked, lookedFor, nothingIn } from '../../../src/dashboard/palette/looked.js';

const done = {
  text: 'web',
  wanted: 'web',
  canFind: true,
  isBusy: false,
  isOld: false,
  hasProblems: false,
  isComplete: true,
};

it.each<[string, Partial<Parameters<typeof lookedFor>[0]>, Looked]>([
  ['was searched everywhere', {}, 'all'],
  ['is still typed', { wanted: 'we' }, 'looking'],
  ['is being searched', { isBusy: true }, 'looking'],
  ['has no answer yet', { isComplete: null }, 'looking'],
  ['has the answer of another text', { isOld: true }, 'looking'],
  ['was searched in a part', { isComplete: false }, 'part'],
  ['was searched, and something failed', { hasProblems: true }, 'part'],
  ['could not be searched', { isComplete: null, hasProblems: true }, 'failed'],
  ['may not be searched', { canFind: false }, 'not'],
])('a text that %s', (_, state, looked) => {
  expect(lookedFor({ ...done, ...state })).toBe(looked);
});

it('only a whole search says that nothing has it', () => {
  const all: readonly Looked[] = ['not', 'looking', 'failed', 'part', 'all'];
  expect(all.filter((looked) => nothingIn(looked, 'web').startsWith('Nothing has'))).toEqual(['all']);
});
