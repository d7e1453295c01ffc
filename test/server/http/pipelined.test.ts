/** Questions that come behind another on one connection: each waits for those before it, and leaves no place taken when it is cut. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;
/** Of the API, until the end. */
const held: ServerResponse[] = [];

beforeAll(async () => {
  upstream = await ScriptedUpstream.start(() => (response) => void held.push(response));
  meridian = await startMeridian({ CLOUD_TOKEN: 'secret', CLOUD_BASE_URL: upstream.url });
  authorization = `Bearer ${await meridian.token(['hosting:read'])}`;
});
afterAll(async () => {
  upstream.script = () => ({ status: 404, body: { error: { code: 'not_found', message: 'nothing is here' } } });
  for (const response of held) response.writeHead(404).end();
  await meridian.close();
  await upstream.close();
});

function request(line: string, body = ''): string {
  const headers = ['host: x', `authorization: ${authorization}`, 'content-type: application/json'];
  return `${[`${line} HTTP/1.1`, ...headers, `content-length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`;
}

/** Milliseconds in which what comes behind is answered, and waits to be sent. */
const enough = 1_000;

const post = (query: string) => request('POST /graphql', JSON.stringify({ query }));
const unanswered = () => post('{ cloud { locations(first: 1) { nodes { id } } } }');

async function cutOff(behind: string): Promise<void> {
  const socket = connect(Number(new URL(meridian.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(unanswered() + behind);
  await pause(enough);
  socket.destroy();
  await once(socket, 'close');
}

async function cutOffOften(times: number, behind: string): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => cutOff(behind)));
  await pause(50);
}

const large =
  '{ edge { dnsRecords(first: 10000) { nodes { id name type content ttl proxied target { state hops } } } } }';

it('a large question', async () => {
  const ask = () => meridian.query({ query: large }, { authorization });
  expect((await ask()).body.errors).toBeUndefined();
  await cutOffOften(6, post(large));
  expect((await ask()).status).toBe(200);
});

it('a large body', async () => {
  const body = 'x'.repeat(1_000_000);
  await cutOffOften(60, request('POST /graphql', body));
  expect((await meridian.query(body)).status).toBe(400);
});

it('a file', async () => {
  await cutOffOften(40, request('GET /files/unknown'));
  const { status } = await fetch(`${meridian.url}/files/unknown`, { headers: { authorization } });
  expect(status).toBe(404);
});

describe('what comes behind another', () => {
  const locations = (account: number) => post(`{ cloud { a${account}: location(id: ${account}) { id } } }`);

  it('is not even begun before that is answered, and then comes in its turn', async () => {
    const before = held.length;
    const socket = connect(Number(new URL(meridian.url).port), '127.0.0.1');
    let answers = '';
    socket.on('data', (chunk: Buffer) => (answers += chunk.toString()));
    socket.write([1, 2, 3].map(locations).join(''));
    for (const id of [1, 2, 3]) {
      await until(() => held.length > before);
      await pause(enough / 5);
      expect(held).toHaveLength(before + 1);
      const body = JSON.stringify({ location: { id } });
      held.pop()?.writeHead(200, { 'content-type': 'application/json' }).end(body);
      await until(() => answers.includes(`{"data":{"cloud":{"a${id}":{"id":"cloud:default:location:${id}"}}}}`));
    }
    socket.destroy();
  });

  it('is cut off with all others where more than a hundred wait', async () => {
    const socket = connect(Number(new URL(meridian.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(unanswered() + request('GET /healthz').repeat(101));
    await once(socket, 'close');
    expect(socket.bytesRead).toBe(0);
  });
});
