/** Checks the URL of a receiver before its host is resolved. */
import { isIP } from 'node:net';
import { addressFlaw } from './address-policy.js';
import type { DeliveryReason } from './failure.js';

/**
 * The place is refused before anything is sent. The message says what was expected and what came, without repeating a
 * secret.
 */
export class TargetError extends Error {
  constructor(
    message: string,
    readonly reason: DeliveryReason = 'ADDRESS_REFUSED',
  ) {
    super(message);
    this.name = 'TargetError';
  }
}

/** Characters. */
const longest = 2_000;
/** Lower ports belong to other protocols, whose servers may misread the request. */
const firstFreePort = 1024;

/** Throws a TargetError for a URL that alerts are not sent to. */
export function targetIn(text: string, allowsPrivate: boolean): URL {
  if (text.length > longest) throw refused(`at most ${longest} characters`, `${text.length}`);
  // The parser drops some of these, and takes a backslash for a slash.
  if (/[\s\\\p{C}]/u.test(text)) throw refused('no blanks, control characters and backslashes', 'some');
  if (!URL.canParse(text)) throw refused('an address such as https://example.com/alerts', 'what is none');
  const url = new URL(text);
  if (url.protocol !== 'https:') throw refused('an address that starts with https://', url.protocol);
  if (url.username !== '' || url.password !== '') throw refused('no user and password', 'some');
  if (url.hash !== '') throw refused('no fragment', 'one');
  const port = portOf(url);
  if (port !== 443 && port < firstFreePort) throw refused(`port 443, or one from ${firstFreePort} on`, String(port));
  const host = hostOf(url);
  if (isIP(host) === 0) return url;
  // Octal, hexadecimal, short and decimal forms become the usual one.
  if (isIP(host) === 4 && !text.includes(`//${host}`))
    throw refused('an IPv4 address of four decimals', 'another form');
  const flaw = addressFlaw(host, allowsPrivate);
  if (flaw !== null) throw refused('an address of the public internet', flaw);
  return url;
}

/** The host, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

export function portOf({ port }: URL): number {
  return port === '' ? 443 : Number(port);
}

function refused(expected: string, came: string): TargetError {
  return new TargetError(`url: expected ${expected}, but got ${came}`);
}
