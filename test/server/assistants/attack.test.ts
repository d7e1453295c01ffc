/** One process, attacked by messages of assistants: who asks for little beside them waits for two seconds of its work, in 700 MB. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { computed } from '../../support/computed.js';
import { type ServerProcess, startProcess } from '../../support/process.js';
import { scaled } from '../../support/scale.js';
import { type Reply, call, message, send, usual } from './message.js';

/** Milliseconds of work and megabytes that hold beside any attack. */
const longestCheap = 2_000;
const mostMemory = 700;

let server: ServerProcess;
let dataDir: string;
let token: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-assistants-attack-'));
  server = await startProcess({ DATA_DIR: dataDir, MCP: 'on', RATES_SYNC: 'off' });
  [, token = ''] = await server.printed(/(mrd_\S+)/);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const calling = (name: string, args: object) => message('tools/call', { name, arguments: args });
const residentMB = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;

async function cheap(): Promise<void> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ rates { base } }"}',
  });
  expect(await response.json()).toEqual({ data: { rates: { base: 'INR' } } });
}

/** Asks for little again and again until the attack is over. */
async function beside(attack: () => Promise<Reply[]>) {
  let isOver = false;
  const replies = attack().finally(() => (isOver = true));
  let [slowest, memory] = [0, 0];
  do {
    const before = computed(server.child.pid);
    await cheap();
    slowest = Math.max(slowest, computed(server.child.pid) - before);
    memory = Math.max(memory, residentMB());
  } while (!isOver);
  return { replies: await replies, slowest, memory };
}

describe.each([
  ['long answers', calling('query', { query: '{ countries { name translations { name } states { name } } }' })],
  [
    'answers that are refused for their length',
    calling('query', { query: '{ countries { name states { name cities { name latitude } } } }' }),
  ],
  ['searches', calling('search', { text: `${'server cost country dns zone '.repeat(16)}` })],
  [
    'mutations',
    calling('prepare_change', {
      mutation: `mutation { ${Array.from({ length: 200 }, (_, n) => `a${n}: deleteCloudVolume(id: "${n}") { deletedId }`).join(' ')} }`,
    }),
  ],
  ['lists of tools', message('tools/list')],
])('%s', (_name, body) => {
  it('asked at once leave room for others', async () => {
    const authorization = { authorization: `Bearer ${token}` };
    const { replies, slowest, memory } = await beside(() =>
      Promise.all(Array.from({ length: scaled(300) }, () => send(server.url, body, authorization))),
    );
    for (const { status } of replies) expect([200, 429, 503]).toContain(status);
    expect(slowest).toBeLessThan(longestCheap);
    expect(memory).toBeLessThan(mostMemory);
  });
});

describe('a body', () => {
  it('of ten megabytes is refused', async () => {
    const large = calling('search', { text: 'x'.repeat(10 * 1024 * 1024) });
    const status = await send(server.url, large).then(
      (reply) => reply.status,
      () => 413,
    );
    expect(status).toBe(413);
    await cheap();
  });

  it('that is no UTF-8 is answered or refused, and does no harm', async () => {
    const bytes = Buffer.from(calling('search', { text: 'a~b' }));
    bytes[bytes.indexOf('~')] = 0xff;
    const { status } = await send(server.url, bytes);
    expect([200, 400]).toContain(status);
    await cheap();
  });

  it('that nests without end is refused', async () => {
    const nested = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const { status } = await send(server.url, `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${nested}}`);
    expect(status).toBe(400);
    await cheap();
  });

  it('of a hundred thousand arguments is an error of the tool', async () => {
    const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`a${n}`, n]));
    expect(await call(server.url, 'rates', { question: 'rates-health', ...many })).toMatchObject({ isError: true });
  });

  it('of a thousand messages is refused as one', async () => {
    const list = `[${Array.from({ length: 1_000 }, () => message('tools/list')).join(',')}]`;
    expect((await send(server.url, list)).status).toBe(400);
  });

  it('that stops in the middle is not waited for beside others', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const head = Object.entries(usual).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /mcp HTTP/1.1\r\nhost: localhost\r\n${head.join('')}content-length: 1000\r\n\r\n{"jsonrpc"`);
    await cheap();
    socket.destroy();
  });
});

it('nothing of all this was unexpected', () => {
  expect(server.output() + server.errors()).not.toContain('unexpectedly');
});
