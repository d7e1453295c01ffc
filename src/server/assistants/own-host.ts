/** Refuses pages of other sites, also where their name was made to lead here (DNS rebinding). */
import { isIP } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import { CallerError, shown } from '../../base/errors.js';

/** Returns what throws for a request of such a page. `baseUrl` is the public address of this service. */
export function ownHostOnly(baseUrl: string): (headers: IncomingHttpHeaders) => void {
  const own = new URL(baseUrl).hostname;
  const local = localhostAllowedHostnames();
  const origins = local.includes(own) ? local : [own];
  const hosts = [own, ...local];
  return ({ host, origin }) => {
    if (!validateOriginHeader(origin, origins).ok) {
      throw new CallerError('FORBIDDEN', `Expected no origin or that of ${baseUrl}, but got ${shown(origin)}`);
    }
    // An address is no name: nobody can make it lead elsewhere.
    if (!validateHostHeader(host, hosts).ok && !isAddress(host)) {
      throw new CallerError(
        'FORBIDDEN',
        `Expected the host of BASE_URL, ${own}, an address or localhost, but got ${shown(host)}`,
      );
    }
  };
}

function isAddress(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  return isIP(new URL(`http://${host}`).hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
