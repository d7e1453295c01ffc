/** The state of alert rules, in words. */
import { expect, it } from '@jest/globals';
import { firingText } from '../../../../src/dashboard/pages/alerts/words.js';

it.each([
  [0, 'no alert is firing'],
  [1, '1 alert is firing'],
  [29, '29 alerts are firing'],
])('of a rule with %i alerts', (count, words) => {
  expect(firingText(count)).toBe(words);
});
