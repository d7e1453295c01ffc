/** Whether a request has a body, and how long it is, by its headers alone. */
import type { IncomingHttpHeaders } from 'node:http';

/** Bytes. Without this header and Transfer-Encoding there is no body (RFC 9112, section 6.3). */
export function contentLength({ 'content-length': length }: IncomingHttpHeaders): number {
  return length === undefined ? 0 : Number(length);
}

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || contentLength(headers) !== 0;
}
