/** A sync whose process is killed in the middle, and what is left to do for the next one. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { everythingOf } from '../../../../support/everything-of.js';
import { type ServerProcess, startProcess } from '../../../../support/process.js';
import { makeToken } from '../../../../support/token.js';
import { itLong } from '../../../../support/scale.js';

interface Changes {
  readonly isDone: boolean;
  readonly callCount: number;
  readonly created: readonly { readonly isDone: boolean | null }[];
  readonly changed: readonly object[];
  readonly deleted: readonly object[];
  readonly undo: readonly object[];
}

const zone = 'acme-cloud.example';
const all = `isDone callCount created { isDone } changed { isDone } deleted { isDone } undo ${everythingOf('CloudDnsUndo')}`;
const sync = `mutation ($zoneId: ID!, $zoneFile: String!, $preview: Boolean, $maxDeletes: Int) {
  changes: syncCloudDnsRecords(zoneId: $zoneId, input: { zoneFile: $zoneFile, preview: $preview, maxDeletes: $maxDeletes }) { ${all} } }`;
const change = `mutation ($zoneId: ID!, $changes: [CloudDnsChangeInput!]!) {
  changes: changeCloudDnsRecords(zoneId: $zoneId, input: { changes: $changes, maxDeletes: 300 }) { ${all} } }`;

let dataDir: string;
let sandbox: ServerProcess;
let meridian: ServerProcess;
let token: string;
let counter: Server;
/** Writes that have reached the sandbox. */
const writes: string[] = [];
/** Done when so many have, before the last of them is answered. */
let after: { readonly writes: number; readonly then: () => void } | null = null;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-killed-'));
  sandbox = await startProcess({ HOST: '' }, 'dist/server/sandbox-cli.js');
  await sandbox.printed(/ready/);
  counter = counting(`${sandbox.url}/cloud`).listen(0, '127.0.0.1');
  await once(counter, 'listening');
  token = await makeToken(dataDir, 'hosting:read', 'hosting:write');
  await start();
});
afterAll(async () => {
  await meridian.stop();
  counter.close();
  await sandbox.stop();
  rmSync(dataDir, { recursive: true });
});

/** Passes everything on. */
function counting(to: string): Server {
  return createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const body = await text(request);
      const answer = await fetch(`${to}${url}`, {
        method,
        headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
        ...(body !== '' && { body }),
      });
      const answered = await answer.text();
      if (method !== 'GET') writes.push(`${method} ${url}`);
      if (after && writes.length === after.writes) return after.then();
      response.writeHead(answer.status, Object.fromEntries(answer.headers.entries())).end(answered);
    })();
  });
}

async function start(): Promise<void> {
  const address = counter.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  meridian = await startProcess({
    DATA_DIR: dataDir,
    RATES_SYNC: 'off',
    LOG_LEVEL: 'silent',
    CLOUD_TOKEN: 'sandbox',
    CLOUD_BASE_URL: `http://127.0.0.1:${address.port}`,
  });
  for (;;) {
    const isReady = await fetch(`${meridian.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function ask<T>(query: string, variables: object): Promise<T> {
  const response = await fetch(`${meridian.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}

const changes = async (query: string, variables: object) => (await ask<{ changes: Changes }>(query, variables)).changes;

async function zoneNow(): Promise<{ id: string; number: string; zoneFile: string; sets: string[] }> {
  const { cloud } = await ask<{ cloud: { dnsZones: { nodes: Zone[] } } }>(
    `query ($name: String) { cloud { dnsZones(name: $name) { nodes { id number zoneFile
       recordSets(first: 1000) { nodes { id ttl records { value comment } labels } } } } } }`,
    { name: zone },
  );
  const [found] = cloud.dnsZones.nodes;
  if (!found) throw new Error(`No zone ${zone}`);
  const { id, number, zoneFile, recordSets } = found;
  // The serial of the SOA counts all changes.
  return { id, number, zoneFile, sets: recordSets.nodes.map((set) => JSON.stringify(set)).sort() };
}

interface Zone {
  readonly id: string;
  readonly number: string;
  readonly zoneFile: string;
  readonly recordSets: { readonly nodes: readonly object[] };
}

const records = 300;
const beforeKill = 120;

describe('a sync that is killed', () => {
  itLong('makes only the missing calls when it is sent again to a new process, and is undone', async () => {
    const before = await zoneNow();
    const hosts = Array.from({ length: records }, (_, n) => `host-${n} IN A 198.51.100.${n % 250}`);
    const wanted = { zoneId: before.id, zoneFile: `${before.zoneFile}${hosts.join('\n')}\n` };
    const preview = await changes(sync, { ...wanted, preview: true });
    expect(preview).toMatchObject({ isDone: false, callCount: records });
    expect(writes).toEqual([]);

    const exited = once(meridian.child, 'exit');
    after = { writes: beforeKill, then: () => void meridian.child.kill('SIGKILL') };
    await expect(changes(sync, wanted)).rejects.toThrow();
    expect(await exited).toEqual([null, 'SIGKILL']);
    after = null;
    expect(writes).toHaveLength(beforeKill);

    await start();
    // The last write was done, and its answer reached nobody.
    const rest = await changes(sync, wanted);
    expect(rest).toMatchObject({ isDone: true, callCount: records - beforeKill, changed: [], deleted: [] });
    expect(rest.created).toHaveLength(records - beforeKill);
    expect(writes).toHaveLength(records);
    expect(new Set(writes)).toEqual(new Set([`POST /zones/${before.number}/rrsets`]));
    expect(await changes(sync, wanted)).toMatchObject({ isDone: true, callCount: 0 });
    expect(writes).toHaveLength(records);

    expect(await changes(change, { zoneId: before.id, changes: preview.undo })).toMatchObject({ isDone: true });
    expect(writes).toHaveLength(2 * records);
    expect((await zoneNow()).sets).toEqual(before.sets);
  });
});
