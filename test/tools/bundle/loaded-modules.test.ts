/** What a package takes of modules is what the bundles leave out: neither is missing, and none is taken in vain. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { options } from '../../../src/tools/bundle/options.js';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

const packaged = new URL('../../../scripts/packaged.mjs', import.meta.url).href;
const { loaded } = (await import(packaged)) as { loaded: Map<string, unknown> };

it('a package takes every module that the bundles do not hold', () => {
  const isLeftOut = (name: string) =>
    options.external.some((pattern) =>
      pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
  const leftOut = Object.keys(dependencies).filter(isLeftOut);
  expect(leftOut.length).toBeGreaterThan(5);
  // Only its data is read, as a file.
  expect([...loaded.keys()].sort()).toEqual([...leftOut, 'cldr-core'].sort());
});
