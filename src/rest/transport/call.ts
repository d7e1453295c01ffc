/** A call: a row with its path filled, and query and body in wire form. */
import { CallerError, shown } from '../../base/errors.js';
import type { PropagatedContext } from '../../base/telemetry/propagated-context.js';
import type { Account } from './account.js';
import { type PathValues, fill, paramsOf } from '../rows/path.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { Caller } from '../limits/fair-shares.js';
import { isId, isObject } from '../../base/unknown.js';

/** Characters of names and values; most servers refuse longer URLs. */
const longestQuery = 8_000;

export interface Call {
  readonly row: BoundRow;
  /** The values of the row's path parameters, and of keys that are not in the path. */
  readonly values: PathValues;
  readonly method: string;
  /** Filled, including the query. */
  readonly path: string;
  readonly body?: unknown;
  /** Headers filled from the input. */
  readonly headers?: Readonly<Record<string, string>>;
  /** If it differs from the account's. */
  readonly baseUrl?: string;
  /** Made for a join, which leaves part of the row's limit to other reads. */
  readonly isJoined?: boolean;
  /** Null for Meridian's own calls. */
  readonly caller?: Caller | null;
  /** Null for Meridian's own calls. */
  readonly propagated?: PropagatedContext | null;
}

export interface CallArguments {
  readonly values: PathValues;
  /** Query of a read or body of a write, by wire name. */
  readonly sent?: Readonly<Record<string, unknown>>;
}

/** The listed call, or the provider's own if the account uses the provider's URL and the two differ. */
export function callOf(row: BoundRow, { values, sent }: CallArguments, account: Account): Call {
  const { official } = row.options;
  if (official === undefined || account.baseUrl !== row.dialect.baseUrl) {
    return { ...assemble(row, row.method, row.path, values, sent), values };
  }
  if (official === null) {
    throw new CallerError('UNSUPPORTED_BY_PROVIDER', `The provider has no call for ${row.method} ${row.path}.`);
  }
  const [method = '', path = ''] = official.call.split(' ');
  const all = { ...sent, ...values };
  const own = official.body?.(all);
  return {
    ...assemble(row, method, path, { ...values, ...textsOf(path, all) }, isObject(own) ? own : sent),
    values,
    ...(Array.isArray(own) && { body: own }),
    ...(official.baseUrl && { baseUrl: official.baseUrl }),
  };
}

/** Path values taken from fields of the input. */
function textsOf(path: string, all: Readonly<Record<string, unknown>>): PathValues {
  const named = paramsOf(path).map((name) => [name, all[name]] as const);
  return Object.fromEntries(named.flatMap(([name, value]) => (isId(value) ? [[name, String(value)]] : [])));
}

function assemble(
  row: BoundRow,
  method: string,
  path: string,
  values: PathValues,
  sent: CallArguments['sent'],
): Omit<Call, 'values'> {
  const { headers: named = {}, query: inQuery = [], repeats = [] } = row.options;
  const filled = fill(path, values, row.options.longest);
  const elsewhere = [...Object.keys(named), ...inQuery];
  const rest = pick(sent ?? {}, (name) => !elsewhere.includes(name));
  const query = queryOf(row, method === 'GET' ? rest : pick(sent ?? {}, (name) => inQuery.includes(name)));
  const headers = headersOf(row, { ...values, ...sent });
  // If all fields are sent elsewhere, there is no empty body.
  const hasFields = row.input && (elsewhere.length === 0 || Object.keys(rest).length > 0);
  const hasBody = method !== 'GET' && (hasFields || row.options.body === 'empty');
  return {
    row,
    method,
    path: query ? `${filled}?${query}` : filled,
    ...(hasBody && { body: { ...pick(values, (name) => repeats.includes(name)), ...rest } }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

function pick(sent: Readonly<Record<string, unknown>>, isWanted: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(sent).filter(([name]) => isWanted(name)));
}

/** Rejects values that could end a header and start another. */
function headersOf(row: BoundRow, sent: Readonly<Record<string, unknown>>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, header] of Object.entries(row.options.headers ?? {})) {
    const value = sent[name];
    if (value === undefined || value === null) continue;
    const text = String(value);
    if (!/^[!-~]([ -~]{0,1022}[!-~])?$/.test(text)) {
      const field = `${row.kind === 'write' ? 'input.' : ''}${row.dialect.names.toGraph(name)}`;
      throw new CallerError(
        'BAD_USER_INPUT',
        `${field}: expected a value that can stand in a header, but got ${shown(text)}`,
      );
    }
    headers[header] = text;
  }
  return headers;
}

/** Reads with the same identity return the same. */
export function identityOf({ method, path, body, headers }: Call): string {
  const more = [body, headers].map((part) => (part === undefined ? '' : ` ${JSON.stringify(part)}`));
  return `${method} ${path}${more.join('')}`;
}

function tooLong({ dialect }: BoundRow, name: string): CallerError {
  const message = `${dialect.names.toGraph(name)}: expected a value that can stand in an address, of at most ${longestQuery} characters with all others, but got a longer one`;
  return new CallerError('BAD_USER_INPUT', message);
}

/** Arrays repeat their parameter, objects join names with dots. */
function queryOf(row: BoundRow, sent: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  let length = 0;
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) value.forEach((item) => add(name, item));
    else if (typeof value === 'object') Object.entries(value).forEach(([key, item]) => add(`${name}.${key}`, item));
    else {
      const text = String(value);
      length += name.length + text.length;
      if (length > longestQuery) throw tooLong(row, name);
      query.append(name, text);
    }
  };
  Object.entries(sent).forEach(([name, value]) => add(name, value));
  return query.toString();
}
