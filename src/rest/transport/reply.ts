/** The outcome of a call: an upstream's reply, or the reason why there is no usable one. */
import type { ErrorCode } from '../../base/errors.js';
import { isObject, textAt } from '../../base/unknown.js';
import type { FailureDetail } from '../failures/detail.js';

interface Head {
  readonly status: number;
  /** The headers, by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
}

/** A received response, not yet decoded. */
export interface Received extends Head {
  readonly bytes: Buffer;
  /** The body exceeded the limit and was discarded. */
  readonly isCut?: true;
}

/** A response as a stream. */
export interface Opened extends Head {
  readonly body: NodeJS.ReadableStream;
}

export interface UpstreamReply extends Head {
  /** The body, parsed as the row declares: JSON, text or bytes. Errors are JSON. Undefined if there is no body. */
  readonly body: unknown;
}

export interface Failure {
  /** The HTTP status; null if there was no reply. */
  readonly status: number | null;
  /** The upstream's error code. */
  readonly code: string;
  /** The upstream's short message. */
  readonly message: string;
  /** The errors one by one, where the provider lists them; the first comes first. */
  readonly details?: readonly FailureDetail[];
  /** Seconds. */
  readonly retryAfter?: number;
  /** Overrides the code that the status implies. */
  readonly as?: ErrorCode;
  /** False if no part of the call has been sent. */
  readonly isSent?: false;
  /** The status was a success, but the response was unreadable. */
  readonly isUnreadable?: true;
  /** The call is known to have succeeded nevertheless. */
  readonly isDone?: true;
}

/** The keys that may stand beside an error; an object with any other, such as an action, has an error of its own. */
const besideError = ['error', 'errors', 'messages', 'result', 'status', 'success'];

/** True if the body is an error: some answers have one with the status of a success. */
export function hasError(body: unknown): boolean {
  if (!isObject(body) || textAt(body['error'], 'message') === null) return false;
  return Object.keys(body).every((name) => besideError.includes(name));
}

/** The failure of a redirect. It is not followed, but its target helps to correct an address. */
export function redirect({ status, headers }: UpstreamReply): Failure | undefined {
  const location = status >= 300 && status < 400 ? headers.get('location') : undefined;
  if (location === undefined) return undefined;
  // The query after the path and the user before the host may be secret.
  const place = location.replace(/[?#].*$/s, '').replace(/^([a-z+.-]*:?\/\/)[^/]*@/i, '$1');
  return { status, code: `http_${status}`, message: `it redirects to ${place}, which is not followed` };
}
