/** What of an answer a field stands for, and what stands around that. */
import type { BoundRow } from '../../../src/rest/rows/bound-row.js';
import { hasParts } from '../../../src/rest/rows/row.js';
import { type Endpoint, type Facts, type FactType, type Fields, parseType } from './facts.js';
import type { Instance } from './instances.js';

/** All of what stands under a key, as fields or as one value, or nothing but its success. */
export type Payload =
  | { readonly kind: 'whole'; readonly key: string; readonly name?: string; readonly fields: Fields }
  | { readonly kind: 'key'; readonly key: string; readonly type: FactType; readonly beside: Fields }
  | { readonly kind: 'none'; readonly beside: Fields };

/** What the engine reads by itself: where a list goes on. */
const aside = ['meta', 'result_info'];

export function answeredBy({ response }: Endpoint, row: BoundRow, facts: Facts): Payload {
  const fields = Object.fromEntries(Object.entries(response.fields).filter(([name]) => !aside.includes(name)));
  if (!row.result) return { kind: 'none', beside: fields };
  if (response.shape === 'text') return { kind: 'key', key: '', type: parseType('string!'), beside: {} };
  if (response.shape === 'binary') return { kind: 'key', key: '', type: parseType('bytes!'), beside: {} };
  if (hasParts(row)) {
    const { result, ...others } = fields;
    if (result === undefined) return { kind: 'whole', key: '', fields: others };
    const { name = '' } = parseType(result);
    return { kind: 'whole', key: 'result', name, fields: facts.types[name] ?? {} };
  }
  if (response.type !== undefined) return { kind: 'key', key: '', type: parseType(`${response.type}!`), beside: {} };
  // A bare array is the payload itself, each item under a key of its own or under none.
  const [only = ''] = Object.keys(fields);
  const [outer = '', inner] = (response.key ?? only).split('.');
  const key = [outer, `[].${outer}`, '[]'].find((key) => key in fields) ?? '';
  const { [key]: text = '', ...beside } = fields;
  if (inner !== undefined) {
    const type = facts.types[parseType(text).name ?? '']?.[inner] ?? '';
    return { kind: 'key', key: `${outer}.${inner}`, type: parseType(type), beside };
  }
  return { kind: 'key', key, type: parseType(key.startsWith('[]') ? `[${text}]!` : text), beside };
}

/** `servers`, `result.buckets`, `[].server`, or `[]` and nothing: all of it. */
export function under(body: unknown, key: string): unknown {
  if (key === '' || key === '[]') return body;
  if (key.startsWith('[].')) return (body as Instance[]).map((item) => item[key.slice('[].'.length)]);
  return key.split('.').reduce<unknown>((value, name) => (value as Instance)[name], body);
}

/** What a write may answer and its field need not: free JSON, or no more than an id, which its path has or the object. */
export function saysNothing(name: string, { kind, name: type = '' }: FactType, facts: Facts): boolean {
  const fields = Object.keys(facts.types[type] ?? {});
  return name === 'id' || kind === 'json' || (kind === 'object' && fields.length === 1 && fields[0] === 'id');
}

/** What stands around an answer of the facts: how far it is from the end of a list, and that the call succeeded. */
export function surrounded(answer: Instance, { response }: Endpoint): Instance {
  const { fields, key, pagination = 'none' } = response;
  const count = key === null ? 0 : [under(answer, key)].flat().length;
  const pages = { page: 1, per_page: 50, count, total_count: count, total_pages: 1 };
  const info = { page: pages, cursor: { count, per_page: 50, cursor: '' }, none: null }[pagination];
  const page = { page: 1, per_page: 50, previous_page: null, next_page: null, last_page: 1, total_entries: 2 };
  return {
    ...('result' in fields && { success: true, errors: [], messages: [] }),
    ...answer,
    ...('result_info' in fields && info && { result_info: info }),
    ...('meta' in fields && { meta: { pagination: page } }),
  };
}

/** Fields of an answer that are its own. */
export function ownFields({ response: { fields } }: Endpoint): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !aside.includes(name)));
}
