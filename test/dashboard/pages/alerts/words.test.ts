/** The state of alert rules, in words. */
import { expect, it } from '@jest/globals';
import { firingText, watchedText } from '../../../../src/dashboard/pages/alerts/words.js';

it.each([
  [0, 'no alert is firing'],
  [1, '1 alert is firing'],
  [29, '29 alerts are firing'],
])('of a rule with %i alerts', (count, words) => {
  expect(firingText(count)).toBe(words);
});

it.each([
  ['CRITICAL', 'A new finding of CRITICAL severity or higher'],
  ['LOW', 'A new finding of LOW severity or higher'],
  [null, 'A new finding of any severity'],
] as const)('of a rule for findings of %s', (minSeverity, words) => {
  expect(watchedText({ kind: 'NEW_FINDING', condition: { minSeverity } })).toBe(words);
});
