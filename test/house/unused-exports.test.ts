/** What is exported is imported somewhere: a reader of an export looks for its users. */
import { expect, it } from '@jest/globals';
import { unusedExports } from '../../scripts/unused-exports.mjs';

it('are none', () => {
  const todo = 'nobody imports it: export it no more, or delete it';
  expect(unusedExports('.').map((name) => `${name}: ${todo}`)).toEqual([]);
});
