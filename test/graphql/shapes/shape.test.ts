/** What makes two texts one shape, and what it takes to find out. */
import { describe, expect, it } from '@jest/globals';
import { maxLength, maxTokens } from '../../../src/graphql/admission/operation-limits.js';
import { shapeOf } from '../../../src/graphql/shapes/shape.js';

const keyOf = (text: string) => shapeOf(text)?.key;
const repeated = (text: string, times = 1_000) =>
  text.repeat(Math.floor(Math.min(times, (maxLength - 200) / text.length)));

describe('texts of one shape', () => {
  it.each([
    ['other values', '{ a(x: 1, y: "b") }', '{ a(x: 20, y: "c") }'],
    ['other kinds of values', '{ a(x: 1, y: 1.5) }', '{ a(x: "b", y: """c""") }'],
    ['other values in lists and objects', '{ a(x: [1, {y: "b"}]) }', '{ a(x: [2, {y: 3.5}]) }'],
    ['blanks, commas and comments', '{ a(x: 1, y: 2) }', '\ufeff#c "{(\n{,a(x:1 y:2)\t}#'],
    ['other values after a directive', '{ a(x: 1) @b(c: 1) { d(e: 2) } }', '{ a(x: 3) @b(c: 1) { d(e: 4) } }'],
    [
      'other values under variables',
      'query ($v: I = {w: 1} @b(c: 1)) { a(x: 1) }',
      'query ($v: I = {w: 1} @b(c: 1)) { a(x: 2) }',
    ],
    ['the same value again in another spelling', '{ a(x: "b") c(x: "\\u0062") }', '{ a(x: "d") c(x: "d") }'],
  ])('may have %s', (_what, one, other) => {
    expect(keyOf(one)).toBeDefined();
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['names', '{ a(x: 1) }', '{ b(x: 1) }'],
    ['enum values, which may be those of conditions', '{ a(x: B) }', '{ a(x: C) }'],
    ['true and false', '{ a(x: true) }', '{ a(x: false) }'],
    ['null and what is not null', '{ a(x: null) }', '{ a(x: 1) }'],
    ['variables', '{ a(x: $b) }', '{ a(x: $c) }'],
    ['defaults of variables', 'query ($v: Int = 1) { a(x: $v) }', 'query ($v: Int = 2) { a(x: $v) }'],
    ['values within them', 'query ($v: I = {w: [1]}) { a(x: $v) }', 'query ($v: I = {w: [2]}) { a(x: $v) }'],
    ['values of directives', '{ a @b(c: 1) }', '{ a @b(c: 2) }'],
    ['their spelling as a block', '{ a @b(c: "x") }', '{ a @b(c: """x""") }'],
    ['their kind', '{ a @b(c: "1") }', '{ a @b(c: 1) }'],
    ['values of directives behind a comment', '{ a @b #\n(c: 1) }', '{ a @b #\n(c: 2) }'],
    ['values of directives of operations', 'query @b(c: {d: 1}) { a }', 'query @b(c: {d: 2}) { a }'],
    [
      'values of directives of variables',
      'query ($v: Int @b(c: 1)) { a(x: $v) }',
      'query ($v: Int @b(c: 2)) { a(x: $v) }',
    ],
    ['which values are equal', '{ a(x: 1) b(x: 1) }', '{ a(x: 1) b(x: 2) }'],
    ['which are equal of several', '{ a(x: 1, y: 2, z: 1) }', '{ a(x: 1, y: 2, z: 2) }'],
    ['equal digits of another kind', '{ a(x: 1, y: 1) }', '{ a(x: 1, y: "1") }'],
    ['equal letters in a block', '{ a(x: "b", y: "b") }', '{ a(x: "b", y: """b""") }'],
    ['numbers that are equal but are written otherwise', '{ a(x: 1.0, y: 1.0) }', '{ a(x: 1.0, y: 1.00) }'],
    ['how many values there are', '{ a(x: [1, 1]) }', '{ a(x: [1]) }'],
    ['a string and the tokens it spells', '{ a @b(c: "1 d: 2") }', '{ a @b(c: "1" d: 2) }'],
    ['a string and the key it spells', '{ a @b(c: "x\\n)\\n}") }', '{ a @b(c: "x") }'],
    ['a string that spells a place', '{ a(x: 1) @b(c: "#0") }', '{ a(x: 1) @b(c: 0) }'],
    ['a string that ends like another token', '{ a @b(c: "String") }', '{ a @b(c: String) }'],
  ])('differ in no %s', (_what, one, other) => {
    expect(keyOf(one)).toBeDefined();
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});

describe('a shape', () => {
  it('reports each literal once, as it is parsed', () => {
    const { literals } = shapeOf('{ a(x: 1, y: ["b", 1.10], z: "b") c(x: """\n  d\n    e\n""") }') ?? {};
    expect(literals).toEqual([
      { kind: 'IntValue', value: '1' },
      { kind: 'StringValue', value: 'b', block: false },
      { kind: 'FloatValue', value: '1.10' },
      { kind: 'StringValue', value: 'd\n  e', block: true },
    ]);
  });

  it.each([
    ['characters that are none of GraphQL', '{ a(x: ?) }'],
    ['a string without an end', '{ a(x: "b) }'],
    ['half a letter', '{ a(x: "\ud83d") }'],
    ['a number that is none', '{ a(x: 01) }'],
    ['one token too many', `{${' a'.repeat(maxTokens - 1)} }`],
    ['one character too many', ' '.repeat(maxLength + 1)],
  ])('is not made of a text with %s', (_what, text) => {
    expect(shapeOf(text)).toBeUndefined();
  });

  it('is made of as many tokens as are parsed', () => {
    expect(shapeOf(`{${' a'.repeat(maxTokens - 2)} }`)).toBeDefined();
  });

  const hostile: readonly [string, string][] = [
    ['names', `{${repeated(' abcde', maxTokens - 2)} }`],
    ['numbers', `{ a(x: [${repeated('12345 ', maxTokens - 20)}]) }`],
    ['different numbers', `{ a(x: [${Array.from({ length: 2_900 }, (_, index) => index).join(' ')}]) }`],
    ['deep lists', `{ a(x: ${'['.repeat(1_400)}${']'.repeat(1_400)}) }`],
    ['deep selections', `${repeated('{ a(x: 1) ', 300)}${'}'.repeat(300)}`],
    ['braces that close nothing', '}('.repeat(1_400)],
    ['commas', ','.repeat(maxLength)],
    ['comments', repeated('#\n', maxLength)],
    ['one long string', `{ a(x: "${'b'.repeat(19_000)}") }`],
    ['a string of escapes', `{ a(x: "${'\\n'.repeat(9_500)}") }`],
    ['a long string that stays', `{ a @b(x: "${'\\u0001'.repeat(3_000)}") }`],
    ['strings that hash like numbers', `{ a(x: [${repeated('"1" "2" "3" ', 900)}]) }`],
    ['a block of short lines', `{ a(x: """${'\n b'.repeat(6_000)}""") }`],
    ['a block of blank lines', `{ a(x: """${' \n'.repeat(9_000)}""") }`],
    ['a block of quotes', `{ a(x: """${'\\"""'.repeat(4_500)}""") }`],
  ];

  // Each takes about a millisecond; the square of its length would be a hundred times more.
  it.each(hostile)('is made soon of %s', (_what, text) => {
    expect(text.length).toBeLessThanOrEqual(maxLength);
    shapeOf(text);
    const times = Array.from({ length: 7 }, () => {
      const start = performance.now();
      shapeOf(text);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(30);
  });
});
