/** Three replicas on one store, behind a balancer that sends each message to the next: any of them answers any. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { takesLong } from '../../support/optional/left-out.js';
import { Optional, describeEach } from '../../support/optional/optional.js';
import { type OwnServer, ownServers } from '../../support/optional/own-servers.js';
import { type ServerProcess, startProcess } from '../../support/process.js';
import { isComplete } from '../../support/scale.js';
import { call, message, send } from './message.js';
import { openTokens } from './token-store.js';

const { redis, postgres } = ownServers();
const stores = { redis, postgres: isComplete || redis.lack ? postgres : Optional.without(takesLong) };

describeEach<OwnServer>(stores, 'on $kind', (engine) => {
  let dataDir: string;
  let replicas: ServerProcess[];
  let store: Awaited<ReturnType<typeof openTokens>>;
  /** The address of the balancer. */
  let url: string;
  let turn = 0;

  const balancer = createServer((received, response) => {
    const { port } = new URL(replicas[turn++ % replicas.length]?.url ?? '');
    const { method, headers, url: path } = received;
    const passed = request({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    received.pipe(passed);
  });

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'meridian-assistants-replicas-'));
    store = await openTokens(engine.url(), dataDir);
    const env = { STORE_URL: engine.url(), MCP: 'on', RATES_SYNC: 'off', DATA_DIR: dataDir };
    replicas = await Promise.all([1, 2, 3].map(() => startProcess(env)));
    await Promise.all(replicas.map((replica) => replica.printed(/Health/)));
    balancer.listen(0, '127.0.0.1');
    await new Promise((resolve) => balancer.once('listening', resolve));
    url = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    balancer.close();
    balancer.closeAllConnections();
    for (const replica of replicas) await replica.stop();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('a conversation goes on at whichever replica its next message comes to', async () => {
    const { token } = await store.tokens.create({ name: 'Assistant', scopes: ['rates', 'hosting:read'] });
    const own = { authorization: `Bearer ${token}` };
    const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const { result } = await send(url, message('initialize', client), own);
    expect(result).toMatchObject({ protocolVersion: '2025-06-18' });
    const initialized = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect((await send(url, initialized, own)).status).toBe(202);
    const lists = [];
    for (let time = 0; time < 3; time += 1) lists.push((await send(url, message('tools/list'), own)).text);
    expect(new Set(lists).size).toBe(1);
    const answers = [];
    for (let time = 0; time < 6; time += 1) {
      const { content } = await call(url, 'findings', { question: 'idle-servers' }, token);
      answers.push(JSON.stringify(content['data']));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"isComplete":true');
  });

  it('a token that is deactivated is soon refused by all', async () => {
    const { token, record } = await store.tokens.create({ name: 'Assistant', scopes: ['rates'] });
    const own = { authorization: `Bearer ${token}` };
    const statuses = () =>
      Promise.all(replicas.map(async (one) => (await send(one.url, message('tools/list'), own)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await store.tokens.deactivate(record.id);
    // The test's own timeout is the bound.
    while ((await statuses()).some((status) => status !== 401)) await sleep(20);
  });

  it('one that stops leaves the others to answer', async () => {
    const { token } = await store.tokens.create({ name: 'Assistant', scopes: ['rates'] });
    const [gone, ...left] = replicas;
    replicas = left;
    await gone?.stop();
    for (let time = 0; time < 4; time += 1) {
      expect((await call(url, 'rates', { question: 'rates-health' }, token)).isError).toBe(false);
    }
  });
});
