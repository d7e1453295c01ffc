/** The protocol of the cloud and storage APIs: bearer tokens, payloads under named keys, numbered pages, actions. */
import type { ErrorCode } from '../../base/errors.js';
import { json } from './body.js';
import type { ActionDialect, Dialect } from './dialect.js';
import type { Failure, UpstreamReply } from '../transport/reply.js';
import { snakeCase } from '../mapping/field-names.js';
import { numbered } from './paging.js';
import { type Row, hasParts } from './row.js';
import { isObject, numberAt, textAt } from '../../base/unknown.js';

type Differences = Pick<Dialect, 'api' | 'baseUrl'> & { readonly action: ActionDialect['type'] };

export function namedKeys({ action, ...own }: Differences): Dialect {
  return {
    ...own,
    atOnce: 16,
    ids: 'int',
    names: snakeCase(),
    currency: 'EUR',
    headers: (token) => ({ authorization: `Bearer ${token}` }),
    encode: json,
    failure,
    payload: (row, body) => {
      const key = keyOf(row);
      if (key === null) return body;
      return isObject(body) ? body[key] : undefined;
    },
    paging: numbered({ size: 50 }, (body) => {
      const pagination = isObject(body) && isObject(body['meta']) ? body['meta']['pagination'] : undefined;
      const [total, size, next] = ['total_entries', 'per_page', 'next_page'].map((key) => numberAt(pagination, key));
      return { total: total ?? null, last: total && size ? Math.ceil(total / size) : null, next: next ?? null };
    }),
    quota: (headers) => {
      const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
        Number(headers.get(`ratelimit-${name}`) ?? NaN),
      );
      if (!limit || remaining === undefined || !reset || Number.isNaN(remaining + limit + reset)) return undefined;
      return { limit, remaining, fullAt: reset * 1000 };
    },
    actions: {
      type: action,
      keys: ['action', 'actions', 'next_actions'],
      state: (action) => {
        if (action['status'] === 'running') return 'running';
        if (action['status'] !== 'error') return 'done';
        const error = action['error'];
        return {
          status: null,
          as: 'UPSTREAM_CONFLICT',
          code: textAt(error, 'code') ?? 'action_failed',
          message: textAt(error, 'message') ?? `${textAt(action, 'command') ?? 'The action'} failed`,
        };
      },
    },
  };
}

/** `/volumes` returns `volumes`, `/volumes/{id}` a `volume`, `/volumes/{id}/actions/attach` an `action`. */
export function keyOf(row: Row): string | null {
  if (row.options.key !== undefined) return row.options.key;
  const result = row.result?.();
  if (!result || hasParts(row)) return null;
  const words = row.path.split('/').filter((word) => word && !word.startsWith('{'));
  const last = words.at(-1) ?? '';
  if (row.kind === 'list') return last;
  if (words.includes('actions')) return Array.isArray(result) ? 'actions' : 'action';
  return last.replace(/(?<=x)es$|s$/, '');
}

/** Codes more specific than their status: a read-only token is not refused as an invalid one. */
const as: Readonly<Record<string, ErrorCode>> = {
  maintenance: 'UPSTREAM_UNAVAILABLE',
  token_readonly: 'UPSTREAM_FORBIDDEN',
};

function failure({ status, body }: UpstreamReply, { method, path }: Row): Failure | undefined {
  if (status < 300) return undefined;
  const error = isObject(body) ? body['error'] : undefined;
  const details = isObject(error) ? error['details'] : undefined;
  const code = textAt(error, 'code') ?? `http_${status}`;
  if (status === 410) {
    const message = `the provider has removed ${method} ${path}`;
    return { status, code, message, as: 'UNSUPPORTED_BY_PROVIDER', ...(isObject(details) && { details }) };
  }
  return {
    status,
    code,
    message: textAt(error, 'message') ?? `status ${status} without a readable error`,
    ...(isObject(details) && { details }),
    ...(as[code] && { as: as[code] }),
  };
}
