/** type-graphql is worked around in one folder, and each workaround says for which version. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { isObject } from '../../src/base/unknown.js';

const root = join(import.meta.dirname, '../../src');
const folder = 'base/type-graphql/';

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

it('the store of metadata is read in that folder alone', () => {
  const readers = files.filter(({ text }) => /\bgetMetadataStorage\b/.test(text)).map(({ file }) => file);
  expect(readers.length).toBeGreaterThan(1);
  expect(readers.filter((file) => !file.startsWith(folder))).toEqual([]);
});

it('each file says the version that it is for, which is the one installed', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, '../package.json'), 'utf8'));
  const { dependencies } = Object(manifest);
  const installed = isObject(dependencies) ? dependencies['type-graphql'] : undefined;
  const workarounds = files.filter(({ file }) => file.startsWith(folder));
  const versions = workarounds.map(({ file, text }) => [file, new Set(text.match(/\b\d+\.\d+\.\d+-rc\.\d+/g))]);
  expect(versions).toEqual(workarounds.map(({ file }) => [file, new Set([installed])]));
});
