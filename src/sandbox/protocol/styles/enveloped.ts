/** The protocol of the edge API: bearer tokens, an envelope around every response, numeric error codes. */
import type { SandboxResponse, Protocol } from '../protocol.js';
import { isId, isObject, textAt } from '../../../base/unknown.js';
import { type Reason, Refusal } from '../refusal.js';
import type { Query, SandboxResource } from '../../world/resource.js';
import type { SandboxItem } from '../../world/item.js';
import { type Fields, listAt, objectsAt } from '../../world/values.js';
import { pageOf } from './edge-pages.js';
import { orderedBy, valueAt } from './select.js';
import { parseJson } from '../../../base/json.js';

/** Status and error number. */
const statusAndCode: Readonly<Record<Reason, readonly [status: number, code: number]>> = {
  json_error: [400, 6007],
  unauthorized: [401, 10000],
  forbidden: [403, 10000],
  not_found: [404, 7003],
  method_not_allowed: [405, 10405],
  unsupported_media_type: [415, 10015],
  uniqueness_error: [409, 1061],
  conflict: [409, 1004],
  invalid_input: [400, 1004],
  service_error: [400, 1001],
  locked: [409, 1004],
  protected: [403, 1004],
  rate_limit_exceeded: [429, 10429],
  server_error: [500, 10001],
  unavailable: [503, 10003],
};

const notFilters = ['page', 'per_page', 'cursor', 'limit', 'before', 'include_counts', 'order', 'direction', 'match'];

export const enveloped: Protocol = {
  credential: (secret) => secret,

  isAuthorized: ({ authorization }, credential) => authorization === `Bearer ${credential}`,

  decode(text) {
    try {
      return text === '' ? {} : parseJson(text);
    } catch {
      throw new Refusal('json_error', 'the body is not JSON');
    }
  },

  list(row, { items, resource, query, show }) {
    const found = selected(items, query, resource);
    const key = row.options.key ?? null;
    const around = (page: readonly SandboxItem[]) => (key === null ? page.map(show) : { [key]: page.map(show) });
    if (row.paging.isUnpaged) return success(around(found));
    const { page, info, counts } = pageOf(found, query, row.paging);
    return success(around(page), { ...(info && { result_info: info }), ...counts });
  },

  answer(row, parts) {
    const [part] = Object.values(parts);
    if ('noBody' in parts) return { status: 204 };
    // Such calls return only the id of the deleted or purged object.
    if (row.result === null) return success(isObject(part) && isId(part['id']) ? { id: part['id'] } : null);
    return row.options.key === null ? { status: 200, body: part } : success(part);
  },

  refuse(refusal) {
    const [status] = statusAndCode[refusal.reason];
    return { status, body: envelope(false, null, errorsOf(refusal)) };
  },

  rateLimitHeaders(calls) {
    const { remaining, limit, fullAt, closedUntil } = calls;
    const secondsTo = (time: number) => Math.max(0, Math.ceil((time - calls.now()) / 1000));
    return {
      ratelimit: `"default";r=${remaining};t=${secondsTo(fullAt)}`,
      'ratelimit-policy': `"default";q=${limit.calls};w=${limit.seconds}`,
      ...(secondsTo(closedUntil) > 0 && { 'retry-after': String(secondsTo(closedUntil)) }),
    };
  },
};

/** One for each field that is wrong, else one with what caused it. */
function errorsOf({ reason, message, code, details }: Refusal): Fields[] {
  const [, usual] = statusAndCode[reason];
  const number = code === undefined ? usual : Number(code);
  const wrong = objectsAt(details, 'fields').flatMap((field) =>
    listAt(field, 'messages').map((said) => ({
      code: number,
      message: said,
      source: { pointer: `/${(textAt(field, 'name') ?? '').replaceAll('.', '/')}` },
    })),
  );
  if (wrong.length > 0) return wrong;
  const chain = objectsAt(details, 'chain');
  return [{ code: number, message, ...(chain.length > 0 && { error_chain: chain }) }];
}

function success(result: unknown, beside?: Fields): SandboxResponse {
  return { status: 200, body: { ...envelope(true, result), ...beside } };
}

function envelope(success: boolean, result: unknown, errors: readonly Fields[] = []) {
  return { success, errors, messages: [], result };
}

function selected(items: readonly SandboxItem[], query: Query, { filters = {} }: SandboxResource): SandboxItem[] {
  const given = Object.keys(query).filter((name) => !notFilters.includes(name));
  const isAny = query['match']?.[0] === 'any';
  const tests = (isAny ? given : [...new Set([...given, ...Object.keys(filters)])]).map((name) => {
    const [filter, values] = [filters[name], query[name] ?? []];
    return (item: SandboxItem) => (filter ? filter(item, values, query) : passes(item, name, values));
  });
  const found = items.filter((item) =>
    isAny && tests.length > 0 ? tests.some((test) => test(item)) : tests.every((test) => test(item)),
  );
  const [order] = query['order'] ?? [];
  return order === undefined ? found : found.sort(orderedBy(order, query['direction']?.[0] === 'desc'));
}

type Comparison = (text: string, wanted: string) => boolean;

/** Comparisons of strings, ignoring case: `name.contains=shop`. */
const comparisons: Readonly<Record<string, Comparison>> = {
  contains: (text, wanted) => text.includes(wanted),
  startswith: (text, wanted) => text.startsWith(wanted),
  endswith: (text, wanted) => text.endsWith(wanted),
  exact: (text, wanted) => text === wanted,
  present: (text) => text !== '',
  absent: (text) => text === '',
};

function passes(item: SandboxItem, name: string, values: readonly string[]): boolean {
  const [, field = name, word = ''] = /^(.+)\.([a-z]+)$/.exec(name) ?? [];
  const compare = comparisons[word];
  if (!compare) return values.includes(String(valueAt(item, name)));
  const text = String(valueAt(item, field) ?? '').toLowerCase();
  return values.some((value) => compare(text, value.toLowerCase()));
}
