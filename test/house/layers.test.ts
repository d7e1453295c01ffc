/** Imports point one way, between the wings of `src` and within each: type imports too. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { filesInCircles, importsIn } from '../../scripts/imports.mjs';
import { SourceTree } from './layers.js';

const root = join(import.meta.dirname, '../../src');
const tree = new SourceTree(root);

it('imports point down the layers', () => {
  expect(tree.imports.size).toBeGreaterThan(300);
  expect(tree.wrongImports()).toEqual([]);
});

it('imports run in no circle', () => {
  expect(tree.imports.get('server/load.ts')).toContain('server/schema.ts');
  expect(filesInCircles(tree.imports)).toEqual([]);
});

it('a circle is found through types and what is loaded later', () => {
  const root = mkdtempSync(join(tmpdir(), 'meridian-circle-'));
  const files = {
    'a.ts': "export const b = () => import('./b.js');",
    'b.ts': "import type { C } from './c.js';",
    'c.tsx': "export type C = typeof import('./a.js');",
    'aside.ts': "import './a.js';",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  expect(filesInCircles(importsIn(root)).sort()).toEqual(['a.ts', 'b.ts', 'c.tsx']);
  rmSync(root, { recursive: true });
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
