/** The protocol of APIs that put a named key around every payload. */
import type { Dialect } from '../../src/rest/rows/dialect.js';
import type { Reply } from '../support/scripted-upstream.js';
import type { Protocol } from './conformance.js';

export function namedKeysManners(dialect: Dialect): Protocol {
  const refusal = (status: number, code: string, message: string): Reply => ({
    status,
    body: { error: { code, message } },
  });
  return {
    dialect,
    credential: 'top-secret',
    authorization: 'Bearer top-secret',
    thing: (id) => ({ id, long_name: `thing ${id}` }),
    page: (things, query) => {
      const [page, size] = [Number(query['page']), Number(query['per_page'])];
      const next = page * size < things.length ? page + 1 : null;
      const pagination = { page, per_page: size, next_page: next, total_entries: things.length };
      return { body: { things: things.slice((page - 1) * size, page * size), meta: { pagination } } };
    },
    single: (thing) => ({ body: { thing } }),
    created: (thing) => ({ status: 201, body: { thing } }),
    refusal,
    rateLimited: (seconds) => ({
      ...refusal(429, 'rate_limit_exceeded', 'slow down'),
      headers: { 'retry-after': String(seconds) },
    }),
    sent: { long_name: 'a b&c' },
  };
}
