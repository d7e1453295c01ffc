/** Each overridden dependency has its reason in a file beside `package.json`, and no other has one. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const folders = [
  '.',
  'bench',
  ...readdirSync(join(root, 'scripts/packages')).map((name) => `scripts/packages/${name}`),
];

function overridesOf(folder: string): string[] {
  const { overrides = {} }: { overrides?: object } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return Object.keys(overrides);
}

it('each override has its reason', () => {
  const reasons = readFileSync(join(root, 'package.overrides.md'), 'utf8').matchAll(/^## (\S+)\n\n(?=\S)/gm);
  const named = [...reasons].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named).toEqual(folders.flatMap(overridesOf));
});
