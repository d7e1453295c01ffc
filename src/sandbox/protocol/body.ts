/** Parses the bodies of calls, in the format of their row. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { Content } from './content.js';
import type { Protocol } from './protocol.js';
import { Refusal } from './refusal.js';

/** The parts of a multipart form, by name and in order. */
export class FormParts {
  readonly all = new Map<string, FormPart[]>();

  constructor(parts: Iterable<readonly [name: string, part: FormPart]>) {
    for (const [name, part] of parts) this.all.set(name, [...(this.all.get(name) ?? []), part]);
  }
}

type FormPart = string | Content;

/** Throws when the body cannot be parsed. */
export async function bodyOf(content: Content, { options }: BoundRow, protocol: Protocol): Promise<unknown> {
  const { body: form } = options;
  if (form === 'multipart') return partsOf(content);
  if (form === undefined || form === 'empty') return protocol.decode(content.text, content.type ?? '');
  if ('only' in form) return new FormParts([[form.only, content]]);
  return { [form.items]: protocol.decode(content.text, content.type ?? '') };
}

async function partsOf(content: Content): Promise<FormParts> {
  // Not a form: the body is the one file that the form would contain.
  if (!/^multipart\/form-data\b/i.test(content.type ?? ''))
    return new FormParts(content.bytes.length > 0 ? [['', content]] : []);
  const parts = [...(await formOf(content))].map(async ([name, part]) => [name, await partOf(part)] as const);
  return new FormParts(await Promise.all(parts));
}

async function partOf(part: string | File): Promise<FormPart> {
  return typeof part === 'string' ? part : new Content(Buffer.from(await part.arrayBuffer()), part.type, part.name);
}

async function formOf({ bytes, type }: Content): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type ?? '' } }).formData();
  } catch {
    throw new Refusal('invalid_input', 'the body is not the form that its type says');
  }
}
