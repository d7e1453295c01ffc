/** @decorates-classes */
import { dialect } from '../../../src/apis/edge/dialect.js';
import { conforms } from '../../rest/conformance.js';
import { envelope, refused } from '../../rest/zones.js';

/** The edge has numbers. */
const codes: Readonly<Record<string, number>> = {
  conflict: 81053,
  forbidden: 9109,
  not_found: 1003,
  not_valid: 1004,
  server_error: 1101,
  unauthorized: 1001,
};
const codeOf = (word: string) => codes[word] ?? 0;

conforms({
  dialect,
  credential: 'top-secret',
  authorization: 'Bearer top-secret',
  thing: (id) => ({ id: String(id), long_name: `thing ${id}` }),
  page: (things, query) => {
    const [page, size] = [Number(query['page']), Number(query['per_page'])];
    const total_pages = Math.ceil(things.length / size);
    const result = things.slice((page - 1) * size, page * size);
    return envelope(result, { page, per_page: size, count: result.length, total_count: things.length, total_pages });
  },
  single: (thing) => envelope(thing),
  created: (thing) => envelope(thing),
  refusal: (status, code, message) => refused(status, codeOf(code), message),
  code: (word) => String(codeOf(word)),
  refusalInSuccess: (code, message) => refused(200, codeOf(code), message),
  rateLimited: (seconds) => ({
    ...(refused(429, 971, 'slow down') as object),
    headers: { 'retry-after': String(seconds) },
  }),
  sent: { long_name: 'a b&c' },
});
