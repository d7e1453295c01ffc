/** The facts of an API: every listed call with its query, body and answer, and the types they are made of. */
import { readFileSync } from 'node:fs';
import { type Particulars, particularsOf } from './particulars.js';

/** Name on the wire → type, such as `[Volume]!` or `enum(a|b)!?`. */
export type Fields = Readonly<Record<string, string>>;

export interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** How often it may be called, where each call has a limit of its own. */
  readonly limit?: string;
  /** Placeholder → type. */
  readonly pathParams: Fields;
  readonly query: Fields;
  readonly body: { readonly contentType: string; readonly fields: Fields } | null;
  readonly response: {
    readonly status: number;
    readonly key: string | null;
    readonly fields: Fields;
    /** Of an answer that is one object with nothing around it. */
    readonly type?: string;
  };
}

export interface Facts {
  readonly endpoints: readonly Endpoint[];
  readonly types: Readonly<Record<string, Fields>>;
  readonly particulars: Particulars;
}

export interface FactType {
  /** `list`, `enum`, `object`, or the name of a plain type. */
  readonly kind: string;
  /** Of lists. */
  readonly item?: FactType;
  /** Of enums. */
  readonly values?: readonly string[];
  /** Of objects and lists of them: the name of the type. */
  readonly name?: string;
  /** Required in an input, always there in an answer. */
  readonly required: boolean;
  readonly nullable: boolean;
}

const plain = new Set(['string', 'int', 'float', 'bool', 'datetime', 'date', 'localtime', 'id', 'json']);

export function parseType(text: string): FactType {
  const [, bare = '', required, nullable] = /^(.*?)(!?)(\??)$/.exec(text) ?? [];
  const marks = { required: required === '!', nullable: nullable === '?' };
  if (bare.startsWith('enum(')) return { kind: 'enum', values: valuesOf(bare), ...marks };
  if (!bare.startsWith('['))
    return plain.has(bare) ? { kind: bare, ...marks } : { kind: 'object', name: bare, ...marks };
  const item = parseType(bare.slice(1, -1));
  return { kind: 'list', item, ...(item.name !== undefined && { name: item.name }), ...marks };
}

/** In an order, `name` is short for `name:asc`. */
function valuesOf(bare: string): string[] {
  const values = bare.slice('enum('.length, -1).split('|');
  return values.filter((value) => !values.includes(`${value}:asc`));
}

export const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

export function readFacts(api: string): Facts {
  const { endpoints, types }: Pick<Facts, 'endpoints' | 'types'> = JSON.parse(
    readFileSync(new URL(`./facts/${api.toLowerCase()}.json`, import.meta.url), 'utf8'),
  );
  const particulars = particularsOf(api);
  const revised = (fields: Fields, owner: string): Fields => ({ ...fields, ...particulars.revisions[owner] });
  const unique = new Map(endpoints.map((endpoint) => [nameOf(endpoint), endpoint]));
  return {
    endpoints: Array.from(unique, ([name, { query, body, response, ...rest }]) => ({
      ...rest,
      response: { ...response, fields: { ...response.fields, ...particulars.answers?.[name] } },
      query: body ? query : revised(query, name),
      body: body && { ...body, fields: revised(body.fields, name) },
    })),
    types: {
      ...Object.fromEntries(Object.entries(types).map(([name, fields]) => [name, revised(fields, name)])),
      ...particulars.types,
    },
    particulars,
  };
}
