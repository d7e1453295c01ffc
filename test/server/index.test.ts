import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  introspectionFromSchema,
  type IntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { startProcess } from '../support/process.js';
import { itSome, someOf } from '../support/scale.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-process-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a first start on an empty store', () => {
  itSome(
    'prints the addresses and a demo token, in a link and a curl that work, and a second start prints no token',
    async () => {
      const first = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off' });
      const [, authorization, address] = await first.printed(/curl -H 'Authorization: (.+?)' (\S+)/);
      expect(first.output()).toMatch(
        /^ {2}Dashboard {2}http:\/\/localhost:\d+\/\n[^]*\/graphql[^]*\/api\/v1[^]*\/healthz/m,
      );
      const token = authorization?.replace('Bearer ', '');
      expect(first.output()).toMatch(
        new RegExp(`^Open the dashboard with it:\\n {2}http://localhost:\\d+/#token=${token}$`, 'm'),
      );
      const signedIn = await fetch(`${first.url}/session`, {
        method: 'POST',
        headers: { origin: first.url, 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      expect(signedIn.status).toBe(204);
      const path = new URL(address ?? '').pathname;
      const response = await fetch(first.url + path, { headers: { authorization: authorization ?? '' } });
      expect(await response.json()).toMatchObject({ status: true, base: 'USD' });
      expect(await first.stop()).toBe(0);

      const second = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off' });
      await second.printed(/Health/);
      expect(await second.stop()).toBe(0);
      expect(second.output()).toContain('Dashboard');
      expect(second.output()).not.toMatch(/token|Assistants|Subgraph/);
    },
  );
});

describe('a start with credentials', () => {
  itSome('prints the accounts by their API, the APIs that the sandbox stands in for, and no credential', async () => {
    const server = await startProcess({
      DATA_DIR: dataDir,
      RATES_SYNC: 'off',
      CLOUD_TOKEN: 'hunter2',
      STORAGE_ACCOUNTS: 'backup=hunter2',
      CLOUD_ACCOUNTS: 'prod=hunter2-1,test=hunter2-2',
      MCP: 'on',
      SUBGRAPH: 'on',
    });
    await server.printed(/Health/);
    await server.stop();
    expect(server.output()).toMatch(/^ {2}Assistants http:\/\/localhost:\d+\/mcp \(docs\/assistants\.md\)$/m);
    expect(server.output()).toMatch(/^ {2}Subgraph {3}http:\/\/localhost:\d+\/graphql, .* \(docs\/supergraph\.md\)$/m);
    expect(server.output()).toMatch(/^ {2}Accounts {3}cloud \(default, prod, test\), storage \(backup\)$/m);
    expect(server.output()).toMatch(/^ {2}Sandbox {4}stands in for dedicated, edge: no credentials are set$/m);
    expect(server.output() + server.errors()).not.toContain('hunter2');
  });
});

describe('a start with credentials for every API', () => {
  itSome('prints neither a sandbox nor a demo token, and says that none stands in', async () => {
    const credentials = {
      CLOUD_TOKEN: 'hunter2',
      STORAGE_TOKEN: 'hunter2',
      DEDICATED_ACCOUNTS: 'prod=u:hunter2',
      EDGE_TOKEN: 'hunter2',
    };
    const server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', ...credentials });
    await server.printed(/Health/);
    const query = '{ health { hosting { api isSandbox accounts { name } } } }';
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const real = (api: string) => ({ api, isSandbox: false, accounts: [] });
    const hosting = expect.arrayContaining(['CLOUD', 'DEDICATED', 'STORAGE', 'EDGE'].map(real));
    expect(await response.json()).toEqual({ data: { health: { hosting } } });
    const health = await (await fetch(`${server.url}/healthz`)).json();
    expect(health).toMatchObject({ status: true, sandbox: [], store: { available: true } });
    await server.stop();
    expect(server.output()).toMatch(
      /^ {2}Accounts {3}cloud \(default\), storage \(default\), dedicated \(prod\), edge \(default\)$/m,
    );
    expect(server.output()).not.toMatch(/Sandbox|mrd_|hunter2/);
    expect(server.errors()).not.toContain('hunter2');
  });
});

describe('the graph of the bundled server', () => {
  itSome('is that of the committed schema, its names and all', async () => {
    const whole = { specifiedByUrl: true, directiveIsRepeatable: true, inputValueDeprecation: true, oneOf: true };
    const server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off' });
    await server.printed(/Health/);
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: getIntrospectionQuery({ ...whole, schemaDescription: true }) }),
    });
    const { data } = (await response.json()) as { data: IntrospectionQuery };
    await server.stop();
    const committed = introspectionFromSchema(buildSchema(readFileSync('schema/schema.graphql', 'utf8')));
    const sdl = (seen: IntrospectionQuery) => printSchema(lexicographicSortSchema(buildClientSchema(seen)));
    expect(sdl(data)).toBe(sdl(committed));
  });
});

