/** What /openapi.json says of the paths beside /api/v1, held against the server's routes and real answers. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Scope } from '../../../../src/server/tokens/tokens.js';
import { type Service, startService } from './service.js';

type Described = Record<
  string,
  Record<string, { security: object[]; responses: Record<string, { content?: object }> }>
>;
type Components = { components: { securitySchemes: Record<string, object> } };
type Sent = InjectOptions & { readonly ticket?: string };

let service: Service;
let paths: Described;
let hosting: string;
let writing: string;
/** Of the sandbox, where values are files. */
let kv: { readonly account: string; readonly namespace: string };
beforeAll(async () => {
  service = await startService();
  paths = ((await service.app.inject('/openapi.json')).json() as { paths: Described }).paths;
  const bearer = async (...scopes: Scope[]) =>
    `Bearer ${(await service.services.tokens.create({ name: 'Hosting', scopes })).token}`;
  hosting = await bearer('hosting:read');
  writing = await bearer('hosting:read', 'hosting:write');
  const idIn = (text: string) => /"id":"([^"]+)"/.exec(text)?.[1] ?? '';
  const account = idIn(await ask('{ edge { accounts(first: 1) { nodes { id } } } }'));
  const made = `createEdgeKvNamespace(accountId: "${account}", input: { title: "Files" }) { kvNamespace { id } }`;
  kv = { account, namespace: idIn(await ask(`mutation { ${made} }`)) };
});
afterAll(() => service.close());

/** The routes that Fastify prints as a tree, without what it adds by itself. */
function routes(): string[] {
  const above: string[] = [];
  return service.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^((?:│ {3}| {4})*)[├└]── (\S*) \((.+)\)/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, part.split('|')[0] ?? '');
      const path = above.join('').replaceAll(/:\w+(\(\[\^\]\+\))?/g, '{}');
      return methods
        .split(', ')
        .flatMap((method) => (/^(GET|PUT|POST|DELETE)$/.test(method) ? `${method} ${path}` : []));
    });
}

it('describes every route but those of pages, of the graph and of paths that are refused', () => {
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
  );
  const found = routes();
  expect(described.length).toBeGreaterThan(15);
  expect(found).toEqual(expect.arrayContaining(described));
  const pages =
    /^(GET|POST) (\/|\/graphql|\/assets\/.*|\/docs|\/docs\/reader\.js|\/openapi\.json|\/alerts\/confirm\/\{\})$/;
  const dashboard = /^GET \/(alerts|bill|costs|findings|machines|names|places|rates|statements|tokens)$/;
  const refused = /^\w+ \/api\/v1\/states$/;
  const isOther = (route: string) => [pages, dashboard, refused].some((pattern) => pattern.test(route));
  expect(found.filter((route) => !described.includes(route) && !isOther(route))).toEqual([]);
});

