/**
 * Traces of a real server: what they have, what they never have, and what a collector in trouble does to the server.
 *
 * @in-order
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CollectedSpan, Collector } from '../../support/collector.js';
import { type ServerProcess, freePort, startProcess } from '../../support/process.js';
import { ownRedis } from '../../support/optional/redis.js';
import { itSome, someOf } from '../../support/scale.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { makeToken } from '../../support/token.js';
import { until } from '../../support/until.js';

const folder = mkdtempSync(join(tmpdir(), 'meridian-traces-'));
const dataDir = join(folder, 'data');
const secret = 'S3CRET';
const volume = { id: 1, name: secret, size: 10, location: { name: 'fsn1' }, created: '2026-01-01T00:00:00Z' };
const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const digest = readFileSync('dist/sources.sha256', 'utf8').slice(0, 12);

let collector: Collector;
let upstream: ScriptedUpstream;
let server: ServerProcess;
let token: string;

/** Writes which modules were loaded when the process ends. */
const hook = join(folder, 'hook.cjs');
writeFileSync(
  hook,
  `process.on('exit', () => process.env.LOADED && require('fs').writeFileSync(process.env.LOADED, Object.keys(require.cache).join('\\n')));`,
);

function start(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  return startProcess({
    DATA_DIR: dataDir,
    RATES_SYNC: 'off',
    NODE_OPTIONS: `--require ${hook}`,
    CLOUD_TOKEN: `${secret}-cloud`,
    CLOUD_BASE_URL: upstream.url,
    ...env,
  });
}

beforeAll(async () => {
  collector = await Collector.start();
  upstream = await ScriptedUpstream.start(() => ({ body: { volume } }));
  token = await makeToken(dataDir, 'rates', 'hosting:read');
  server = await startTraced();
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await upstream.close();
  await collector.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startTraced(): Promise<ServerProcess> {
  const traced = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=collector',
    LOADED: join(folder, 'on.txt'),
  });
  await traced.printed(/Health/);
  return traced;
}

