/** Another API takes its own folder and one line in `src/apis/index.ts`. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import ts from 'typescript';
import { isAlone } from '../support/scale.js';

const root = join(import.meta.dirname, '../..');

/** As ES modules, which package.json says and the compiler does not read for one file. */
const compilerOptions: ts.CompilerOptions = {
  ...ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config.compilerOptions,
  ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, noEmit: false },
};

const folder: Readonly<Record<string, string>> = {
  'api.ts': `
import type { ApiDefinition } from '../definition.js';

export const toy: ApiDefinition = {
  name: 'TOY',
  about: 'Toys',
  credential: { parts: ['TOKEN'], kind: 'token' },
  load: () => import('./index.js'),
  loadSandbox: () => import('./sandbox.js'),
};
`,
  'dialect.ts': `
import { namedKeys } from '../../rest/rows/named-keys.js';
import { Action } from '../cloud/action.js';

export const dialect = namedKeys({ api: 'TOY', baseUrl: 'https://toys.example/v1', action: Action });
`,
  'index.ts': `
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { bind } from '../../rest/schema/bind.js';
import { list, post } from '../../rest/rows/row.js';
import { dialect } from './dialect.js';

const { root, on, mutations } = bind(dialect);

@ObjectType({ description: 'The toy API' })
export class Toy {}

@ObjectType('ToyBrick', { description: 'A brick' })
export class Brick {
  @Field(() => ID, { description: 'Its number' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'What it is called' })
  name!: string | null;
}

@InputType('CreateToyBrickInput', { description: 'A new brick' })
export class CreateBrick {
  @Field({ description: 'What it shall be called' })
  name!: string;
}

const bricks = on(Toy, { bricks: list('/bricks', () => Brick, { central: true }) });
const brickWrites = mutations({ createToyBrick: post('/bricks', () => Brick, CreateBrick) });

export { dialect };
export const groups = [root(Toy, 'toy'), bricks, brickWrites];
`,
  'sandbox.ts': `
import { namedKeys } from '../../sandbox/protocol/styles/named-keys.js';
import type { SandboxProvider } from '../../sandbox/world/provider.js';

export const provider: SandboxProvider = {
  protocol: namedKeys({ deleting: 200 }),
  resources: { '/bricks': {} },
  actions: '/actions',
  references: {},
  oddities: {},
  seed: (world) => void world.create('/bricks', { name: 'red' }),
};
`,
};

/** Asks the graph of the copy, with the sandbox behind it. */
const asking = `
import 'reflect-metadata';
import { pathToFileURL } from 'node:url';
const at = (path) => import(pathToFileURL(process.cwd() + '/dist/' + path));
const { readConfig } = await at('server/config/config.js');
const { checkedScopes } = await at('base/auth/scope.js');
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
  '{ toy { bricks { nodes { id name } } } }',
  'mutation { createToyBrick(input: { name: "blue" }) { bricks { name } } }',
  '{ toy { bricks { nodes { name } } } }',
  '{ hosting { sources { api account state } } }',
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
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'meridian-toy-'));
  for (const path of ['src', 'schema', 'package.json', 'tsconfig.json', 'tsconfig.build.json']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  cpSync(join(root, 'dist'), join(copy, 'dist'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'src/apis/toy'));
  for (const [name, text] of Object.entries(folder)) writeFileSync(join(copy, 'src/apis/toy', name), text);
  const list = join(copy, 'src/apis/index.ts');
  const text = readFileSync(list, 'utf8').replace(/^(export const apis.*)\];$/m, '$1, toy];');
  writeFileSync(list, `import { toy } from './toy/api.js';\n${text}`);
  if (isAlone) compileAll();
  else
    for (const path of ['index', ...Object.keys(folder).map((name) => `toy/${name.replace('.ts', '')}`)]) compile(path);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** With all types, for which the compiler takes twenty seconds. */
function compileAll(): void {
  // Modules by the copy's own paths: with them what has been compiled already holds.
  const compile = '--preserve-symlinks --preserve-symlinks-main node_modules/typescript/lib/tsc.js';
  const options = '-p tsconfig.build.json --preserveSymlinks';
  execFileSync(process.execPath, `${compile} ${options}`.split(' '), { cwd: copy, stdio: 'inherit' });
}

/** One file of `src/apis`, without its types. */
function compile(path: string): void {
  const source = readFileSync(join(copy, 'src/apis', `${path}.ts`), 'utf8');
  const target = join(copy, 'dist/apis', `${path}.js`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, ts.transpileModule(source, { compilerOptions }).outputText);
}

it('then stands in the graph, the sandbox, the sources, the scopes and the settings', () => {
  writeFileSync(join(copy, 'ask.mjs'), asking);
  const printed = execFileSync(process.execPath, ['ask.mjs'], { cwd: copy, encoding: 'utf8' });
  const { answers, problem, slip, scopes } = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as {
    answers: readonly unknown[];
    problem: string;
    slip: string;
    scopes: readonly string[];
  };
  expect(answers).toEqual([
    { data: { toy: { bricks: { nodes: [{ id: expect.any(String), name: 'red' }] } } } },
    { data: { createToyBrick: { bricks: { name: 'blue' } } } },
    { data: { toy: { bricks: { nodes: [{ name: 'red' }, { name: 'blue' }] } } } },
    {
      data: {
        hosting: {
          sources: ['CLOUD', 'STORAGE', 'DEDICATED', 'EDGE', 'TOY'].map((api) => ({
            api,
            account: 'sandbox',
            state: 'OK',
          })),
        },
      },
    },
  ]);
  expect(problem).toContain('TOY_TOKEN: expected with TOY_BASE_URL, but got none');
  expect(slip).toContain('TOY_TOKEN');
  expect(scopes).toEqual(['hosting:read@toy:attic']);
});
