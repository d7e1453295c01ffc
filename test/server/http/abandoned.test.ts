/** Questions whose askers go away before the answer is made: their place among the work in flight is free again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type ServerProcess, startProcess } from '../../support/process.js';
import { itLong } from '../../support/scale.js';

/** Several of them cost more than may be under way and wait together. */
const query =
  '{ edge { dnsRecords(first: 10000) { nodes { id name type content ttl proxied target { state hops } } } } }';
const times = 16;

let server: ServerProcess;
let dataDir: string;
let authorization: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-abandoned-'));
  server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', LOG_LEVEL: 'error' });
  const [, token] = await server.printed(/#token=(mrd_[\w-]+)\n/);
  authorization = `Bearer ${token ?? ''}`;
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function ask(signal?: AbortSignal): Promise<Response> {
  return fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  });
}

itLong('answers a large question after many whose askers went away', async () => {
  for (let time = 0; time < times; time += 1) {
    await ask(AbortSignal.timeout(40)).catch(() => null);
    await after(400);
  }
  const { status } = await ask();
  expect(status).toBe(200);
});
