/** A dialect that speaks as the edge does: an envelope around every answer, judged by what it says of success. */
import { json } from '../../src/rest/body.js';
import type { Dialect } from '../../src/rest/dialect.js';
import { snakeCase } from '../../src/rest/names.js';
import { chained, numbered, trailing } from '../../src/rest/paging.js';
import type { Failure, Reply } from '../../src/rest/reply.js';
import { leftIn } from '../../src/rest/window.js';
import { isObject, numberAt, textAt } from '../../src/unknown.js';

export const cursors = chained({ size: 1000, least: 10 }, { mark: 'cursor', size: 'limit' }, (body) =>
  textAt(infoOf(body), 'cursor'),
);

/** By time, the latest first. */
export const byTime = trailing({ size: 3 }, { mark: 'before', size: 'limit' }, (item) => textAt(item, 'created'));

export const dialect: Dialect = {
  api: 'EDGE',
  baseUrl: 'https://edge.invalid/client/v4',
  atOnce: 8,
  ids: (name) => (name === 'jobId' ? 'int' : 'string'),
  names: snakeCase(),
  currency: 'USD',
  paging: numbered({ size: 50, least: 5 }, (body) => ({
    total: numberAt(infoOf(body), 'total_count'),
    last: numberAt(infoOf(body), 'total_pages'),
  })),
  actions: null,
  headers: (token) => ({ authorization: `Bearer ${token}` }),
  encode: json,
  failure,
  payload: ({ options: { key } }, body) => {
    if (key === null || !isObject(body)) return body;
    const { result } = body;
    return key === undefined || !isObject(result) ? result : result[key];
  },
  window: { limit: '1200/5m', per: 'user', left: leftIn },
  quota: () => undefined,
};

function infoOf(body: unknown): unknown {
  return isObject(body) ? body['result_info'] : undefined;
}

const as: Readonly<Record<string, NonNullable<Failure['as']>>> = {
  '10000': 'UPSTREAM_FORBIDDEN',
  '81057': 'UPSTREAM_CONFLICT',
};

function failure({ status, body }: Reply): Failure | undefined {
  const envelope = isObject(body) && 'success' in body ? body : undefined;
  // What is no envelope is what the row promises: text, bytes, or a few objects that come bare.
  const isRefused = status >= 300 || (envelope !== undefined && envelope['success'] !== true);
  if (!isRefused) return undefined;
  const errors: unknown = envelope?.['errors'];
  const [first] = Array.isArray(errors) ? errors : [];
  const code = String(numberAt(first, 'code') ?? textAt(first, 'code') ?? `http_${status}`);
  return {
    status,
    code,
    message: textAt(first, 'message') ?? `status ${status} without a readable error`,
    ...(as[code] && { as: as[code] }),
  };
}
