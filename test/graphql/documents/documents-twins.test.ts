/** What documents answer to callers of different access, beside what a twin of the service answers to one of them alone. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Scope } from '../../../src/base/auth/scope.js';
import { fleet, server } from '../../hosting/bill/fleet.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { nginxWith, type ReverseProxy } from '../../support/optional/reverse-proxies.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { askRaw } from '../ask-raw.js';

interface Access {
  /** Null: no token. */
  readonly scopes: Scope[] | null;
  readonly currency?: string;
  readonly documentsOnly?: boolean;
}
const accesses: readonly Access[] = [
  { scopes: null },
  { scopes: ['rates'], currency: 'USD' },
  { scopes: ['hosting:read@cloud:shop'], currency: 'EUR' },
  { scopes: ['hosting:read@cloud:shop'], currency: 'EUR', documentsOnly: true },
  { scopes: ['hosting:read@cloud:bank'], currency: 'CHF' },
  { scopes: ['hosting:read'] },
];

const documents: Readonly<Record<string, string>> = {
  names: '{ country(code: "IN") { name } }',
  own: '{ currency(code: "JPY") { rate } }',
  token: '{ token { defaultCurrency scopes { scope boundTo { account } } } }',
  servers: '{ hosting { servers(first: 20) { totalCount nodes { name accountName } } } }',
  bill: `{ hosting { bill(groupBy: [ACCOUNT]) { currency lineCount gross { amount }
    groups { nodes { accountName lineCount gross { amount } } } } } }`,
};
const ids = Object.keys(documents);

/** Two tenants, each with a project of its own. */
const projects: Readonly<Record<string, ReturnType<typeof fleet>>> = {
  'Bearer token-of-shop': fleet({ servers: [1, 2, 3].map((id) => server(id, { name: `shop-${id}` })) }),
  'Bearer token-of-bank': fleet({ servers: [server(1, { name: 'bank-1' })] }),
};

const folder = mkdtempSync(join(tmpdir(), 'meridian-documents-'));
let upstream: ScriptedUpstream;
let service: Meridian;
let twins: readonly Meridian[];
/** The headers of each access at the service. */
let callers: readonly Record<string, string>[];

const start = () =>
  startMeridian({
    CLOUD_ACCOUNTS: 'shop=token-of-shop, bank=token-of-bank',
    CLOUD_BASE_URL: upstream.url,
    DOCUMENTS_DIR: folder,
    SANDBOX: 'off',
  });

async function headersOf({ services }: Meridian, access: Access): Promise<Record<string, string>> {
  const { scopes, currency, documentsOnly = false } = access;
  if (scopes === null) return {};
  const made = { name: 'Test', scopes, documentsOnly, ...(currency !== undefined && { defaultCurrency: currency }) };
  const { token } = await services.tokens.create(made);
  return { authorization: `Bearer ${token}` };
}

beforeAll(async () => {
  for (const [id, text] of Object.entries(documents)) writeFileSync(join(folder, `${id}.graphql`), text);
  upstream = await ScriptedUpstream.start(
    (call) => projects[String(call.headers.authorization)]?.(call) ?? { status: 401, body: {} },
  );
  service = await start();
  twins = await Promise.all(accesses.map(start));
  callers = await Promise.all(accesses.map((access) => headersOf(service, access)));
});
afterAll(async () => {
  await Promise.all([service, ...twins].map((one) => one.close()));
  await upstream.close();
  rmSync(folder, { recursive: true });
});

/** The data, and the codes of errors. */
async function answer(url: string, id: string, headers: Record<string, string>, method: 'GET' | 'POST') {
  const { body } =
    method === 'GET'
      ? await askRaw(url, { search: `?documentId=${id}`, headers: { 'apollo-require-preflight': '1', ...headers } })
      : await askRaw(url, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ documentId: id }),
        });
  const { data, errors = [] } = JSON.parse(String(body)) as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return { id, data, codes: errors.map(({ extensions }) => extensions.code) };
}

type Answer = Awaited<ReturnType<typeof answer>>;

/** What each would get if nobody else were there. */
async function alone(): Promise<Answer[][]> {
  return Promise.all(
    twins.map(async (twin, place) => {
      const headers = await headersOf(twin, accesses[place] ?? { scopes: null });
      return Promise.all(ids.map((id) => answer(twin.url, id, headers, 'POST')));
    }),
  );
}

const all = (url: string, method: 'GET' | 'POST') =>
  Promise.all(callers.map((headers) => Promise.all(ids.map((id) => answer(url, id, headers, method)))));

it('are the same, whoever else asks before and at the same time, by GET and by POST', async () => {
  const expected = await alone();
  // All differ but those whose tokens may do the same.
  expect(new Set(expected.map((one) => JSON.stringify(one))).size).toBe(accesses.length - 1);
  for (const method of ['POST', 'GET'] as const) {
    for (const [place, headers] of callers.entries())
      for (const [nth, id] of ids.entries())
        expect(await answer(service.url, id, headers, method)).toEqual(expected[place]?.[nth]);
  }
  for (let time = 0; time < 3; time += 1) {
    const [posted, got] = await Promise.all([all(service.url, 'POST'), all(service.url, 'GET')]);
    expect(posted).toEqual(expected);
    expect(got).toEqual(expected);
  }
});

nginxWith.describe('through nginx as a cache', (startProxy) => {
  let proxy: ReverseProxy;
  beforeAll(async () => {
    proxy = await startProxy(
      (port) => `proxy_cache_path ${join(folder, 'cache')} keys_zone=documents:1m;
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass ${service.url};
    proxy_cache documents;
    proxy_cache_lock on;
    add_header X-Cache $upstream_cache_status;
  }
}`,
    );
  });
  afterAll(() => proxy.stop());

  it('are the same, in whatever order they come', async () => {
    const expected = await alone();
    const url = `http://127.0.0.1:${proxy.port}`;
    for (const places of [callers.keys(), [...callers.keys()].reverse()])
      for (const place of places)
        for (const [nth, id] of ids.entries())
          expect(await answer(url, id, callers[place] ?? {}, 'GET')).toEqual(expected[place]?.[nth]);
    expect(await all(url, 'GET')).toEqual(expected);
    const headers = { 'apollo-require-preflight': '1' };
    const cached = await askRaw(url, { search: '?documentId=names', headers });
    expect(cached.headers['x-cache']).toBe('HIT');
  });
});
