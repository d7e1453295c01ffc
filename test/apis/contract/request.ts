/** What was sent, and what had to be, comparably. */
import type { ReceivedCall } from '../../support/scripted-upstream.js';
import { type Instance, SampleFile } from './instances.js';

export interface Request {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** Those that the facts name, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string | undefined;
  readonly body: unknown;
}

/** A part of a form; files have a name and a type. */
interface Part {
  readonly name: string;
  /** Parsed when it is an object in JSON. */
  readonly content: unknown;
  readonly file?: string;
  readonly type?: string;
}

const multipart = 'multipart/form-data';

/** `headers` are the names of those that are looked at. */
export async function requestOf(asked: ReceivedCall, headers: readonly string[]): Promise<Request> {
  const { method, path, query, headers: all, body } = asked;
  const contentType = all['content-type']?.replace(/;\s*boundary=.*$/, '');
  const named = headers.map((name) => name.toLowerCase()).map((name) => [name, all[name]] as const);
  return {
    method,
    path,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()])),
    headers: Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))),
    contentType,
    body: contentType === multipart ? await partsIn(asked) : comparable(body),
  };
}

export function headersOf(headers: Instance): Request['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

export function bodyOf(body: unknown, contentType: string): unknown {
  if (contentType === multipart) return sorted(Object.entries(body as Instance).flatMap(partsOf));
  return contentType === 'application/json' ? JSON.parse(JSON.stringify(body)) : formOf('', body).sort();
}

/** Files as files, each of several under its own name; objects as JSON, all else as text. */
function partsOf([name, value]: [string, unknown]): Part[] {
  if (value instanceof SampleFile) return [{ name, content: value.text, file: value.name, type: value.contentType }];
  if (Array.isArray(value) && value[0] instanceof SampleFile)
    return value.flatMap((file: SampleFile) => partsOf([file.name, file]));
  return [{ name, content: typeof value === 'object' ? value : String(value) }];
}

async function partsIn({ bytes, headers }: ReceivedCall): Promise<Part[]> {
  const form = await new Response(bytes, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
  const parts = [...form].map(async ([name, value]): Promise<Part> => {
    if (typeof value === 'string') return { name, content: /^[[{]/.test(value) ? JSON.parse(value) : value };
    return { name, content: await value.text(), file: value.name, type: value.type };
  });
  return sorted(await Promise.all(parts));
}

const sorted = (parts: readonly Part[]) => [...parts].sort((a, b) => (a.name < b.name ? -1 : 1));

/** `name[]=a` for lists of values, `rules[input][0][action]=accept` for what is nested. */
function formOf(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [`${name}=${String(value)}`];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const within = Array.isArray(value) && typeof item !== 'object' ? '' : key;
    return formOf(name === '' ? key : `${name}[${within}]`, item);
  });
}

/** Objects put a dot between names. */
export function queryOf(query: Instance): Request['query'] {
  const pairs = Object.entries(query).flatMap(([name, value]): (readonly [string, readonly string[]])[] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [[name, [value].flat().map(String)]];
    return Object.entries(queryOf(value as Instance)).map(([inner, values]) => [`${name}.${inner}`, values]);
  });
  return Object.fromEntries(pairs);
}

/** Pairs of a form may stand in any order. */
function comparable(body: unknown): unknown {
  return typeof body === 'string' ? [...new URLSearchParams(body)].map((pair) => pair.join('=')).sort() : body;
}
