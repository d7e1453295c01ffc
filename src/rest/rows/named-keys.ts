/** The protocol of the cloud and storage APIs: bearer tokens, payloads under named keys, numbered pages, actions. */
import type { ErrorCode } from '../../base/errors.js';
import { json } from './body.js';
import type { ActionDialect, Dialect } from './dialect.js';
import { type FailureDetail, detail } from '../failures/detail.js';
import { type Failure, type UpstreamReply, hasError } from '../transport/reply.js';
import { snakeCase } from '../mapping/field-names.js';
import { numbered } from './paging.js';
import { type Row, hasParts } from './row.js';
import { isObject, isText, numberAt, textAt } from '../../base/unknown.js';

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

/** The meaning of codes that come with the status of a success. */
const meaning: Readonly<Record<string, ErrorCode>> = {
  unauthorized: 'UPSTREAM_UNAUTHORIZED',
  forbidden: 'UPSTREAM_FORBIDDEN',
  resource_limit_exceeded: 'UPSTREAM_FORBIDDEN',
  not_found: 'UPSTREAM_NOT_FOUND',
  uniqueness_error: 'UPSTREAM_CONFLICT',
  conflict: 'UPSTREAM_CONFLICT',
  resource_unavailable: 'UPSTREAM_CONFLICT',
  locked: 'UPSTREAM_CONFLICT',
  protected: 'UPSTREAM_CONFLICT',
  rate_limit_exceeded: 'UPSTREAM_RATE_LIMITED',
  server_error: 'UPSTREAM_UNAVAILABLE',
  unavailable: 'UPSTREAM_UNAVAILABLE',
  timeout: 'UPSTREAM_TIMEOUT',
};

function failure({ status, body }: UpstreamReply, { method, path }: Row): Failure | undefined {
  if (status < 300 && !hasError(body)) return undefined;
  const error = isObject(body) ? body['error'] : undefined;
  const details = detailsOf(isObject(error) ? error['details'] : undefined);
  const code = textAt(error, 'code') ?? `http_${status}`;
  const isRemoved = status === 410;
  const message = isRemoved ? `the provider has removed ${method} ${path}` : textAt(error, 'message');
  const kind = isRemoved ? 'UNSUPPORTED_BY_PROVIDER' : (as[code] ?? (status < 300 ? meaning[code] : undefined));
  return {
    status,
    code,
    message: message ?? `status ${status} without a readable error`,
    ...(details.length > 0 && { details }),
    ...(kind && { as: kind }),
  };
}

/** The inputs that are wrong, one for each message; limits that are reached; and where a removal was announced. */
function detailsOf(details: unknown): FailureDetail[] {
  const { fields, limits }: Readonly<Record<string, unknown>> = isObject(details) ? details : {};
  const wrong = listIn(fields).flatMap((field) => {
    const input = textAt(field, 'name');
    const messages = isObject(field) ? listIn(field['messages']).filter(isText) : [];
    return messages.length > 0 ? messages.map((message) => detail({ input, message })) : [detail({ input })];
  });
  const reached = listIn(limits).map((limit) => detail({ code: textAt(limit, 'name') }));
  const documentationUrl = textAt(details, 'announcement');
  return [...wrong, ...reached, ...(documentationUrl === null ? [] : [detail({ documentationUrl })])];
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
