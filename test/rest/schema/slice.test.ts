/** @decorates-classes */
import { expect, it } from '@jest/globals';
import { mapped, slice } from '../../../src/rest/schema/slice.js';

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

it('a cursor whose item has gone is refused where the list says so, with what to do', () => {
  const refusing = (items: string, after: string | null) =>
    slice([...items], itself, { first: 9, after, list: 'letters', refusesGone: true });
  expect(refusing('cabdef', cursorOf('abcdef', 3)).nodes.join('')).toBe('abdef');
  expect(() => refusing('abdef', cursorOf('abcdef', 3))).toThrow(
    'after: expected a cursor of what is in this list, but got that of "c", which no longer is. Read the list from its start',
  );
});

it('a page of what is made of its items has their cursors', () => {
  const letters = page('abcdef', 2, cursorOf('abcdef', 3));
  const made = mapped(letters, (letter) => letter.toUpperCase());
  expect(made).toEqual({
    nodes: ['D', 'E'],
    edges: letters.edges.map(({ cursor, node }) => ({ cursor, node: node.toUpperCase() })),
    totalCount: 6,
    pageInfo: letters.pageInfo,
  });
  expect(made.pageInfo.endCursor).toBe(made.edges[1]?.cursor);
});

it('pages are those of typed arrays too', () => {
  const positions = Uint32Array.of(7, 5, 9);
  const first = slice(positions, String, { first: 2, list: 'positions' });
  expect([first.nodes, first.totalCount]).toEqual([[7, 5], 3]);
  expect(slice(positions, String, { first: 2, after: first.pageInfo.endCursor, list: 'positions' }).nodes).toEqual([9]);
});
