/**
 * What a server that runs reports in `/metrics`.
 *
 * @in-order
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Sample, Scrape } from '../../support/prometheus.js';
import { startProcess } from '../../support/process.js';
import { scaled } from '../../support/scale.js';
import { redisServer } from '../../support/optional/redis.js';
import { Measured, credential } from './measured.js';

let measured: Measured;
beforeAll(async () => {
  measured = await Measured.start();
});
afterAll(() => measured.close());

type Series = readonly [name: string, labels?: Sample['labels']];

/** By how much each series has grown; waits until the first one has, as a request is counted once it is over. */
async function growth(act: () => Promise<unknown>, ...series: readonly Series[]): Promise<number[]> {
  const before = await measured.scrape();
  await act();
  const by = (after: Scrape) => series.map((each) => after.value(...each) - before.value(...each));
  for (;;) {
    const found = by(await measured.scrape());
    if ((found[0] ?? 0) > 0) return found;
  }
}

const requests = (kind: string, outcome: string): Series => ['meridian_requests_total', { kind, outcome }];
const cloud = { api: 'cloud', account: 'default' };
const server = (id: number) => ({ body: { server: { id, name: `s${id}` } } });

it('the store is available from the start', async () => {
  const scrape = await measured.scrape();
  expect(scrape.value('meridian_store_available', { use: 'store', engine: 'lmdb' })).toBe(1);
});

it('names the release that runs, and of which sources it was built', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const digest = readFileSync('dist/sources.sha256', 'utf8').slice(0, 12);
  expect((await measured.scrape()).value('meridian_build_info', { version, digest })).toBe(1);
});

it('answers GET and HEAD of /metrics alone, without a body, and not where the service is', async () => {
  const { metricsUrl } = measured;
  const response = await fetch(metricsUrl);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;
  expect(await statusOf(`${metricsUrl}?name=x`, { method: 'HEAD' })).toBe(200);
  expect(await statusOf(metricsUrl, { method: 'POST', body: 'x' })).toBe(405);
  expect(await statusOf(metricsUrl.replace('/metrics', '/'))).toBe(404);
  expect(await statusOf(`${measured.server.url}/metrics`)).toBe(404);
  const body = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(metricsUrl).port), '127.0.0.1');
    socket.write('GET /metrics HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n');
    socket.on('data', (chunk) => resolve(String(chunk)));
  });
  expect(body).toMatch(/^HTTP\/1\.1 413 /);
});

it('many scrapes at once get the same families', async () => {
  const { families } = await measured.scrape();
  const all = await Promise.all(Array.from({ length: 60 }, () => measured.scrape()));
  for (const scrape of all) expect([...scrape.families.keys()]).toEqual([...families.keys()]);
});

it('requests by kind and outcome, with duration and bytes', async () => {
  const duration: Series = ['meridian_request_duration_seconds_count', { kind: 'graphql' }];
  const bytes: Series = ['meridian_response_bytes_total', { kind: 'graphql' }];
  const ask = () => measured.ask('{ country(code: "IN") { name } }');
  const body = '{"data":{"country":{"name":"India"}}}';
  expect(await growth(ask, requests('graphql', 'data'), duration, bytes)).toEqual([1, 1, body.length]);
  const errors: Series = ['meridian_request_errors_total', { code: 'GRAPHQL_VALIDATION_FAILED' }];
  expect(await growth(() => measured.ask('{ nothing }'), requests('graphql', 'refused'), errors)).toEqual([1, 1]);
  const get = (path: string) => async () => void (await (await fetch(measured.server.url + path)).arrayBuffer());
  expect(await growth(get('/healthz'), requests('health', 'data'))).toEqual([1]);
  expect(await growth(get('/api/v1/USD'), requests('legacy', 'refused'))).toEqual([1]);
  expect(await growth(get('/docs'), requests('page', 'data'))).toEqual([1]);
  expect(await growth(get('/nowhere'), requests('other', 'refused'))).toEqual([1]);
});

it('calls to an upstream: read and written, failed, sent again and refused before they are sent', async () => {
  const calls = (labels: Sample['labels']): Series => ['meridian_upstream_calls_total', { ...cloud, ...labels }];
  const read = calls({ access: 'read', outcome: 'success' });
  const failed = calls({ outcome: 'UPSTREAM_UNAVAILABLE' });
  const retries: Series = ['meridian_upstream_retries_total', cloud];
  const waits: Series = ['meridian_upstream_queue_wait_seconds_count', cloud];
  measured.upstream.script = (_, nth) => (nth === 1 ? { status: 503, body: {} } : server(1));
  const ask = () => measured.ask('{ cloud { server(id: "1") { name } } }');
  expect(await growth(ask, read, failed, retries, waits)).toEqual([1, 1, 1, 2]);
  measured.upstream.script = () => ({ body: { server: { id: 9, name: 'n' } } });
  const write = () => measured.ask('mutation { updateCloudServer(id: "9", input: { name: "n" }) { server { name } } }');
  expect(await growth(write, calls({ access: 'write', outcome: 'success' }))).toEqual([1]);
});

