/** What upstreams are given of the request that they are called for. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Meridian, startMeridian } from '../support/meridian.js';
import { type Script, ScriptedUpstream } from '../support/scripted-upstream.js';
import { until } from '../support/until.js';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const volume = { id: 1, name: 'one', size: 10, location: { name: 'fsn1' }, created: '2026-01-01T00:00:00Z' };
const answer: Script = () => ({ body: { volume } });
const query = '{ cloud { volume(id: "1") { name } } }';

let upstream: ScriptedUpstream;
let meridian: Meridian;
let authorization: string;

beforeAll(async () => {
  upstream = await ScriptedUpstream.start();
  meridian = await startMeridian({ CLOUD_TOKEN: 'cloud', CLOUD_BASE_URL: upstream.url });
  authorization = `Bearer ${await meridian.token(['hosting:read', 'hosting:write'])}`;
});
afterAll(async () => {
  await meridian.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.asked.splice(0);
  upstream.script = answer;
});

const ask = (headers: Record<string, string>) => meridian.query({ query }, { authorization, ...headers });

const seen = () =>
  upstream.asked.map(({ headers }) => ({
    id: headers['x-request-id'],
    traceparent: headers['traceparent'],
    tracestate: headers['tracestate'],
  }));

it('the id and the trace of the request', async () => {
  await ask({ 'x-request-id': 'a', traceparent, tracestate: 'vendor=1' });
  expect(seen()).toEqual([{ id: 'a', traceparent, tracestate: 'vendor=1' }]);
});

it('a new id and no trace where the request has neither, or invalid ones', async () => {
  await ask({});
  await ask({ 'x-request-id': 'a b', traceparent: `ff${traceparent.slice(2)}`, tracestate: 'vendor=1' });
  await ask({ tracestate: 'vendor=1' });
  expect(seen()).toEqual(Array.from({ length: 3 }, () => ({ id: expect.stringMatching(/^[\da-f-]{36}$/) })));
  expect(new Set(seen().map(({ id }) => id)).size).toBe(3);
});

it('the same in every attempt', async () => {
  upstream.script = (_, nth) => (nth === 1 ? { status: 503 } : { body: { volume } });
  await ask({ 'x-request-id': 'retried', traceparent });
  expect(seen()).toEqual([
    { id: 'retried', traceparent },
    { id: 'retried', traceparent },
  ]);
});

it('those of the request that makes the call, where others wait for its answer', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  upstream.script = async () => {
    await released;
    return { body: { volume } };
  };
  const first = ask({ 'x-request-id': 'first', traceparent });
  await until(() => upstream.asked.length > 0);
  const others = Array.from({ length: 300 }, (_, nth) => ask({ 'x-request-id': `other-${nth}` }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  release();
  for (const { body } of await Promise.all([first, ...others]))
    expect(body.data).toEqual({ cloud: { volume: { name: 'one' } } });
  const [call, ...later] = seen();
  expect(call).toEqual({ id: 'first', traceparent });
  // Requests that a busy machine takes only now make calls of their own.
  expect(later.length).toBeLessThan(300);
  expect(later.filter(({ id, traceparent: own }) => !id?.toString().startsWith('other-') || own)).toEqual([]);
});
