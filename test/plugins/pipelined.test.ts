/** Questions that come behind another on one connection, which is cut before the first is answered: they leave no place taken. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { ScriptedUpstream } from '../support/scripted-upstream.js';

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
  for (let time = 0; time < 6; time += 1) await cutOff(post(large));
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