it('reads that a cache or a call in flight has answered', async () => {
  const saved = (by: string): Series => ['meridian_upstream_saved_reads_total', { ...cloud, by }];
  measured.upstream.script = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return server(2);
  };
  const ask = () => measured.ask('{ cloud { server(id: "2") { name } } }', { 'x-meridian-max-age': '60' });
  const both = () => Promise.all([ask(), ask()]);
  expect(await growth(both, saved('flight'))).toEqual([1]);
  const cache = { cache: 'upstream_response' };
  expect(await growth(ask, ['meridian_cache_hits_total', cache], saved('cache'))).toEqual([1, 1]);
});

it('the rate limit of an account, and why it is not called', async () => {
  const reset = String(Math.ceil(Date.now() / 1000) + 3_600);
  const headers = { 'ratelimit-limit': '3600', 'ratelimit-remaining': '1234', 'ratelimit-reset': reset };
  measured.upstream.script = () => ({ ...server(3), headers });
  await measured.ask('{ cloud { server(id: "3") { name } } }');
  const scrape = await measured.scrape();
  expect(scrape.value('meridian_upstream_rate_limit_remaining', cloud)).toBe(1234);
  expect(scrape.value('meridian_upstream_rate_limit_calls', cloud)).toBe(3600);
  expect(scrape.value('meridian_upstream_resting', cloud)).toBe(0);
});

it('what caches find and hold', async () => {
  const of = (cache: string): Series => ['meridian_cache_hits_total', { cache }];
  const misses: Series = ['meridian_cache_misses_total', { cache: 'operation' }];
  const query = '{ countries { isoCode name } }';
  expect(await growth(() => measured.ask(query), misses)).toEqual([1]);
  expect(await growth(() => measured.ask(query), of('operation'), of('fragment'))).toEqual([1, expect.any(Number)]);
  expect(await growth(() => measured.ask(query), of('response'))).toEqual([1]);
  const scrape = await measured.scrape();
  expect(scrape.value('meridian_cache_entries', { cache: 'response' })).toBeGreaterThan(0);
  expect(scrape.value('meridian_cache_size_bytes', { cache: 'response' })).toBeGreaterThan(1_000);
});

it('what the bounds have refused', async () => {
  const bound = (name: string): Series => ['meridian_refusals_total', { bound: name }];
  const deep = `{ countries ${'{ states { country '.repeat(9)}{ name }${' } }'.repeat(9)} }`;
  const wide = Array.from({ length: 1_001 }, (_, n) => `a${n}: __typename`).join(' ');
  const many = `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: countries { states { name cities { name } } }`).join(' ')} }`;
  expect(await growth(() => measured.ask(deep), bound('depth'))).toEqual([1]);
  expect(await growth(() => measured.ask(`{ ${wide} }`), bound('tokens'))).toEqual([1]);
  expect(await growth(() => measured.ask('{a'.repeat(1_000)), bound('nesting'))).toEqual([1]);
  expect(await growth(() => measured.ask(`{ ${' '.repeat(20_001)} __typename }`), bound('length'))).toEqual([1]);
  // Refused from what is known of it, the second time.
  for (let n = 0; n < 2; n += 1) expect(await growth(() => measured.ask(many), bound('cost'))).toEqual([1]);
  // The connection may be closed while the body is still being sent: then the answer is lost, and counted all the same.
  const large = () =>
    fetch(`${measured.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(2 ** 20 + 1),
    })
      .then((response) => response.text())
      .catch(() => undefined);
  const code = (name: string): Series => ['meridian_request_errors_total', { code: name }];
  expect(await growth(large, bound('body'), code('PAYLOAD_TOO_LARGE'))).toEqual([1, 1]);
  const head = () =>
    fetch(measured.server.url, { headers: { x: 'x'.repeat(40_000) } }).then((response) => response.text());
  expect(await growth(head, code('HEADERS_TOO_LARGE'), bound('head'))).toEqual([1, 1]);
});

