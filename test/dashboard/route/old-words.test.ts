/** Bookmarks and saved views of older releases go on finding machines by their status. */
import { expect, test } from '@jest/globals';
import { inNewWords } from '../../../src/dashboard/route/old-words.js';

test.each([
  ['status:being-made', 'status:creating'],
  ['web status:being-rebuilt,off,!being-deleted', 'web status:rebuilding,off,!deleting'],
  ['!status:moving country:IN', '!status:migrating country:IN'],
  ['status:in-process status:not-known', 'status:in-progress status:unknown'],
])('reads %s as %s', (old, now) => {
  expect(inNewWords(old)).toBe(now);
});

test.each(['moving', 'name:moving', 'status:running', 'status:not-moving', 'status:'])('leaves %s', (text) => {
  expect(inNewWords(text)).toBe(text);
});
