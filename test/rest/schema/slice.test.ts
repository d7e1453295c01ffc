/** @decorates-classes */
import { expect, it } from '@jest/globals';
import { slice } from '../../../src/rest/schema/slice.js';

const itself = (item: string) => item;
const page = (items: string, first: number, after: string | null = null, list = 'letters') =>
  slice([...items], itself, { first, after, list });
const cursorOf = (items: string, first: number) => page(items, first).pageInfo.endCursor;

it.each([
  ['nothing has changed', 'abcdef', 'def'],
  ['items have come before it', 'xyabcdef', 'def'],
  ['items before it have gone', 'bcdef', 'def'],
  ['its item has gone', 'abdef', 'def'],
  ['its item has moved', 'cabdef', 'abdef'],
  ['all behind it have gone', 'abc', ''],
  ['the list is shorter than its place', 'a', ''],
])('a cursor leads on where %s', (_when, now, rest) => {
  expect(page(now, 9, cursorOf('abcdef', 3)).nodes.join('')).toBe(rest);
});

it('a cursor of one of several that are called alike means the nearest', () => {
  expect(page('abaac', 9, cursorOf('aabaac', 5)).nodes.join('')).toBe('c');
});

it('a cursor of another list is refused', () => {
  expect(() => page('abc', 2, page('abc', 1, null, 'others').pageInfo.endCursor)).toThrow(
    /^after: expected a cursor of this list/,
  );
});
