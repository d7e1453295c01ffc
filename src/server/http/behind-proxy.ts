/**
 * Undoes the changes of a reverse proxy: removes the path prefix that it keeps, and restores the host that the client
 * asked for. Forwarded headers count only if a trusted proxy sent them; all others are removed.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { guard } from '../../base/guard.js';
import { addressIn, plainAddress } from './plain-address.js';
import { recordOf } from './recorded-response.js';

interface ProxySettings {
  /** The prefix of all paths, such as `/meridian`; empty for none. */
  readonly basePath: string;
  /** Addresses and networks of trusted proxies. */
  readonly trustProxy: readonly string[];
}

const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];
const hostSyntax = /^[\w.:[\]-]{1,255}$/;

/** Must be called after all other listeners for requests are added: this one goes first. */
export function behindProxy(server: Server, { basePath, trustProxy }: ProxySettings): void {
  if (basePath === '' && trustProxy.length === 0) return;
  const isTrusted = proxyAddr.compile([...trustProxy]);
  const addressOf = clientAddress(trustProxy);
  /** A request that expects 100 Continue comes twice. */
  const known = new WeakSet<IncomingMessage>();
  const amend = (request: IncomingMessage, response: ServerResponse) => {
    if (known.has(request)) return;
    known.add(request);
    request.url = withoutPrefix(request.url ?? '', basePath);
    const record = recordOf(response);
    if (record?.isObserved) record.address = addressOf(request);
    const { headers, socket } = request;
    const host = lastOf(headers['x-forwarded-host']);
    if (!isTrusted(socket.remoteAddress ?? '', 0)) for (const name of forwarded) Reflect.deleteProperty(headers, name);
    else if (host !== undefined && hostSyntax.test(host)) headers.host = host;
  };
  server.prependListener('request', guard(amend));
  server.prependListener('checkContinue', guard(amend));
}

/** The address of the client: what trusted proxies say, else that of the connection. */
export function clientAddress(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const ofConnection = ({ socket }: IncomingMessage) => plainAddress(socket.remoteAddress);
  if (trustProxy.length === 0) return ofConnection;
  const isTrusted = proxyAddr.compile([...trustProxy]);
  const isTrustedHop = (hop: string, nth: number) => isTrusted(nth === 0 ? hop : (addressIn(hop) ?? ''), nth);
  return (request) => {
    // From the connection to the first that is not trusted, which is the client unless it is no address.
    const [, ...named] = proxyAddr.all(request, isTrustedHop).map(addressIn);
    return named.findLast((address) => address !== undefined) ?? ofConnection(request);
  };
}

/** Paths without the prefix are left as they are: probes come past the proxy. */
export function withoutPrefix(url: string, prefix: string): string {
  if (prefix === '' || !url.startsWith(prefix)) return url;
  const rest = url.slice(prefix.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** The nearest proxy adds its own at the end. */
function lastOf(value: string | string[] | undefined): string | undefined {
  return [value].flat().at(-1)?.split(',').at(-1)?.trim();
}
