/** A question as it came over HTTP. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

export interface GraphQLRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: IncomingHttpHeaders;
  /** Of a GET, with its question mark. */
  readonly search: string;
  /** The body of a POST. */
  readonly text: string;
  /** Nobody waits for the answer any more. */
  isGone(): boolean;
  /** A file that comes with it, in bytes. */
  readonly coming?: { readonly source: Readable; readonly size: number };
}
