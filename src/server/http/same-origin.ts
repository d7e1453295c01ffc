/** Checks, by the browser's own headers, whether a request comes from a page of this service. */
import type { IncomingHttpHeaders } from 'node:http';
import { CallerError } from '../../base/errors.js';

export interface SentRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Cookies alone prove nothing: another port of this host is the same site. Browsers send `origin` with requests that
 * may change something, and `sec-fetch-site` with all others; its value `none` means the address bar. `elsewhere` is
 * the header that makes the same request acceptable from anywhere.
 */
export function requireSameOrigin(sent: SentRequest, baseUrl: string, elsewhere = 'Authorization: Bearer mrd_…'): void {
  if (isSameOrigin(sent, baseUrl)) return;
  throw new CallerError(
    'FORBIDDEN',
    `Expected a request of the page of this service itself, by its \`origin\` or \`sec-fetch-site\`, but got one of another; elsewhere send \`${elsewhere}\`.`,
  );
}

function isSameOrigin({ method, headers }: SentRequest, baseUrl: string): boolean {
  const { origin, referer } = headers;
  const site = headers['sec-fetch-site'];
  const isTyped = site === 'none' && origin === undefined && ['GET', 'HEAD'].includes(method);
  if (site !== undefined && site !== 'same-origin') return isTyped;
  if (origin === undefined && site !== undefined) return true;
  // Over plain HTTP to a host other than localhost, browsers send no `sec-fetch-site`, and no `origin` with reads.
  return isOwn(origin ?? referer, headers.host, new URL(baseUrl));
}

/** Behind a proxy, the Host header may differ from the host in the browser, but the public URL does not. */
function isOwn(from: string | undefined, requestHost: string | undefined, own: URL): boolean {
  if (from === undefined || !URL.canParse(from)) return false;
  const { host, protocol } = new URL(from);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  // A man in the middle can forge a page of the same host without TLS.
  if (host === own.host) return protocol === 'https:' || own.protocol === 'http:';
  return host === requestHost;
}
