/** What came of a call: an upstream's reply, or why there is none that can be used. */
import type { ErrorCode } from '../../base/errors.js';

interface Head {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
}

/** As it came. */
export interface Received extends Head {
  readonly bytes: Buffer;
  /** There are more than were wanted, of which none is here. */
  readonly isCut?: true;
}

/** As it comes. */
export interface Opened extends Head {
  readonly body: NodeJS.ReadableStream;
}

export interface UpstreamReply extends Head {
  /** What the row promises: parsed JSON, text, or bytes; of a refusal JSON. Undefined when there was no body. */
  readonly body: unknown;
}

export interface Failure {
  /** Of HTTP; null when no reply came. */
  readonly status: number | null;
  /** The upstream's own. */
  readonly code: string;
  /** The upstream's short message. */
  readonly message: string;
  readonly details?: unknown;
  /** Seconds. */
  readonly retryAfter?: number;
  /** Where the status alone would mislead. */
  readonly as?: ErrorCode;
  /** False when nothing of the call has left. */
  readonly isSent?: false;
  /** The status was that of a success; the answer could not be read. */
  readonly isUnreadable?: true;
  /** And yet the call is known to have succeeded. */
  readonly isDone?: true;
}
