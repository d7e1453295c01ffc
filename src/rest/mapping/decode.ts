/** Decodes a response body once, into the form that its row declares. */
import { type AnswerKind, answerKind } from '../rows/response-kind.js';
import type { WireBytes } from './base64-bytes.js';
import type { Failure, Received, UpstreamReply } from '../transport/reply.js';
import type { Row } from '../rows/row.js';
import { JsonTooDeep, deepestJson, parseJson } from '../../base/json.js';

export function decoded({ bytes, isCut, ...head }: Received, row: Row): UpstreamReply | Failure {
  const contentType = head.headers.get('content-type') ?? null;
  // An error body is the upstream's JSON envelope; anything else, such as a proxy's page, is meaningless.
  if (head.status >= 300) return { ...head, body: jsonOfError(bytes) };
  if (isCut) return { ...head, body: { contentType, base64: null, size: lengthIn(head.headers) } satisfies WireBytes };
  const body = readers[answerKind(row)](bytes, contentType);
  if (!(body instanceof Unreadable)) return { ...head, body };
  return { status: head.status, code: 'unreadable', message: body.message, isUnreadable: true };
}

/** Null if not stated, or if it is the length of the encoded bytes. */
export function lengthIn(headers: Received['headers']): number | null {
  const length = headers.has('content-encoding') ? undefined : headers.get('content-length');
  return length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : null;
}

class Unreadable {
  constructor(readonly message: string) {}
}

const readers: Readonly<Record<AnswerKind, (bytes: Buffer, contentType: string | null) => unknown>> = {
  json: jsonOrNothing,
  text: (bytes, contentType) => {
    const charset = /;\s*charset="?([^";]+)/i.exec(contentType ?? '')?.[1]?.trim() ?? 'utf-8';
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes);
    } catch {
      return new Unreadable('its text is not in the charset that it names');
    }
  },
  bytes: (bytes, contentType): WireBytes => ({ contentType, base64: bytes.toString('base64'), size: bytes.length }),
  // Some upstreams confirm in text. A proxy's page or a truncated envelope confirms nothing.
  nothing: (bytes, contentType) =>
    mediaType(contentType) === 'text/plain' ? undefined : jsonOrNothing(bytes, contentType),
};

function jsonOrNothing(bytes: Buffer, contentType: string | null): unknown {
  try {
    return json(bytes);
  } catch (error) {
    if (error instanceof JsonTooDeep)
      return new Unreadable(`it has more than ${deepestJson} lists and objects within each other`);
    const other = mediaType(contentType);
    return new Unreadable(other === null || /json/.test(other) ? 'it is not JSON' : `it is ${other}, not JSON`);
  }
}

function jsonOfError(bytes: Buffer): unknown {
  try {
    return json(bytes);
  } catch {
    return undefined;
  }
}

function json(bytes: Buffer): unknown {
  return bytes.length === 0 ? undefined : parseJson(new TextDecoder().decode(bytes));
}

/** Null unless it is safe to show. */
function mediaType(contentType: string | null): string | null {
  return /^[a-z]+\/[a-z0-9.+-]{1,60}(?=$|[\s;])/i.exec(contentType ?? '')?.[0]?.toLowerCase() ?? null;
}
