import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const root = join(import.meta.dirname, '../src');

/** What a file imports of our own, type imports included. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(file, '..', fileName.replace(/\.js$/, '.ts')));
}

it('run in no circle, type imports included', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  let left = new Map(files.map((file) => [join(root, file), importsOf(join(root, file))]));
  expect(left.size).toBeGreaterThan(300);
  expect(left.get(join(root, 'load.ts'))).toContain(join(root, 'schema.ts'));
  // What imports nothing that is left is in no circle; neither is what nothing left imports.
  for (let before = 0; before !== left.size;) {
    before = left.size;
    const imported = new Set([...left.values()].flat());
    left = new Map(
      [...left].filter(([file, imports]) => imported.has(file) && imports.some((other) => left.has(other))),
    );
    left = new Map([...left].map(([file, imports]) => [file, imports.filter((other) => left.has(other))]));
  }
  expect([...left.keys()].map((file) => file.slice(root.length + 1))).toEqual([]);
});
