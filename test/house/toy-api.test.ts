/** Another API takes its own folder and one line in `src/apis/index.ts`. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import ts from 'typescript';
import { apis } from '../../src/apis/index.js';
import { blocksOf } from '../docs/blocks.js';
import { node, output } from '../support/run.js';
import { isAlone } from '../support/scale.js';
import { SourceTree } from './layers.js';

const root = join(import.meta.dirname, '../..');

/** As ES modules, which package.json says and the compiler does not read for one file. */
const compilerOptions: ts.CompilerOptions = {
  ...ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config.compilerOptions,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: false,
};

/** As the document has them. */
const folder = blocksOf('docs/architecture.md').flatMap(({ text }) => {
  const [, path, code] = /^\/\/ (src\/apis\/toy\/\S+)\n([^]*)$/.exec(text) ?? [];
  return path === undefined || code === undefined ? [] : [{ path, code }];
});

/** Asks the graph of the copy, with the sandbox behind it. */
const asking = `
import 'reflect-metadata';
import { pathToFileURL } from 'node:url';
const at = (path) => import(pathToFileURL(process.cwd() + '/dist/' + path));
const { readConfig } = await at('server/config/config.js');
const { checkedScopes } = await at('server/tokens/parse-scope.js');
const { loadServices, closeServices } = await at('server/load.js');
const { createServer } = await at('server/server.js');
const quiet = { info() {}, warn() {}, error() {}, debug() {}, fatal() {}, trace() {}, child: () => quiet };
const { mkdtempSync } = await import('node:fs');
const config = readConfig({ DATA_DIR: mkdtempSync(process.cwd() + '/data-'), RATES_SYNC: 'off', LOG_LEVEL: 'silent' });
const services = await loadServices(config, quiet);
const { token } = await services.tokens.create({ name: 'toy', scopes: checkedScopes(['hosting:read', 'hosting:write']) });
const app = await createServer(services);
const ask = async (query) =>
  JSON.parse((await app.inject({ method: 'POST', url: '/graphql', payload: { query }, headers: { authorization: 'Bearer ' + token } })).body);
const answers = [];
for (const query of [
  '{ toy { balls { nodes { id name } } } }',
  'mutation { createToyBall(input: { name: "blue" }) { ball { id name } } }',
  '{ toy { balls { nodes { name } } } }',
  'mutation { deleteToyBall(id: 1) { deletedId } }',
  '{ toy { balls { nodes { name } } } }',
  '{ hosting { sources { api accountName state } } }',
  '{ __type(name: "HostingApiName") { enumValues { name } } }',
]) answers.push(await ask(query));
let problem;
try { readConfig({ TOY_BASE_URL: 'https://toys.example' }); } catch (error) { problem = error.message; }
let slip;
try { readConfig({ TOY_TOKN: 'a' }); } catch (error) { slip = error.message; }
console.log(JSON.stringify({ answers, problem, slip, scopes: checkedScopes(['hosting:read@toy:attic']) }));
await app.close();
await closeServices(services);
process.exit(0);
`;

let copy: string;
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'meridian-toy-'));
  for (const path of ['src', 'schema', 'package.json', 'tsconfig.json', 'tsconfig.build.json']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  cpSync(join(root, 'dist'), join(copy, 'dist'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { path, code } of folder) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), code);
  }
  const list = join(copy, 'src/apis/index.ts');
  const text = readFileSync(list, 'utf8').replace(/^(export const apis.*)\];$/m, '$1, toy];');
  writeFileSync(list, `import { toy } from './toy/api.js';\n${text}`);
  if (isAlone) await compileAll();
  else for (const path of ['src/apis/index.ts', ...folder.map((file) => file.path)]) compile(path);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** With all types, for which the compiler takes twenty seconds. */
function compileAll(): Promise<string> {
  // Modules by the copy's own paths: with them what has been compiled already holds.
  const compile = '--preserve-symlinks --preserve-symlinks-main node_modules/typescript/lib/tsc.js';
  const options = '-p tsconfig.build.json --preserveSymlinks';
  return output(node, `${compile} ${options}`.split(' '), { cwd: copy });
}

/** One file, without its types. */
function compile(path: string): void {
  const source = readFileSync(join(copy, path), 'utf8');
  const target = join(copy, path.replace(/^src/, 'dist').replace(/ts$/, 'js'));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, ts.transpileModule(source, { compilerOptions }).outputText);
}

it('keeps to the layers', () => {
  expect(folder.map(({ path }) => path)).toContain('src/apis/toy/sandbox/index.ts');
  expect(new SourceTree(join(copy, 'src')).wrongImports()).toEqual([]);
});

it('then stands in the graph, the sandbox, the sources, the scopes and the settings', async () => {
  writeFileSync(join(copy, 'ask.mjs'), asking);
  const printed = await output(node, ['ask.mjs'], { cwd: copy });
  const { answers, problem, slip, scopes } = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as {
    answers: readonly unknown[];
    problem: string;
    slip: string;
    scopes: readonly string[];
  };
  const all = [...apis.map(({ name }) => name), 'TOY'];
  expect(answers).toEqual([
    { data: { toy: { balls: { nodes: [{ id: 'toy:sandbox:ball:1', name: 'red' }] } } } },
    { data: { createToyBall: { ball: { id: expect.any(String), name: 'blue' } } } },
    { data: { toy: { balls: { nodes: [{ name: 'red' }, { name: 'blue' }] } } } },
    { data: { deleteToyBall: { deletedId: 'toy:sandbox:ball:1' } } },
    { data: { toy: { balls: { nodes: [{ name: 'blue' }] } } } },
    { data: { hosting: { sources: all.map((api) => ({ api, accountName: 'sandbox', state: 'OK' })) } } },
    { data: { __type: { enumValues: expect.arrayContaining(all.map((name) => ({ name }))) } } },
  ]);
  expect(problem).toContain('TOY_TOKEN: expected with TOY_BASE_URL, but got none');
  expect(slip).toContain('TOY_TOKEN');
  expect(scopes).toEqual(['hosting:read@toy:attic']);
});
