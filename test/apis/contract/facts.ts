/** The facts of an API: every listed call with its query, body and answer, and the types they are made of. */
import { readFileSync } from 'node:fs';
import { shapeOf } from '../../../src/rest/rows/path.js';
import { type Particulars, particularsOf } from './particulars.js';

/** Name on the wire → type, such as `[Volume]!` or `enum(a|b)!?`. */
export type Fields = Readonly<Record<string, string>>;

export interface Endpoint {
  readonly method: string;
  readonly path: string;
  /** The provider has it beyond the listing. */
  readonly isFurther?: true;
  /** The provider has deprecated it, or has removed it since. */
  readonly deprecated?: true;
  /** How often it may be called, where each call has a limit of its own. */
  readonly limit?: string;
  /** Placeholder → type. */
  readonly pathParams: Fields;
  readonly query: Fields;
  /** By their names, those that say more than how to read the body or who asks. */
  readonly headers?: Fields;
  readonly body: {
    readonly contentType: string;
    readonly fields: Fields;
    /** Of a bare array: the type of its items. */
    readonly arrayOf?: string;
  } | null;
  readonly response: {
    readonly status: number;
    /** Where the payload stands: `servers`, `result`, `result.buckets`. */
    readonly key: string | null;
    readonly fields: Fields;
    /** Of an answer that is one object with nothing around it. */
    readonly type?: string;
    readonly shape?: 'single' | 'list' | 'text' | 'binary' | 'none';
    readonly pagination?: 'page' | 'cursor' | 'none';
    /** Of text and bytes. */
    readonly contentType?: string;
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

const plain = new Set('string int float bool datetime date localtime id json file bytes'.split(' '));

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

type Read = Pick<Facts, 'endpoints' | 'types'>;

function readFile(name: string): Read {
  return JSON.parse(readFileSync(new URL(`./facts/${name}.json`, import.meta.url), 'utf8')) as Read;
}

/** Facts of calls beyond the listing, by API. */
const further: Readonly<Record<string, string>> = {
  CLOUD: 'cloud-further',
  EDGE: 'edge-further',
  STORAGE: 'storage-further',
};

export function readFacts(api: string): Facts {
  const listed = readFile(api.toLowerCase());
  const more = further[api] === undefined ? { endpoints: [], types: {} } : readFile(further[api]);
  const read: Read = {
    endpoints: [...listed.endpoints, ...more.endpoints.map((endpoint) => ({ ...endpoint, isFurther: true as const }))],
    types: { ...listed.types, ...more.types },
  };
  const particulars = particularsOf(api);
  const revised = (fields: Fields, owner: string): Fields => ({ ...fields, ...particulars.revisions[owner] });
  // What differs in the names of its placeholders alone is one call.
  const unique = new Map(read.endpoints.map((endpoint) => [shapeOf(nameOf(endpoint)), endpoint]));
  const endpoints = [...unique.values()].map((endpoint): Endpoint => {
    const { query, body, response } = endpoint;
    const name = nameOf(endpoint);
    return {
      ...endpoint,
      response: { ...response, fields: { ...response.fields, ...particulars.answers?.[name] } },
      query: body && !body.arrayOf ? query : revised(query, name),
      body: body && { ...body, fields: revised(body.fields, name) },
    };
  });
  const types = { ...read.types, ...identified(endpoints, read.types, particulars) };
  return {
    endpoints: endpoints.map((endpoint) => ({ ...endpoint, query: nested(endpoint).query })),
    types: {
      ...Object.fromEntries(Object.entries(types).map(([name, fields]) => [name, revised(fields, name)])),
      ...Object.assign({}, ...endpoints.map((endpoint) => nested(endpoint).types)),
      ...particulars.types,
    },
    particulars,
  };
}

/** Parameters with a dot in their names are fields of an object: `account.id` is the `id` of `account`. */
function nested(endpoint: Endpoint): { query: Fields; types: Record<string, Fields> } {
  const query: Record<string, string> = {};
  const types: Record<string, Record<string, string>> = {};
  for (const [name, type] of Object.entries(endpoint.query)) {
    const [outer = '', inner] = name.split('.');
    const group = `${nameOf(endpoint)} ${outer}`;
    if (inner !== undefined) (types[group] ??= {})[inner] = type;
    query[outer] = inner === undefined ? type : group;
  }
  return { query, types };
}

/** What the path of a read names an object by is always there, whatever else may be missing. */
function identified(endpoints: readonly Endpoint[], types: Facts['types'], { ids = {} }: Particulars): Facts['types'] {
  return Object.fromEntries(
    endpoints.flatMap(({ method, path, response }) => {
      const [, param = ''] = /\{([^}]+)\}$/.exec(path) ?? [];
      const { name = '' } = parseType(response.fields[response.key ?? ''] ?? '');
      const own = ids[param] ?? param;
      const type = types[name]?.[own];
      return method === 'GET' && type ? [[name, { ...types[name], [own]: always(type) }]] : [];
    }),
  );
}

/** The type as that of something that is there. */
export const always = (type: string) => `${type.replace(/[!?]+$/, '')}!`;

/** The types that a call is described with. */
export function typesOf({ query, headers, body, response }: Endpoint, { types }: Facts): string[] {
  const found = new Set<string>();
  const visit = (text: string): void => {
    const { name } = parseType(text);
    if (name === undefined || found.has(name)) return;
    found.add(name);
    Object.values(types[name] ?? {}).forEach(visit);
  };
  [query, headers, body?.fields, response.fields].flatMap((fields) => Object.values(fields ?? {})).forEach(visit);
  if (body?.arrayOf !== undefined) visit(body.arrayOf);
  return [...found];
}
