/** Imports point one way, between the wings of `src` and within each: type imports too. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { SourceTree } from './layers.js';

const root = join(import.meta.dirname, '../../src');
const tree = new SourceTree(root);

it('imports point down the layers', () => {
  expect(tree.files.length).toBeGreaterThan(300);
  expect(tree.wrongImports()).toEqual([]);
});

it('imports run in no circle', () => {
  // What is loaded when it is wanted closes no circle.
  let left = new Map(tree.files.map((file) => [file, tree.loadedBy(file)]));
  expect(left.get('server/load.ts')).toContain('server/schema.ts');
  // What imports nothing that is left is in no circle; neither is what nothing left imports.
  for (let before = 0; before !== left.size;) {
    before = left.size;
    const imported = new Set([...left.values()].flat());
    left = new Map([...left].filter(([file, all]) => imported.has(file) && all.some((other) => left.has(other))));
    left = new Map([...left].map(([file, all]) => [file, all.filter((other) => left.has(other))]));
  }
  expect([...left.keys()]).toEqual([]);
});

it('the architecture document has the same table', () => {
  const document = readFileSync(join(root, '../docs/architecture.md'), 'utf8');
  const written = [...document.matchAll(/^\| `src\/(\w+)` +\|.+\| (.+?) +\|$/gm)].map(([, wing = '', all = '']) => [
    wing,
    all === 'nothing' ? [] : all.split(', '),
  ]);
  const wingOf = (folder: string) => folder.split('/')[0] ?? '';
  const isFolder = (name: string) => !name.endsWith('.ts');
  const wings = readdirSync(root);
  const allowed = wings.map((wing) => {
    const own = Object.entries(tree.layers).filter(([from]) => isFolder(from) && wingOf(from) === wing);
    const others = own.flatMap(([, all]) => all.filter(isFolder).map(wingOf)).filter((other) => other !== wing);
    return [wing, [...new Set(others)]];
  });
  expect(wings.length).toBeGreaterThan(5);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(allowed));
});
