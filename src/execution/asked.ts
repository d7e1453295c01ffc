/** A question as it came over HTTP. */
import type { IncomingHttpHeaders } from 'node:http';

export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly headers: IncomingHttpHeaders;
  /** Of a GET, with its question mark. */
  readonly search: string;
  /** The body of a POST. */
  readonly text: string;
  /** Nobody waits for the answer any more. */
  isGone(): boolean;
}
