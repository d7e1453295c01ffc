/** Imports point one way, between the wings of `src` and within each: type imports too. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../src');

const apis = ['cloud', 'dedicated', 'edge', 'storage'];

/** What a folder or a file may import beside itself; of nested ones that are named the innermost counts. */
const layers: Readonly<Record<string, readonly string[]>> = {
  // The list of APIs and what stands in it: facts alone, which load what they are of when it is wanted.
  'apis/index.ts': ['apis/definition.ts', ...apis.map((api) => `apis/${api}/api.ts`)],
  'apis/definition.ts': ['rest', 'sandbox'],
  ...Object.fromEntries(apis.map((api) => [`apis/${api}/api.ts`, ['apis/definition.ts', `apis/${api}`, 'sandbox']])),
  base: ['apis/index.ts'],
  rest: ['base', 'apis/index.ts'],
  'data/geography': ['base'],
  data: ['base', 'data/geography'],
  'apis/machines': ['base', 'rest', 'data', 'data/geography'],
  'apis/dns': ['base', 'rest'],
  ...Object.fromEntries(
    apis.map((api) => [`apis/${api}`, ['base', 'rest', 'data', 'data/geography', 'apis/machines', 'apis/dns']]),
  ),
  hosting: ['base', 'rest', 'data', 'data/geography', 'apis'],
  graphql: ['base', 'rest', 'data', 'hosting'],
  server: ['base', 'rest', 'data', 'data/geography', 'apis', 'hosting', 'graphql', 'sandbox'],
  // It serves rows as their provider would.
  sandbox: ['base', 'rest', 'apis'],
  // It asks the graph as everybody does.
  dashboard: ['base'],
  // Nothing of it runs in the server.
  tools: ['base', 'rest', 'data', 'data/geography', 'server'],
};

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

/** What a file imports of our own, type imports included. */
function importsOf(file: string, text = readFileSync(join(root, file), 'utf8')): string[] {
  const { importedFiles } = ts.preProcessFile(text);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => {
      const path = relative(root, join(root, file, '..', fileName));
      return [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((one) => files.includes(one)) ?? path;
    });
}

const eager = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/\bimport\(/g, 'later(');

const imports = new Map(files.map((file) => [file, importsOf(file)]));

function layerOf(file: string): string | undefined {
  const folders = Object.keys(layers).filter((folder) => file === folder || file.startsWith(`${folder}/`));
  return folders.sort((a, b) => b.length - a.length)[0];
}

function isAllowed(from: string, to: string): boolean {
  if (from === to) return true;
  return (layers[from] ?? []).some((folder) => to === folder || to.startsWith(`${folder}/`));
}

it('imports point down the layers', () => {
  expect(files.length).toBeGreaterThan(300);
  const wrong = [...imports].flatMap(([file, all]) => {
    const from = layerOf(file);
    if (from === undefined) return [`${file} is in no layer`];
    return all.flatMap((other) => {
      const to = layerOf(other);
      return to !== undefined && isAllowed(from, to) ? [] : [`${file} imports ${other}`];
    });
  });
  expect(wrong).toEqual([]);
});

it('imports run in no circle', () => {
  // What is loaded when it is wanted closes no circle.
  let left = new Map(files.map((file) => [file, importsOf(file, eager(file))]));
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
  const told = [...document.matchAll(/^\| `src\/(\w+)` +\|.+\| (.+?) +\|$/gm)].map(([, wing = '', all = '']) => [
    wing,
    all === 'nothing' ? [] : all.split(', '),
  ]);
  const wingOf = (folder: string) => folder.split('/')[0] ?? '';
  const isFolder = (name: string) => !name.endsWith('.ts');
  const wings = readdirSync(root);
  const held = wings.map((wing) => {
    const own = Object.entries(layers).filter(([from]) => isFolder(from) && wingOf(from) === wing);
    const others = own.flatMap(([, all]) => all.filter(isFolder).map(wingOf)).filter((other) => other !== wing);
    return [wing, [...new Set(others)]];
  });
  expect(wings.length).toBeGreaterThan(5);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(held));
});
