/** What docs/clients.md needs besides: generated types, and the panel of a Grafana that is not here. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import { parse } from 'yaml';
import { isObject } from '../../src/base/unknown.js';
import { type ServerProcess, startProcess } from '../support/process.js';
import { itLong } from '../support/scale.js';
import { blocksOf } from './blocks.js';
import { patternOf } from './same.js';

const blocks = blocksOf('docs/clients.md');
const one = (language: string) => blocks.find((block) => block.language === language)?.text ?? '';
const folder = mkdtempSync(join(tmpdir(), 'meridian-clients-'));
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  server = await startProcess({ DATA_DIR: join(folder, 'data'), RATES_SYNC: 'off', LOG_LEVEL: 'silent' });
  [token] = await server.printed(/mrd_\S+/);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('small programs have fewer than 15 lines', () => {
  const programs = blocks.filter(({ language, next }) => next?.language === 'text' && language !== 'text');
  expect(programs.length).toBeGreaterThanOrEqual(5);
  for (const { text } of programs) expect(text.trim().split('\n').length).toBeLessThan(15);
  expect(one('ts').trim().split('\n').length).toBeLessThan(15);
});

it('the configuration names all scalars', () => {
  const types = Object.values(buildSchema(readFileSync('schema/schema.graphql', 'utf8')).getTypeMap());
  const scalars = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type)).map(({ name }) => name);
  const { config } = parse(one('yaml')).generates['generated/'];
  expect(Object.keys(config.scalars).sort()).toEqual(scalars.sort());
});

itLong('types are generated from the running server, and the program is checked by them and runs', () => {
  const here = (text: string) => text.replaceAll('localhost:4000', new URL(server.url).host);
  const [install, print] = blocks.filter(({ text }) => /^np[mx] /.test(text));
  expect(install?.text).toContain('npm install');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'codegen.yml'), here(one('yaml')));
  writeFileSync(join(folder, 'bill.ts'), here(one('ts')));
  const { NODE_OPTIONS: _, ...env } = process.env;
  const output = execFileSync('sh', ['-euc', print?.text ?? ''], {
    cwd: folder,
    env: { ...env, TOKEN: token },
    encoding: 'utf8',
  });
  expect(output.trim().split('\n').at(-1)).toMatch(patternOf(print?.next?.text.trim() ?? ''));
});

it('the panel of Grafana finds its columns', async () => {
  const { targets } = JSON.parse(one('json'));
  for (const { url_options: options, root_selector: root, columns } of targets) {
    const response = await fetch(`${server.url}/graphql`, {
      method: options.method,
      headers: { 'content-type': options.body_content_type, authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: options.body_graphql_query }),
    });
    const rows = at(await response.json(), root);
    expect(rows).toEqual(expect.arrayContaining([expect.anything()]));
    for (const { selector } of columns)
      expect(at(Array.isArray(rows) ? rows[0] : null, selector)).toEqual(expect.any(String));
  }
});

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}
