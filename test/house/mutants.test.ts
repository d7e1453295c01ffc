/** Each mutant still has its one place in the source, and tests that are to notice it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { mutants } from '../../scripts/mutants.mjs';

const root = join(import.meta.dirname, '../..');
const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).map((file) => `test/${file}`);

it.each(mutants)('$id', ({ file, find, tests: named }) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
  expect(named.filter((name) => !tests.some((test) => test.startsWith(name)))).toEqual([]);
});

it('has a name of its own', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
});
