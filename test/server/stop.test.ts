import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { callers } from '../support/callers.js';
import { type ServerProcess, startProcess } from '../support/process.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';
import { makeToken } from '../support/token.js';
import { itSome, someOf } from '../support/scale.js';

let dataDir: string;
let server: ServerProcess;
const sockets: Socket[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-stop-'));
});
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  server.child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: NodeJS.ProcessEnv = {}): Promise<void> {
  server = await startProcess({ DATA_DIR: dataDir, RATES_SYNC: 'off', ...env });
  await server.printed(/Health/);
}

/** A connection that says these bytes, and all that comes back until it is closed. */
function say(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.on('error', () => undefined);
  socket.write(bytes);
  return new Promise((resolve) => socket.on('close', () => resolve(answer)));
}

function post(body: string, length = body.length, headers = ''): string {
  return `POST /graphql HTTP/1.1\r\nhost: x\r\n${headers}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Lines of the log, at `warn` and above. */
const logged = () =>
  server
    .errors()
    .split('\n')
    .filter((line) => line !== '');

/** Ends when the server takes no more connections, as it does first of all when it is asked to stop. */
async function stopping(): Promise<void> {
  const isOpen = () =>
    fetch(`${server.url}/healthz`).then(
      () => true,
      () => false,
    );
  while (await isOpen()) await pause(20);
}

describe('a stop under load', () => {
  let asked = 0;
  const body = () => JSON.stringify({ query: `{ country(code: "IN") { name a${(asked += 1) % 500}: capital } }` });

  it.each(
    someOf([
      ['as fast as they can', 40, 0],
      ['with pauses', 150, 300],
    ]),
  )('answers every caller that asks %s, to the end, and resets no connection', async (_how, count, most) => {
    await start();
    const { tally, done } = callers(count, server.url, body, most);
    await pause(1_000);
    const stopped = server.stop();
    await done;
    expect(await stopped).toBe(0);
    const { 200: _kept, '200 close': last = 0, ...others } = Object.fromEntries(tally);
    expect(others).toEqual({ ECONNREFUSED: count });
    expect(last).toBeGreaterThan(0);
    expect(logged()).toEqual([]);
  });
});

describe('a stop', () => {
  itSome('waits for a slow upstream and says that the connection ends with the answer', async () => {
    let isStopping = () => undefined as void;
    const held = new Promise<void>((resolve) => (isStopping = resolve));
    const upstream = await ScriptedUpstream.start(async () => {
      await held;
      return { body: { volumes: [], meta: { pagination: { total_entries: 7 } } } };
    });
    await start({ CLOUD_TOKEN: 'real', CLOUD_BASE_URL: upstream.url });
    const token = await makeToken(dataDir, 'hosting:read');
    const body = '{"query":"{ cloud { volumes { totalCount } } }"}';
    const answer = say(post(body, body.length, `authorization: Bearer ${token}\r\n`));
    while (upstream.asked.length === 0) await pause(20);
    const stopped = server.stop();
    await stopping();
    isStopping();
    expect(await stopped).toBe(0);
    const [head = '', data] = (await answer).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 200 [^]*\r\nconnection: close/i);
    expect(data).toBe('{"data":{"cloud":{"volumes":{"totalCount":7}}}}');
    expect(logged()).toEqual([]);
    await upstream.close();
  });

  itSome('does not wait for connections on which nothing is asked', async () => {
    await start();
    const idle = say('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    const silent = say('');
    await pause(200);
    expect(await server.stop()).toBe(0);
    // Nothing was cut off.
    expect(logged()).toEqual([]);
    expect(await idle).toMatch(/^HTTP\/1.1 200 /);
    expect(await silent).toBe('');
  });

  itSome('cuts after ten seconds what will not end, in one line of the log', async () => {
    await start();
    // Half a head would be refused after ten seconds, which may come first.
    const [half] = [say(post('{"query":', 500)), say(post('{"query":', 500))];
    await fetch(`${server.url}/healthz`);
    const begun = Date.now();
    expect(await server.stop()).toBe(0);
    expect(Date.now() - begun).toBeGreaterThan(9_000);
    expect(await half).toBe('');
    expect(logged()).toEqual([expect.stringContaining('cut off 2 connection(s)')]);
  });

  it.each(
    someOf([
      ['SIGTERM', 143],
      ['SIGINT', 130],
    ] as const),
  )('ends at once on a second signal, %s', async (signal, expected) => {
    await start();
    void say(post('{"query":', 500));
    await fetch(`${server.url}/healthz`);
    server.child.kill('SIGTERM');
    await stopping();
    expect(server.child.exitCode).toBeNull();
    server.child.kill(signal);
    const [code] = (await once(server.child, 'exit')) as [number | null];
    expect(code).toBe(expected);
  });
});

describe('a request that does not go on', () => {
  itSome('is answered 408 in the envelope, be it half a head or half a body, and nothing is logged', async () => {
    await start();
    const answers = [
      say('GET /healthz HTTP/1.1\r\nho'),
      say(post('{"query":', 500, 'x-request-id: half\r\n')),
      say('POST /api/v1/USD/INR HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{"amount'),
    ];
    const [head, ...bodies] = await Promise.all(answers);
    const message = '{"status":false,"message":"Expected the whole request in time, but it did not arrive."}';
    for (const answer of [head, bodies[0]]) {
      expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[^]*connection: close\r\n/);
      expect(answer?.split('\r\n\r\n')[1]).toBe(message);
    }
    expect(head).toMatch(/^x-request-id: [\w-]{36}\r$/m);
    expect(bodies[0]).toMatch(/^x-request-id: half\r$/m);
    // Without a token it is refused before its body is looked at.
    expect(bodies[1]).toMatch(/^HTTP\/1.1 401 /);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(logged()).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});