const volumes = `query ${secret}($id: ID!) { cloud { ${secret}: volume(id: $id) { name } } }`;
const send = (to: ServerProcess, headers: Record<string, string> = {}, query = volumes) =>
  fetch(`${to.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie: secret, ...headers },
    body: JSON.stringify({ query, operationName: query === volumes ? secret : null, variables: { id: '1' } }),
  });
const ask = async (...sent: Parameters<typeof send>) => (await send(...sent)).json();

/** Ends when the span of the request, which ends last, has come. */
async function spansOf(trace: string): Promise<CollectedSpan[]> {
  const own = () => collector.spans.filter((span) => span.traceId === trace);
  await until(() => own().some(({ kind }) => kind === 2));
  return own();
}

it('has one trace of a request, its plan, its calls of upstreams and of the store', async () => {
  const traceparent = `00-${traceId}-${spanId}-01`;
  const answers = [{ status: 503 }];
  upstream.script = () => answers.pop() ?? { body: { volume } };
  upstream.asked.splice(0);
  // Which the server has not seen, and looks up.
  const authorization = `Bearer ${await makeToken(dataDir, 'hosting:read')}`;
  const headers = { traceparent, tracestate: 'vendor=1', 'x-request-id': 'traced', 'cache-control': 'no-cache' };
  const answer = await send(server, { ...headers, authorization });
  const spans = await spansOf(traceId);
  const [request] = spans.filter(({ kind }) => kind === 2);
  expect(request).toMatchObject({
    name: 'POST /graphql',
    parentSpanId: spanId,
    traceState: 'vendor=1',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
      'http.request.header.x-request-id': { values: [{ stringValue: 'traced' }] },
      'graphql.operation.type': 'query',
    },
    resource: {
      'service.name': 'meridian',
      'service.version': `${version}+${digest}`,
      'deployment.environment.name': 'test',
    },
  });
  expect(answer.headers.get('traceparent')).toBe(`00-${traceId}-${request?.spanId}-01`);
  expect(spans.filter((span) => span !== request).map(({ parentSpanId }) => parentSpanId)).toEqual(
    spans.slice(1).map(() => request?.spanId),
  );
  expect(spans.find(({ name }) => name === 'graphql.plan')).toMatchObject({ kind: 1 });
  const calls = spans.filter(({ name }) => name === 'GET /volumes/{id}');
  const common = { 'url.template': '/volumes/{id}', 'server.address': '127.0.0.1', 'meridian.account': 'default' };
  expect(calls).toMatchObject([
    { kind: 3, status: { code: 2 }, attributes: { ...common, 'http.response.status_code': 503, 'error.type': '503' } },
    { kind: 3, status: { code: 0 }, attributes: { ...common, 'http.request.resend_count': 1 } },
  ]);
  expect(upstream.asked.map(({ headers }) => [headers['traceparent'], headers['tracestate']])).toEqual(
    calls.map((call) => [`00-${traceId}-${call.spanId}-01`, 'vendor=1']),
  );
  expect(spans.find(({ name }) => name === 'get tokens')).toMatchObject({
    kind: 3,
    attributes: { 'db.system.name': 'lmdb', 'db.operation.name': 'get' },
  });
  expect(collector.headers[0]).toMatchObject({ path: '/v1/traces', 'x-key': 'collector' });
});

it('has a trace for what the framework answers, and for what it refuses', async () => {
  const before = collector.spans.length;
  const paths = ['/api/v1/USD', `/${secret}`, `/files/${secret}`, '/export/bill.csv'];
  const answered: (string | undefined)[] = [];
  for (const path of paths) {
    const { headers } = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
    answered.push(headers.get('traceparent')?.slice(3, 52));
  }
  const requests = () => collector.spans.slice(before).filter(({ kind }) => kind === 2);
  await until(() => requests().length >= paths.length);
  expect(requests().map(({ name }) => name)).toEqual([
    'GET /api/v1/:code',
    'GET',
    'GET /files/:ticket',
    'GET /export/bill.csv',
  ]);
  expect(requests().map((span) => `${span.traceId}-${span.spanId}`)).toEqual(answered);
  expect(new Set(requests().map((span) => span.traceId)).size).toBe(paths.length);
});

it('has no trace of probes, nor of what they ask of the store', async () => {
  const before = collector.spans.length;
  for (const path of ['/healthz', '/readyz', '/readyz/', '/readyz?full']) {
    const { status, headers } = await fetch(server.url + path);
    expect([path, status, headers.get('traceparent')]).toEqual([path, 200, null]);
  }
  await fetch(`${server.url}/license`);
  const own = () => collector.spans.slice(before);
  await until(() => own().length > 0);
  expect(own().map(({ name }) => name)).toEqual(['GET /license']);
});

it('records nothing that the caller does not record, and passes its trace on all the same', async () => {
  upstream.asked.splice(0);
  const other = traceId.replace('0', '1');
  await ask(server, { traceparent: `00-${other}-${spanId}-00`, 'cache-control': 'no-cache' });
  await ask(server, { traceparent: `00-${traceId.replace('0', '2')}-${spanId}-01`, 'cache-control': 'no-cache' });
  await spansOf(traceId.replace('0', '2'));
  expect(collector.spans.filter((span) => span.traceId === other)).toEqual([]);
  expect(upstream.asked[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${other}-[\\da-f]{16}-00$`));
});

it('mixes up nothing of 300 at once, and holds no secret', async () => {
  const before = collector.spans.length;
  await Promise.all(Array.from({ length: 300 }, () => ask(server)));
  const requests = () => collector.spans.slice(before).filter(({ kind }) => kind === 2);
  await until(() => requests().length >= 300);
  expect(new Set(requests().map((span) => span.traceId)).size).toBe(300);
  const all = collector.texts.join('\n');
  for (const text of [secret, token, 'volume(id']) expect(all).not.toContain(text);
});

