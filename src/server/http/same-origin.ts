/** Whether a request comes of a page of this service itself, as the browser that sends it says. */
import type { IncomingHttpHeaders } from 'node:http';
import { CallerError } from '../../base/errors.js';

export interface SentRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * A browser sends a cookie whoever made the page: another port of this host is the same site. It names the origin of
 * whatever may change something, and of all else how the page stands to this service; `none` is the address bar.
 */
export function requireSameOrigin(sent: SentRequest, baseUrl: string): void {
  if (isSameOrigin(sent, baseUrl)) return;
  throw new CallerError(
    'FORBIDDEN',
    'Expected a request of the page of this service itself, by its `origin` or `sec-fetch-site`, but got one of another; elsewhere send `Authorization: Bearer mrd_…`.',
  );
}

function isSameOrigin({ method, headers }: SentRequest, baseUrl: string): boolean {
  const { origin, referer } = headers;
  const site = headers['sec-fetch-site'];
  const isTyped = site === 'none' && origin === undefined && ['GET', 'HEAD'].includes(method);
  if (site !== undefined && site !== 'same-origin') return isTyped;
  if (origin === undefined && site !== undefined) return true;
  // By plain HTTP to another name than localhost a browser names no site, and of what it only reads no origin.
  return isOwn(origin ?? referer, headers.host, new URL(baseUrl));
}

/** A proxy may name another host than the browser knows, but not another than the public address. */
function isOwn(from: string | undefined, asked: string | undefined, own: URL): boolean {
  if (from === undefined || !URL.canParse(from)) return false;
  const { host, protocol } = new URL(from);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  // Whoever sits in the way can make a page of the same host without TLS.
  if (host === own.host) return protocol === 'https:' || own.protocol === 'http:';
  return host === asked;
}
