/**
 * What upstreams are given of the request that they are called for, and what its caller and the log are told of it.
 *
 * @decorates-classes
 */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type FinishedRequest, finishedRequests } from '../../../src/base/telemetry/diagnostics.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { type Script, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { until } from '../../support/until.js';

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

/** Asks, and returns the trace that the answer names, and that of the record. */
async function traced(headers: Record<string, string> = {}, body = JSON.stringify({ query })) {
  const finished: FinishedRequest[] = [];
  const end = finishedRequests.subscribe((batch) => finished.push(...batch));
  const post = { method: 'POST', body, headers: { 'content-type': 'application/json', authorization, ...headers } };
  const answer = await fetch(`${meridian.url}/graphql`, post);
  await answer.text();
  await until(() => {
    finishedRequests.flush();
    return finished.length > 0;
  });
  end();
  return { answered: answer.headers.get('traceparent'), logged: finished[0]?.traceId };
}

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

/** Not recorded. */
const made = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-00$/;

it('a new id and a new trace where the request has neither, or invalid ones', async () => {
  await ask({});
  await ask({ 'x-request-id': 'a b', traceparent: `ff${traceparent.slice(2)}`, tracestate: 'vendor=1' });
  await ask({ tracestate: 'vendor=1' });
  const anew = { id: expect.stringMatching(/^[\da-f-]{36}$/), traceparent: expect.stringMatching(made) };
  expect(seen()).toEqual(Array.from({ length: 3 }, () => anew));
  expect(new Set(seen().map(({ id }) => id)).size).toBe(3);
  expect(new Set(seen().map((one) => one.traceparent?.slice(3, 35))).size).toBe(3);
});

it('the trace that is answered and logged', async () => {
  expect(await traced({ traceparent, tracestate: 'vendor=1' })).toEqual({
    answered: traceparent,
    logged: traceparent.slice(3, 35),
  });
  const body = JSON.stringify({ query: '{ cloud { a: volume(id: "1") { name } b: volume(id: "2") { name } } }' });
  upstream.asked.splice(0);
  const { answered, logged } = await traced({}, body);
  expect(seen().map((one) => one.traceparent)).toEqual([answered, answered]);
  expect(answered).toMatch(made);
  expect(logged).toBe(answered?.slice(3, 35));
});

it('no trace that is made for what takes no call', async () => {
  const country = JSON.stringify({ query: '{ country(code: "IN") { name } }' });
  const none = { answered: null, logged: null };
  expect(await traced({}, country)).toEqual(none);
  expect(await traced({ traceparent }, country)).toEqual({ answered: traceparent, logged: traceparent.slice(3, 35) });
  await ask({ 'x-meridian-max-age': '60' });
  upstream.asked.splice(0);
  expect(await traced({ 'x-meridian-max-age': '60' })).toEqual(none);
  expect(seen()).toEqual([]);
  const answers = ['/api/v1/countries', '/nothing', '/healthz'].map((path) =>
    Promise.all([fetch(meridian.url + path), fetch(meridian.url + path, { headers: { traceparent } })]),
  );
  for (const both of await Promise.all(answers))
    expect(both.map(({ headers }) => headers.get('traceparent'))).toEqual([null, traceparent]);
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
  const isOwn = (one: (typeof later)[number]) =>
    one.id?.toString().startsWith('other-') && one.traceparent !== traceparent;
  expect(later.filter((one) => !isOwn(one))).toEqual([]);
});
