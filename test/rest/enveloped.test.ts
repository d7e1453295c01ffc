import type { Manners } from './conformance.js';
import { conforms } from './conformance.js';
import { dialect } from './enveloped.js';
import { envelope } from './zones.js';

const refusal: Manners['refusal'] = (status, code, message) => ({
  status,
  body: { success: false, errors: [{ code, message }], messages: [], result: null },
});

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
  refusal,
  rateLimited: (seconds) => ({
    ...refusal(429, 'rate_limited', 'slow down'),
    headers: { 'retry-after': String(seconds) },
  }),
  sent: { long_name: 'a b&c' },
});
