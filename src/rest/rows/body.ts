/** Bodies of calls, in the form that their row or dialect gives them. */
import { FormData } from 'node-fetch';
import { CallerError } from '../../base/errors.js';
import type { ComingFile } from '../files/incoming-file.js';
import { SentFile } from './file-input.js';
import { isObject } from '../../base/unknown.js';

export type BodyContent = string | Blob | FormData;

export interface EncodedBody {
  /** Null where the content brings its own. */
  readonly contentType: string | null;
  readonly content: BodyContent;
}

/** Names are those of the wire. */
export type BodyForm =
  /** A part per field: files as files, objects as JSON, all else as text. */
  | 'multipart'
  /** One field is all there is: a file with its own type, or text. */
  | { readonly only: string }
  /** One field holds the items of an array that nothing stands around. */
  | { readonly items: string };

/** As JSON where nothing else is said. */
export function json(body: unknown): EncodedBody {
  return { contentType: 'application/json', content: JSON.stringify(body) };
}

export function encodedAs(form: BodyForm, body: unknown): EncodedBody {
  const fields = isObject(body) ? body : {};
  if (form === 'multipart') return { contentType: null, content: multipart(fields) };
  if ('items' in form) return json(fields[form.items] ?? []);
  const only = fields[form.only];
  if (only instanceof SentFile) return { contentType: only.contentType, content: only.blob };
  return { contentType: 'text/plain;charset=utf-8', content: typeof only === 'string' ? only : '' };
}

/** The file among its fields that is sent apart from the input. */
export function awaitedIn(body: Readonly<Record<string, unknown>>): SentFile | null {
  const files = Object.values(body).flat();
  const awaited = files.filter((file): file is SentFile => file instanceof SentFile && file.size !== null);
  if (awaited.length <= 1) return awaited[0] ?? null;
  const message = `input: expected one file at most that is sent after it, but got ${awaited.length} that give their \`size\``;
  throw new CallerError('BAD_USER_INPUT', message);
}

/** The one whose bytes come while the body is sent. */
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

/** Of several files each is a part of its own. */
function partName(field: string, { name }: SentFile): string {
  if (name) return name;
  throw new CallerError('BAD_USER_INPUT', `input.${field}: each of several files needs a name`);
}