describe('a start with other flags than those of the build', () => {
  itSome(
    'compiles anew and answers',
    async () => {
      const server = await startProcess({
        DATA_DIR: dataDir,
        RATES_SYNC: 'off',
        NODE_OPTIONS: '--max-old-space-size=512',
      });
      await server.printed(/Health/);
      const { status } = await fetch(`${server.url}/readyz`);
      expect(status).toBe(200);
      expect(await server.stop()).toBe(0);
    },
    30_000,
  );
});

describe('a start without network', () => {
  itSome('serves the snapshot with its own date and logs one line about the failed sync', async () => {
    const unreachable = 'http://127.0.0.1:9/{date}/{code}.json';
    const server = await startProcess({
      DATA_DIR: dataDir,
      RATES_URLS: unreachable,
      RATES_ECB_URL: 'http://127.0.0.1:9/daily.xml',
    });
    await server.printed(/sync/i);
    const { rates } = (await (await fetch(`${server.url}/readyz`)).json()) as { rates: Record<string, unknown> };
    expect(rates['date']).toBe('2026-09-29');
    expect(rates['lastError']).toEqual(expect.any(String));
    await server.stop();
    const lines = server
      .errors()
      .split('\n')
      .filter((line) => line.includes('"level":40'));
    expect(lines).toHaveLength(1);
  });
});

describe('a stop by SIGTERM', () => {
  itSome('finishes the request in flight and exits with 0', async () => {
    const server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off' });
    await server.printed(/Health/);
    const body = '{"query":"{ country(code: \\"IN\\") { name } }"}';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.slice(0, 10));
    await fetch(`${server.url}/healthz`);
    const stopped = server.stop();
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.write(body.slice(10));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 200 [^]*"India"/);
    expect(await stopped).toBe(0);
  });
});

describe('a port that is in use', () => {
  itSome('ends the start with what to set and no stack trace', async () => {
    const first = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off' });
    await first.printed(/Health/);
    const second = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', PORT: new URL(first.url).port });
    await once(second.child, 'exit');
    await first.stop();
    expect(second.child.exitCode).toBe(1);
    expect(second.errors()).toMatch(/^Cannot start: .*in use.*Set PORT/);
    expect(second.errors()).not.toContain('    at ');
  });
});

describe('a host that is none of this machine', () => {
  it.each(someOf(['nosuchhost.invalid', '203.0.113.1', 'two\nlines']))(
    'ends the start with what to set and no stack trace: %j',
    async (host) => {
      const server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', HOST: host });
      if (server.child.exitCode === null) await once(server.child, 'exit');
      expect(server.child.exitCode).toBe(1);
      expect(server.errors()).toMatch(/^Cannot start: .*Set .*HOST to an address of this machine\.\n$/);
    },
  );
});

describe('a credential with a line break', () => {
  itSome('ends the start in words that do not repeat it', async () => {
    const env = { CLOUD_TOKEN: 'hunter2\nhunter2', BASE_URL: 'https://x.example/?a=b' };
    const server = await startProcess({ DATA_DIR: dataDir, ...env });
    if (server.child.exitCode === null) await once(server.child, 'exit');
    expect(server.child.exitCode).toBe(1);
    expect(server.errors()).toMatch(
      /^The configuration has 2 problem\(s\):\n {2}- BASE_URL: .*\n {2}- CLOUD_TOKEN: .*\n$/,
    );
    expect(server.errors()).not.toContain('hunter2');
  });
});

describe('a configuration with mistakes', () => {
  itSome('ends with all of them at once and no stack trace', async () => {
    const server = await startProcess({ PORT: 'http', STORE_URL: 'mysql://x', INTROSPECTION: 'maybe' });
    await once(server.child, 'exit');
    expect(server.child.exitCode).toBe(1);
    for (const name of ['PORT', 'STORE_URL', 'INTROSPECTION']) expect(server.errors()).toContain(`${name}: expected`);
    expect(server.errors()).not.toMatch(/at .*\.js:\d/);
  });
});
