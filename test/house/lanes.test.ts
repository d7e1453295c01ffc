/** The lanes of the tests name suites that there are: a name that is none would move a suite without a word. */
import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { deep, deepOnly } from '../../scripts/lanes.mjs';

const suites = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'));
const alternatives = (pattern: string) => pattern.split('|').length;

it.each(deep)('the lane has suites for each part of %s', (pattern) => {
  const own = suites.filter((path) => new RegExp(`^${pattern}.*\\.test\\.ts$`).test(path));
  expect(own.length).toBeGreaterThanOrEqual(alternatives(pattern));
});

it.each(deepOnly)('what is left out is a suite of the lane for each part of %s', (pattern) => {
  const own = suites.filter((path) => new RegExp(`^${pattern}\\.test\\.ts$`).test(path));
  expect(own).toHaveLength(alternatives(pattern));
  for (const path of own) expect(deep.some((one) => new RegExp(`^${one}`).test(path))).toBe(true);
});
