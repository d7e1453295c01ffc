/**
 * Secrets that the edge tells once: each reaches its caller, and from then on nothing of a real server holds it.
 *
 * @in-order
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { Collector } from '../../support/collector.js';
import { ownRedis } from '../../support/optional/redis.js';
import { startProcess } from '../../support/process.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { makeToken } from '../../support/token.js';
import { until } from '../../support/until.js';
import { envelope } from './scripted.js';

/** No JSON, base64 or hash of another value comes to it. */
const hush = 'HushHushHush';

/** The lists, as the provider answers them: without secrets. */
const listed: Readonly<Record<string, object>> = {
  '/user': { id: 'u1', email: 'ada@acme.example' },
  '/user/tokens': [{ id: 'token-of-user', name: 'Backup', status: 'active' }],
  '/accounts/a': { id: 'a', name: 'Acme', type: 'standard' },
  '/accounts/a/access/service_tokens': [{ id: 'token-of-service', name: 'Deploys', client_id: 'c1' }],
};

const policies = 'policies: [{ effect: ALLOW, permissionGroups: [{ id: "g" }], resources: { any: "*" } }]';
const mutations = [
  `mutation { it: createEdgeApiToken(input: { name: "Backup", ${policies} }) { apiToken { tokenId value } } }`,
  'mutation { it: rollEdgeApiToken(id: "token-of-user") { value } }',
  'mutation { it: createEdgeAccessServiceToken(accountId: "a", input: { name: "Deploys" }) { serviceToken { serviceTokenId clientSecret } } }',
  'mutation { it: rotateEdgeAccessServiceToken(accountId: "a", id: "token-of-service", input: {}) { serviceToken { clientSecret } } }',
];
const lists = `{ edge { user { tokens { nodes { id name } } } account(id: "a") { accessServiceTokens { nodes { id name clientId } } } } }`;

function textsIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)).toString('latin1'))
    .join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'meridian-once-'));
const [dataDir, redisDir] = [join(folder, 'data'), join(folder, 'redis')];
mkdirSync(redisDir);

/** Its log has everything that was ever written to it. */
const logged = ['--dir', redisDir, '--appendonly', 'yes', '--appendfsync', 'always'];

ownRedis(...logged).it(
  'secrets that are returned once are in no cache, log, store, trace or later answer',
  async (redis) => {
    const token = await makeToken(dataDir, 'hosting:read', 'hosting:write');
    const collector = await Collector.start();
    let count = 0;
    /** What the upstream answers in place of a new secret, where it answers something else. */
    let odd: unknown = null;
    const upstream = await ScriptedUpstream.start(({ method, path }) => {
      if (method === 'GET') return listed[path] ? envelope(listed[path]) : { status: 404 };
      const secret = odd ?? `${hush}-${(count += 1)}`;
      if (path.endsWith('/value')) return envelope(secret);
      const id = path.startsWith('/user') ? 'token-of-user' : 'token-of-service';
      return envelope({ id, name: 'new', value: secret, client_id: 'c1', client_secret: secret });
    });
    const server = await startProcess({
      DATA_DIR: dataDir,
      RATES_SYNC: 'off',
      LOG_LEVEL: 'debug',
      CACHE_URL: redis.url,
      BILL_HISTORY_DAYS: '30',
      EDGE_TOKEN: 'of-edge',
      EDGE_BASE_URL: upstream.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    await server.printed(/Health/);
    const ask = async (query: string) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-meridian-max-age': '600',
      };
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      return response.text();
    };
    const secretsIn = (text: string) => text.match(new RegExp(`${hush}-\\d+`, 'g')) ?? [];

    await ask(lists);
    // The same text twice: each time it is another secret, and none comes from a cache.
    const told: string[] = [];
    for (const mutation of [...mutations, ...mutations]) told.push(...secretsIn(await ask(mutation)));
    expect(told).toEqual(Array.from({ length: 8 }, (_, nth) => `${hush}-${nth + 1}`));

    odd = { nested: `${hush}-nested` };
    for (const mutation of mutations) {
      const answer = await ask(mutation);
      expect(answer).toContain('errors');
      expect(answer).not.toContain(hush);
    }
    const after = await ask(lists);
    expect(after).toContain('token-of-service');
    expect(after).not.toContain(hush);

    const calls = () => collector.spans.filter(({ name }) => name === 'PUT /user/tokens/{id}/value');
    await until(() => calls().length >= 3);
    expect(await server.stop()).toBe(0);
    const held = {
      cache: textsIn(redisDir),
      log: server.output() + server.errors(),
      store: textsIn(dataDir),
      traces: collector.texts.join('\n'),
    };
    await upstream.close();
    await collector.close();
    rmSync(folder, { recursive: true, force: true });

    // Each is searched where it holds what it should hold.
    expect(held.cache).toContain('token-of-service');
    expect(held.log).toContain('/graphql');
    expect(held.store).toContain('token-of-user');
    expect(held.traces).toContain('/user/tokens/{id}/value');
    for (const [place, text] of Object.entries(held)) expect([place, text.includes(hush)]).toEqual([place, false]);
  },
);