it('has the ranges of the store that a request reads', async () => {
  const own = traceId.replace('0', '4');
  await ask(server, { traceparent: `00-${own}-${spanId}-01` }, '{ alertRules { id } hosting { budgets { name } } }');
  const spans = await spansOf(own);
  const request = spans.find(({ kind }) => kind === 2);
  for (const collection of ['alert-rules', 'budgets']) {
    expect(spans.filter(({ name }) => name === `range ${collection}`)).toMatchObject([
      {
        kind: 3,
        parentSpanId: request?.spanId,
        status: { code: 0 },
        attributes: {
          'db.system.name': 'lmdb',
          'db.operation.name': 'range',
          'db.collection.name': collection,
        },
      },
    ]);
  }
});

it('sends the last spans before it exits', async () => {
  const last = traceId.replace('0', '3');
  const stopped = await startTraced();
  await ask(stopped, { traceparent: `00-${last}-${spanId}-01` });
  expect(await stopped.stop()).toBe(0);
  expect(collector.spans.filter((span) => span.traceId === last).length).toBeGreaterThan(0);
  expect(readFileSync(join(folder, 'on.txt'), 'utf8')).toContain('@opentelemetry');
});

ownRedis().it('has the calls of the Redis at CACHE_URL that a request makes', async (redis) => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50', CACHE_URL: redis.url };
  const sharing = await start(env);
  try {
    await sharing.printed(/Health/);
    const own = traceId.replace('0', '5');
    await ask(sharing, { traceparent: `00-${own}-${spanId}-01` });
    const spans = await spansOf(own);
    const request = spans.find(({ kind }) => kind === 2);
    for (const operation of ['look', 'land']) {
      expect(spans.filter(({ name }) => name === operation)).toMatchObject([
        {
          kind: 3,
          parentSpanId: request?.spanId,
          attributes: { 'db.system.name': 'redis', 'db.operation.name': operation },
        },
      ]);
    }
  } finally {
    await sharing.stop();
  }
});

const warnings = (of: ServerProcess) => of.errors().match(/collector of traces/g)?.length ?? 0;

itSome('loads nothing of OpenTelemetry where it is off, and passes on a trace unchanged', async () => {
  const cases = [
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' },
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url, OTEL_TRACES_EXPORTER: 'none' },
  ];
  for (const [nth, env] of someOf<NodeJS.ProcessEnv>(cases).entries()) {
    const loaded = join(folder, `off-${nth}.txt`);
    const off = await start({ ...env, LOADED: loaded });
    await off.printed(/Health/);
    upstream.asked.splice(0);
    await ask(off, { traceparent: `00-${traceId}-${spanId}-01` });
    expect(upstream.asked[0]?.headers['traceparent']).toBe(`00-${traceId}-${spanId}-01`);
    expect(await off.stop()).toBe(0);
    expect(readFileSync(loaded, 'utf8')).not.toContain('@opentelemetry');
  }
});

itSome('serves on and stops in time with a collector that is away, fails or does not answer', async () => {
  const failing = await Collector.start();
  const silent = await Collector.start();
  failing.answer = (response) => void response.writeHead(500).end(secret);
  silent.answer = () => {};
  const away = `http://127.0.0.1:${await freePort()}`;
  for (const endpoint of [away, failing.url, silent.url]) {
    const troubled = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '10',
      OTEL_BSP_EXPORT_TIMEOUT: '200',
      OTEL_EXPORTER_OTLP_TIMEOUT: '100',
    });
    await troubled.printed(/Health/);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 60 }, () => ask(troubled)));
      for (const answer of answers) expect(answer).toEqual({ data: { cloud: { [secret]: { name: secret } } } });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    expect(await troubled.stop()).toBe(0);
    expect({ endpoint, warnings: warnings(troubled) }).toEqual({ endpoint, warnings: 1 });
    expect(troubled.errors()).not.toContain(secret);
  }
  await failing.close();
  await silent.close();
});
