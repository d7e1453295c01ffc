/** In the running server nothing makes code from text any more, whichever way it is tried. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ServerProcess, startProcess } from '../support/process.js';

/** Runs inside the server: what a dependency would do, before it listens and after. */
const inside = `
  const ways = {
    Function: () => Function('return 1')(),
    newFunction: () => new Function('return 1')(),
    eval: () => eval('1'),
    indirectEval: () => (0, eval)('1'),
    constructor: () => (() => {}).constructor('return 1')(),
    ofAMethod: () => [].map.constructor('return 1')(),
    ofAClass: () => class {}.constructor('return 1')(),
    generator: () => (function* () {}).constructor('yield 1')().next().value,
    async: () => (async () => {}).constructor('return 1')() && 1,
    asyncGenerator: () => (async function* () {}).constructor('yield 1')() && 1,
    reflected: () => Reflect.construct(Function, ['return 1'])(),
    throughThePrototype: () => Function.prototype.constructor('return 1')(),
  };
  const tried = () => Object.entries(ways).map(([name, way]) => {
    try { return name + '=' + way(); } catch (error) { return name + '=' + error.name; }
  });
  console.log('before: ' + tried().join(' '));
  process.on('SIGUSR2', () => {
    const isStill = (() => {}) instanceof Function && class {} instanceof Function;
    console.log('after: ' + tried().join(' ') + ' instanceof=' + isStill);
  });
`;

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-no-code-'));
  const script = join(dataDir, 'inside.mjs');
  writeFileSync(script, inside);
  server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', NODE_OPTIONS: `--import ${script}` });
  await server.printed(/Or try it/);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('refuses every way, while everything goes on to work', async () => {
  const [, before = ''] = await server.printed(/before: (.*)/);
  expect(before.split(' ').every((way) => way.endsWith('=1'))).toBe(true);
  server.child.kill('SIGUSR2');
  const [, after = ''] = await server.printed(/after: (.*)/);
  const printed = after.split(' ');
  expect(printed.at(-1)).toBe('instanceof=true');
  expect(printed.slice(0, -1)).toEqual(before.split(' ').map((way) => way.replace('=1', '=EvalError')));

  const [, token = ''] = await server.printed(/(mrd_\S+)/);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const query = '{ cloud { servers(first: 1) { nodes { id } } } dedicated { servers(first: 1) { nodes { id } } } }';
  for (const text of [query, query, '{ rates { base } }', '{ __schema { queryType { name } } }']) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: text }),
    });
    expect(await response.json()).not.toHaveProperty('errors');
  }
  for (const path of ['/api/v1', '/docs', '/docs/reader.js', '/graphql', '/openapi.json', '/readyz']) {
    const response = await fetch(`${server.url}${path}`, { headers: { ...headers, accept: 'text/html' } });
    expect(response.status).toBe(200);
  }
});
