/** A test is found by its path, as `test` mirrors `src`; what tests no source of `src` is named here. */
import { describe, expect, it } from '@jest/globals';
import { importsOf, isFoundByPath, mirror } from '../../scripts/mirror.mjs';

/** Files, or folders with a slash at their end, in the order of the alphabet, each with what it tests instead of a source. */
const withoutCounterpart: Readonly<Record<string, string>> = {
  'deploy/': 'the Dockerfile and the files of deploy/',
  'docs/': 'the documents: their commands, settings and examples',
  'house/': 'the layout of sources and tests',
};
const places = Object.keys(withoutCounterpart);
const isIn = (test: string, place: string) => (place.endsWith('/') ? test.startsWith(place) : test === place);

describe('the tests', () => {
  const { tests, strays } = mirror();

  it('are found by their path, nineteen of twenty at least', () => {
    expect(tests.length).toBeGreaterThan(400);
    expect(1 - strays.length / tests.length).toBeGreaterThanOrEqual(0.95);
  });

  it('stand where their source stands, or are named with what they test instead', () => {
    const unnamed = strays.filter((test) => !places.some((place) => isIn(test, place)));
    const todo = 'move it to the path of its source or to the folder that its sources share, or name it in this suite';
    expect(unnamed.map((test) => `test/${test}: ${todo}`)).toEqual([]);
  });

  it('are named only where they have no counterpart', () => {
    expect(places).toEqual([...places].sort());
    expect(places.filter((place) => !strays.some((test) => isIn(test, place)))).toEqual([]);
  });
});

describe('a test', () => {
  const paths = ['rest', 'rest/limits', 'rest/limits/window.ts', 'rest/limits/turns.ts', 'rest/rows/path.ts'];
  const isFound = (test: string, ...imports: string[]) =>
    isFoundByPath(`${test}.test.ts`, imports, (path) => paths.includes(path));

  it.each([
    ['rest/limits/window', []],
    ['rest/limits/window', ['rest/rows/path']],
    ['rest/limits', ['rest/limits/window']],
    ['rest/limits/both', ['rest/limits/window', 'rest/limits/turns', 'base/clock']],
    ['rest/both', ['rest/limits/window', 'rest/rows/path']],
    ['rest/limits/bound', ['rest/schema/bind', 'rest/limits/window']],
    ['rest/limits/front-door', []],
  ])('is found at %s when it imports %j', (test, imports) => {
    expect(isFound(test, ...imports)).toBe(true);
  });

  it.each([
    ['window', ['rest/limits/window']],
    ['front-door', []],
    ['rest/window', ['rest/limits/window']],
    ['rest/limits/both', ['rest/limits/window', 'rest/rows/path']],
    ['rest/limit/window', ['rest/limits/window']],
  ])('is not found at %s when it imports %j', (test, imports) => {
    expect(isFound(test, ...imports)).toBe(false);
  });

  it('imports what it needs to run, at its top or later, which types are not', () => {
    const text = [
      "import { type A, b } from '../../src/rest/b.js';",
      "import type { C } from '../../src/rest/c.js';",
      "import { d } from '../support/d.js';",
      'import {',
      '  e,',
      "} from '../../src/base/e.js';",
      "const { f } = await import('../../src/rest/f.js');",
    ].join('\n');
    expect(importsOf('rest/some.test.ts', text)).toEqual(['rest/b', 'base/e', 'rest/f']);
  });
});
