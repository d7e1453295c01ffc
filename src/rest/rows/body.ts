/** Encodes request bodies in the form that the row or its dialect requires. */
import { FormData } from 'node-fetch';
import { CallerError } from '../../base/errors.js';
import type { ComingFile } from '../files/incoming-file.js';
import { SentFile } from './file-input.js';
import { isObject } from '../../base/unknown.js';

export type BodyContent = string | Blob | FormData;

export interface EncodedBody {
  /** Null if the content brings its own. */
  readonly contentType: string | null;
  readonly content: BodyContent;
}

/** Field names are wire names. */
export type BodyForm =
  /** One part per field: files as files, objects as JSON, anything else as text. */
  | 'multipart'
  /** The body is a single field: a file with its own type, or text. */
  | { readonly only: string }
  /** The body is a bare array: the items of one field. */
  | { readonly items: string }
  /** An empty object, of a write without fields. */
  | 'empty';

/** The default encoding. */
export function json(body: unknown): EncodedBody {
  return { contentType: 'application/json', content: JSON.stringify(body) };
}

export function encodedAs(form: BodyForm, body: unknown): EncodedBody {
  const fields = isObject(body) ? body : {};
  if (form === 'empty') return json({});
  if (form === 'multipart') return { contentType: null, content: multipart(fields) };
  if ('items' in form) return json(fields[form.items] ?? []);
  const only = fields[form.only];
  if (only instanceof SentFile) return { contentType: only.contentType, content: only.blob };
  return { contentType: 'text/plain;charset=utf-8', content: typeof only === 'string' ? only : '' };
}

/** The file that is uploaded separately from the input. */
export function awaitedIn(body: Readonly<Record<string, unknown>>): SentFile | null {
  const files = Object.values(body).flat();
  const awaited = files.filter((file): file is SentFile => file instanceof SentFile && file.size !== null);
  if (awaited.length <= 1) return awaited[0] ?? null;
  const message = `input: expected one file at most that is sent after it, but got ${awaited.length} that give their \`size\``;
  throw new CallerError('BAD_USER_INPUT', message);
}

/** The file whose bytes are streamed while the body is sent. */
export function comingIn(body: unknown): ComingFile | null {
  return isObject(body) ? (awaitedIn(body)?.coming ?? null) : null;
}

function multipart(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (value instanceof SentFile) form.append(name, value.blob, value.name ?? name);
    else if (isFiles(value)) value.forEach((file) => add(partName(name, file), file));
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  };
  for (const [name, value] of Object.entries(fields)) add(name, value);
  return form;
}

function isFiles(value: unknown): value is readonly SentFile[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof SentFile);
}

/** Each of several files is a separate part. */
function partName(field: string, { name }: SentFile): string {
  if (name) return name;
  throw new CallerError('BAD_USER_INPUT', `input.${field}: each of several files needs a name`);
}
