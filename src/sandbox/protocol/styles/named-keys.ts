/** The protocol of the cloud and storage APIs: bearer tokens, named keys, numbered pages, textual error codes. */
import { keyOf } from '../../../rest/rows/named-keys.js';
import type { Protocol } from '../protocol.js';
import { type Reason, Refusal } from '../refusal.js';
import { pick } from '../../world/values.js';
import { pageOf } from './pages.js';
import { select } from './select.js';
import { parseJson } from '../../../base/json.js';

const statuses: Readonly<Record<Reason, number>> = {
  json_error: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  unsupported_media_type: 415,
  uniqueness_error: 409,
  conflict: 409,
  invalid_input: 422,
  service_error: 422,
  locked: 423,
  protected: 423,
  rate_limit_exceeded: 429,
  server_error: 500,
  unavailable: 503,
};

interface Options {
  /** The status of a deletion that is an action: 200 in one of these APIs and 201 in the other. */
  readonly deleting: 200 | 201;
  /** Success statuses that differ from the method's usual one, by method and path. */
  readonly statuses?: Readonly<Record<string, number>>;
}

export function namedKeys({ deleting, statuses: others = {} }: Options): Protocol {
  return {
    credential: (secret) => secret,

    isAuthorized: ({ authorization }, credential) => authorization === `Bearer ${credential}`,

    decode(text) {
      try {
        return text === '' ? {} : parseJson(text);
      } catch {
        throw new Refusal('json_error', 'the body is not JSON');
      }
    },

    list(row, { items, resource, query, url, show }) {
      const key = keyOf(row) ?? '';
      const selected = select(items, query, resource);
      if (row.options.paging?.isUnpaged)
        return { status: 200, body: { [key]: selected.map(show), ...resource.besides } };
      const { page, pagination, link } = pageOf(selected, query, url, row.options.pageSize);
      return {
        status: 200,
        headers: { link },
        body: { [key]: page.map(show), ...resource.besides, meta: { pagination } },
      };
    },

    answer(row, parts) {
      if (row.method === 'DELETE' && row.result === null) return { status: 204 };
      const key = keyOf(row);
      const usual = { GET: 200, PUT: 200, PATCH: 200, POST: 201, DELETE: deleting }[row.method];
      const status = others[`${row.method} ${row.path}`] ?? usual;
      return { status, body: key === null ? parts : pick(parts, key) };
    },

    refuse: ({ reason, message, details = null, code = reason }) => ({
      status: statuses[reason],
      body: { error: { code, message, details } },
    }),

    rateLimitHeaders: (bucket) => ({
      'ratelimit-limit': String(bucket.limit.calls),
      'ratelimit-remaining': String(bucket.remaining),
      'ratelimit-reset': String(Math.ceil(bucket.fullAt / 1000)),
    }),
  };
}