it('the rates in force, the process and the store', async () => {
  const scrape = await measured.scrape();
  expect(scrape.value('meridian_rates_source', { source: 'snapshot' })).toBe(1);
  expect(scrape.value('meridian_rates_source')).toBe(1);
  expect(scrape.value('meridian_rates_disputed')).toBe(0);
  expect(scrape.value('meridian_rates_refused', { source: 'currency-api' })).toBe(0);
  expect(scrape.value('meridian_rates_age_seconds')).toBeGreaterThan(0);
  expect(scrape.value('process_resident_memory_bytes')).toBeGreaterThan(50e6);
  expect(scrape.value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  for (const operation of ['get', 'range']) {
    const ofStore = { use: 'store', engine: 'lmdb', operation };
    expect(scrape.value('meridian_store_call_duration_seconds_count', ofStore)).toBeGreaterThan(0);
  }
});

it('how full the bounded collections are', async () => {
  const scrape = await measured.scrape();
  expect(scrape.value('meridian_store_entries', { collection: 'budgets' })).toBe(0);
  expect(scrape.value('meridian_store_entries_limit', { collection: 'budgets' })).toBe(200);
  expect(scrape.value('meridian_store_entries', { collection: 'alert-outbox' })).toBe(0);
  expect(scrape.value('meridian_store_entries_limit', { collection: 'alert-outbox' })).toBe(10_000);
});

redisServer.it('the cache is available, and its calls are counted', async () => {
  const scrape = await measured.scrape();
  const ofCache = { use: 'cache', engine: 'redis' };
  expect(scrape.value('meridian_store_available', ofCache)).toBe(1);
  expect(scrape.value('meridian_store_call_duration_seconds_count', { ...ofCache, operation: 'look' })).toBeGreaterThan(
    0,
  );
  expect(scrape.value('meridian_replicas_heard')).toBe(1);
});

it('no caller can add a series, nor have its words among them', async () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'REPORT', 'M-SEARCH', 'OPTIONS'];
  const request = async (n: number): Promise<void> => {
    const { url } = measured.server;
    if (n % 4 === 0) await measured.ask(`query Own${n} { country(code: "IN") { name } }`, {}, `Own${n}`);
    else if (n % 4 === 1) await fetch(`${url}/unknown/${n}`, { method: methods[n % methods.length] ?? 'GET' });
    else if (n % 4 === 2) await measured.ask(`{ unknown${n} }`, { authorization: `Bearer unknown${n}` });
    else if (n % 20 !== 3) await fetch(`${url}/api/v1/${n}`, { headers: { authorization: `unknown${n}` } });
    else await measured.ask(`{ cloud { server(id: "${n}") { name } } }`);
  };
  measured.upstream.script = ({ path }) => ({
    status: 422,
    body: { error: { code: `unknown${path}`, message: `unknown${path}` } },
  });
  const all = async (first: number, count: number): Promise<void> => {
    for (let n = first; n < first + count; n += 20)
      await Promise.all(Array.from({ length: 20 }, (_, each) => request(n + each)));
  };
  const meridian = (series: readonly string[]) => series.filter((each) => each.startsWith('meridian_')).sort();
  await all(0, 100);
  const before = await measured.scrape();
  await all(100, scaled(10_000));
  const after = await measured.scrape();
  expect(meridian(after.series)).toEqual(meridian(before.series));
  expect(before.series.length).toBeLessThan(1_500);
  expect(after.value('meridian_requests_total')).toBeGreaterThan(
    before.value('meridian_requests_total') + scaled(9_000),
  );
  expect(after.text).not.toMatch(/unknown|Own\d|127\.0\.0\.1|PROPFIND|country/);
  for (const secret of [measured.token, measured.token.split('_')[1] ?? '', credential]) {
    expect(after.text).not.toContain(secret);
  }
});

it('an account whose credential is refused rests', async () => {
  measured.upstream.script = () => ({ status: 401, body: { error: { code: 'unauthorized', message: 'no' } } });
  const ask = () => measured.ask('{ cloud { server(id: "4") { name } } }');
  const refused: Series = ['meridian_upstream_calls_total', { ...cloud, outcome: 'UPSTREAM_UNAUTHORIZED' }];
  expect(await growth(ask, refused)).toEqual([1]);
  const unsent: Series = ['meridian_upstream_unsent_calls_total', { ...cloud, reason: 'credential_refused' }];
  expect(await growth(ask, unsent, refused)).toEqual([1, 0]);
  const resting = (await measured.scrape()).value('meridian_upstream_resting', {
    ...cloud,
    reason: 'credential_refused',
  });
  expect(resting).toBe(1);
});

// The last of those that read its cache.
redisServer.it('a Redis that is away is not available', async () => {
  const failures: Series = ['meridian_store_call_failures_total', { use: 'cache' }];
  expect((await growth(async () => measured.cache.child.kill('SIGKILL'), failures))[0]).toBeGreaterThan(0);
  while ((await measured.scrape()).value('meridian_store_available', { use: 'cache' }) === 1);
  // How many others there are is not known then, which is not none.
  expect((await measured.scrape()).families.get('meridian_replicas_heard')).toEqual({ type: 'gauge', samples: [] });
});

it('a port that is taken ends the start with what to set', async () => {
  const port = new URL(measured.metricsUrl).port;
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-metrics-'));
  const second = await startProcess({ STORE_URL: '', DATA_DIR: dataDir, METRICS_PORT: port });
  const [message] = await second.printed(/Cannot start: .*/);
  await second.stop();
  rmSync(dataDir, { recursive: true });
  expect(message).toMatch(/EADDRINUSE.*Set METRICS_PORT to a free port and METRICS_HOST to an address of this machine/);
});
