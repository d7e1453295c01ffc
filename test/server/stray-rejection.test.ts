/** A promise of which nobody waits for the failure is an error in the log; the process lives on. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startProcess } from '../support/process.js';

/** Runs inside the server: what a dependency would do. */
const inside = `
  process.on('SIGUSR2', () => {
    void Promise.reject(new Error('astray'));
    void Promise.reject(undefined);
  });
`;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-stray-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('is logged, and questions are answered as before', async () => {
  const script = join(dataDir, 'inside.mjs');
  writeFileSync(script, inside);
  const server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', NODE_OPTIONS: `--import ${script}` });
  await server.printed(/Or try it/);
  server.child.kill('SIGUSR2');
  await server.printed(
    /"level":50[^\n]*astray[^\n]*Unhandled promise rejection"[^]*\n[^\n]*"level":50[^\n]*Unhandled promise rejection"/,
  );
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ country(code: "IN") { name } }' }),
  });
  expect(await response.json()).toEqual({ data: { country: { name: 'India' } } });
  expect(await server.stop()).toBe(0);
});