describe('a real answer', () => {
  const other = { origin: 'https://other.example' };
  const json = { 'content-type': 'application/json' };
  const own = { 'sec-fetch-site': 'same-origin' };
  const signedIn = () => `meridian=${hosting.slice('Bearer '.length)}`;
  const cases: [path: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', status: number, () => Sent | Promise<Sent>][] =
    [
      ['/export/bill.csv', 'GET', 200, () => ({ headers: { authorization: hosting } })],
      ['/export/bill.csv', 'GET', 200, () => ({ headers: { ...own, cookie: signedIn() } })],
      ['/export/bill.csv', 'GET', 403, () => ({ headers: { ...other, cookie: signedIn() } })],
      ['/export/bill.csv', 'GET', 400, () => ({ headers: { authorization: hosting }, query: { maxAge: 'soon' } })],
      ['/export/bill.csv', 'GET', 401, () => ({})],
      ['/export/bill.csv', 'GET', 403, () => ({ headers: { authorization: service.headers.plain } })],
      ['/files/{ticket}', 'GET', 200, async () => ({ headers: { authorization: writing }, ticket: await offered() })],
      ['/files/{ticket}', 'GET', 401, () => ({})],
      ['/files/{ticket}', 'GET', 403, () => ({ headers: { ...other, authorization: hosting } })],
      ['/files/{ticket}', 'GET', 404, () => ({ headers: { authorization: hosting } })],
      [
        '/files/{ticket}',
        'PUT',
        200,
        async () => ({ headers: { authorization: writing }, ticket: await awaited(4), payload: 'file' }),
      ],
      [
        '/files/{ticket}',
        'PUT',
        400,
        async () => ({ headers: { authorization: writing }, ticket: await awaited(5), payload: 'file' }),
      ],
      ['/files/{ticket}', 'PUT', 401, () => ({ payload: 'x' })],
      ['/files/{ticket}', 'PUT', 403, () => ({ headers: { ...other, authorization: hosting }, payload: 'x' })],
      ['/files/{ticket}', 'PUT', 404, () => ({ headers: { authorization: hosting }, payload: 'x' })],
      ['/files/{ticket}', 'PUT', 413, () => ({ headers: { authorization: hosting, 'content-length': '5368709121' } })],
      [
        '/session',
        'POST',
        204,
        () => ({ headers: { ...json, ...own }, payload: { token: hosting.slice('Bearer '.length) } }),
      ],
      ['/session', 'POST', 400, () => ({ headers: { ...json, ...own }, payload: {} })],
      ['/session', 'POST', 401, () => ({ headers: { ...json, ...own }, payload: { token: 'mrd_wrong' } })],
      ['/session', 'POST', 403, () => ({ headers: { ...json, ...other }, payload: {} })],
      ['/session', 'POST', 403, () => ({ headers: json, payload: {} })],
      ['/session', 'POST', 413, () => ({ headers: { ...json, ...own }, payload: { token: 'x'.repeat(5_000) } })],
      ['/session', 'POST', 415, () => ({ headers: { 'content-type': 'text/xml', ...own }, payload: '<token/>' })],
      ['/session', 'DELETE', 400, () => ({ headers: { ...json, ...own }, payload: '{' })],
      ['/session', 'DELETE', 413, () => ({ headers: { ...json, ...own }, payload: { token: 'x'.repeat(5_000) } })],
      ['/session', 'DELETE', 415, () => ({ headers: { 'content-type': 'text/xml', ...own }, payload: '<token/>' })],
      ['/session', 'DELETE', 403, () => ({})],
      ['/session', 'DELETE', 204, () => ({ headers: own })],
      ['/session', 'DELETE', 403, () => ({ headers: other })],
    ];

  it.each(cases)('of %s by %s is described with the status %i', async (path, method, status, options) => {
    const { ticket = 'dGlja2V0', ...asked } = await options();
    const answer = await service.app.inject({ method, url: path.replace('{ticket}', ticket), ...asked });
    expect([answer.statusCode, answer.statusCode === status ? '' : answer.body]).toEqual([status, '']);
    expectDescribed(path, method, answer);
  });

  it('of an export takes what is described: a token, also as a password, or the cookie of a sign-in', async () => {
    const { components } = (await service.app.inject('/openapi.json')).json() as Components;
    for (const path of ['/export/bill.csv', '/export/findings.csv', '/export/findings.sarif', '/export/invoice.csv']) {
      expect(paths[path]?.['get']?.security).toEqual([{ token: [] }, { session: [] }, { password: [] }]);
    }
    expect(Object.keys(components.securitySchemes)).toEqual(['token', 'session', 'password']);
    expect(components.securitySchemes['password']).toMatchObject({ type: 'http', scheme: 'basic' });
    expect(components.securitySchemes['session']).toMatchObject({ type: 'apiKey', in: 'cookie', name: 'meridian' });
  });

  it.each<[path: string, method: 'GET' | 'PUT', count: number, query?: Record<string, string>]>([
    ['/export/bill.csv', 'GET', 7],
    ['/export/findings.csv', 'GET', 7, { kinds: 'SERVER_OFF' }],
    ['/export/findings.sarif', 'GET', 7, { kinds: 'SERVER_OFF' }],
    ['/files/{ticket}', 'GET', 25],
    ['/files/{ticket}', 'PUT', 25],
  ])(
    'of %s by %s is described with the status 503 where %i are asked at once',
    async (path, method, count, query = {}) => {
      const asked = { method, query, url: path.replace('{ticket}', 'dGlja2V0'), headers: { authorization: hosting } };
      const answers = await Promise.all(Array.from({ length: count }, () => service.app.inject(asked)));
      const refused = answers.filter(({ statusCode }) => statusCode === 503);
      expect(refused).toHaveLength(1);
      for (const answer of refused) {
        expect(answer.headers['retry-after']).toBe('5');
        expectDescribed(path, method, answer);
      }
    },
  );

  it('has been made for each status but 503 of a sign-in, which is that of an outage, and those of providers', () => {
    const made = cases.map(([path, method, status]) => `${method} ${path} ${status}`);
    const described = ['/export/bill.csv', '/files/{ticket}', '/session'].flatMap((path) =>
      Object.entries(paths[path] ?? {}).flatMap(([method, { responses }]) =>
        Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
      ),
    );
    const rest = described.filter((each) => !made.includes(each) && !/^(?!POST).* 503$/.test(each));
    expect(rest.sort()).toEqual(['GET /files/{ticket} default', 'POST /session 503', 'PUT /files/{ticket} default']);
  });
});

describe('an answer while the store is away', () => {
  let away: Service;
  let token: string;
  let store: string;
  beforeAll(async () => {
    away = await startService();
    const { tokens, config } = away.services;
    token = (await tokens.create({ name: 'Unknown yet', scopes: ['rates', 'hosting:read'] })).token;
    store = join(config.dataDir, 'store.mdb');
    renameSync(store, `${store}.away`);
    // What notices it.
    await away.app.inject('/healthz');
  });
  afterAll(async () => {
    renameSync(`${store}.away`, store);
    await away.close();
  });

  it('leaves the process alive and ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await away.app.inject(path);
      expect(answer.statusCode).toBe(200);
      expectDescribed(path, 'GET', answer);
    }
  });

  it('is described for each path that needs a token, and for the sign-in', async () => {
    const needing = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { security }]) =>
        security.length > 0 || path === '/session' ? [[path, method.toUpperCase()] as const] : [],
      ),
    );
    const asked = needing.filter(([path, method]) => !(path === '/session' && method === 'DELETE'));
    expect(asked).toHaveLength(18);
    for (const [path, method] of asked) {
      const answer = await away.app.inject({
        method: method as 'GET',
        url: path.replace('{ticket}', 'dGlja2V0').replace('{code}', 'USD').replace('{from}/{to}', 'USD/INR'),
        headers: {
          authorization: `Bearer ${token}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        ...(method !== 'GET' && { payload: path === '/session' ? { token } : {} }),
      });
      expect([path, method, answer.statusCode]).toEqual([path, method, 503]);
      expect(answer.headers['retry-after']).toBe('5');
      expectDescribed(path, method, answer);
    }
  });
});

/** Holds its media type against the description. */
function expectDescribed(path: string, method: string, { statusCode, headers }: LightMyRequestResponse): void {
  const response = paths[path]?.[method.toLowerCase()]?.responses[statusCode];
  const type = String(headers['content-type'] ?? '').split(';')[0];
  expect({ path, statusCode, types: response && Object.keys(response.content ?? {}) }).toEqual({
    path,
    statusCode,
    types: type === '' ? [] : [type],
  });
}

/** Asks the graph with the token that may write. */
async function ask(query: string): Promise<string> {
  const answer = await service.post('/graphql', JSON.stringify({ query }), { authorization: writing });
  expect(answer.json()).not.toHaveProperty('errors');
  return answer.body;
}

const ticketIn = (text: string) => /\/files\/([\w-]+)"/.exec(text)?.[1] ?? '';
const value = () => `accountId: "${kv.account}", id: "${kv.namespace}", key: "file"`;

/** Where the value of a key may be put, which has so many bytes. */
async function awaited(size: number): Promise<string> {
  const mutation = `putEdgeKvValue(${value()}, input: { value: { size: ${size} } }) { upload { url } }`;
  return ticketIn(await ask(`mutation { ${mutation} }`));
}

/** Where the value of a key may be got. */
async function offered(): Promise<string> {
  const put = { method: 'PUT' as const, url: `/files/${await awaited(4)}`, payload: 'file' };
  await service.app.inject({ ...put, headers: { authorization: writing } });
  const read = `kvNamespace(id: "${kv.namespace}") { value(key: "file") { url } }`;
  return ticketIn(await ask(`{ edge { account(id: "${kv.account}") { ${read} } } }`));
}
