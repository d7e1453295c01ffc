/** A GraphQL request over HTTP. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { RequestRecord } from '../../base/telemetry/request-record.js';

export interface GraphQLRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: IncomingHttpHeaders;
  /** The query string of a GET, with its question mark. */
  readonly search: string;
  /** The body of a POST. */
  readonly text: string;
  /** The client's address. */
  clientAddress(): string;
  /** Whether the client has disconnected. */
  isGone(): boolean;
  /** Null where none is kept. */
  readonly record: RequestRecord | null;
  /** Whether it belongs to a request that the rate limit has counted. */
  readonly isCounted?: boolean;
  /** A file that is uploaded with it; its size in bytes. */
  readonly coming?: { readonly source: Readable; readonly size: number };
}
