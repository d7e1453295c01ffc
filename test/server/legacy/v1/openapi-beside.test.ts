/** What /openapi.json says of the paths beside /api/v1, held against the server's routes and real answers. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Service, startService } from './service.js';

type Described = Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;

let service: Service;
let paths: Described;
let hosting: string;
beforeAll(async () => {
  service = await startService();
  paths = ((await service.app.inject('/openapi.json')).json() as { paths: Described }).paths;
  hosting = `Bearer ${(await service.services.tokens.create({ name: 'Hosting', scopes: ['hosting:read'] })).token}`;
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
  const pages = /^(GET|POST) (\/|\/graphql|\/assets\/.*|\/docs|\/docs\/reader\.js|\/openapi\.json)$/;
  const dashboard = /^GET \/(bill|findings|machines|names|places|rates|tokens)$/;
  const refused = /^\w+ \/api\/v1\/states$/;
  const isOther = (route: string) => [pages, dashboard, refused].some((pattern) => pattern.test(route));
  expect(found.filter((route) => !described.includes(route) && !isOther(route))).toEqual([]);
});

describe('a real answer', () => {
  const other = { origin: 'https://other.example' };
  const json = { 'content-type': 'application/json' };
  const own = { 'sec-fetch-site': 'same-origin' };
  const cases: [path: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', status: number, () => InjectOptions][] = [
    ['/export/bill.csv', 'GET', 200, () => ({ headers: { authorization: hosting } })],
    ['/export/bill.csv', 'GET', 400, () => ({ headers: { authorization: hosting }, query: { maxAge: 'soon' } })],
    ['/export/bill.csv', 'GET', 401, () => ({})],
    ['/export/bill.csv', 'GET', 403, () => ({ headers: { authorization: service.headers.plain } })],
    ['/files/{ticket}', 'GET', 401, () => ({})],
    ['/files/{ticket}', 'GET', 403, () => ({ headers: { ...other, authorization: hosting } })],
    ['/files/{ticket}', 'GET', 404, () => ({ headers: { authorization: hosting } })],
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
    ['/session', 'DELETE', 204, () => ({ headers: own })],
    ['/session', 'DELETE', 403, () => ({ headers: other })],
  ];

  it.each(cases)('of %s by %s is described with the status %i', async (path, method, status, options) => {
    const answer = await service.app.inject({ method, url: path.replace('{ticket}', 'dGlja2V0'), ...options() });
    expect([answer.statusCode, answer.statusCode === status ? '' : answer.body]).toEqual([status, '']);
    const response = paths[path]?.[method.toLowerCase()]?.responses[status];
    const type = String(answer.headers['content-type'] ?? '').split(';')[0];
    expect(Object.keys(response?.content ?? {})).toEqual(type === '' ? [] : [type]);
  });

  it('has been made for each status but those of load, and those that a file has', () => {
    const made = cases.map(([path, method, status]) => `${method} ${path} ${status}`);
    const described = ['/export/bill.csv', '/files/{ticket}', '/session'].flatMap((path) =>
      Object.entries(paths[path] ?? {}).flatMap(([method, { responses }]) =>
        Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
      ),
    );
    const rest = described.filter((each) => !made.includes(each));
    expect(rest.sort()).toEqual([
      'GET /export/bill.csv 503',
      'GET /files/{ticket} 200',
      'GET /files/{ticket} 503',
      'PUT /files/{ticket} 200',
      'PUT /files/{ticket} 400',
      'PUT /files/{ticket} 503',
    ]);
  });
});
