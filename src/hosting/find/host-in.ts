/** Extracts the host from pasted text: URLs, `user@host`, ports, paths, brackets. */
import { isIP } from 'node:net';

const scheme = /^(?:[a-z][a-z\d+.-]{0,20}:)?\/\/|^(?:mailto|sips?|ssh):/i;
const isPartOfAddress = /^[\da-f:]+$/i;
/** Matches names that are no hosts, for instance `team/app`. */
const isPath = /^[^:@]*[/?#\\]/;

/** A host name or an address; null if the text is one already, or has none. */
export function hostIn(text: string): string | null {
  if (/\s/.test(text) || isPartOfAddress.test(text)) return null;
  const [beforePath = ''] = text.replace(scheme, '').split(/[/?#\\]/, 1);
  const host = withoutPort(beforePath.slice(beforePath.lastIndexOf('@') + 1));
  if (host === text || host === '' || (isPath.test(text) && !host.includes('.'))) return null;
  return isIP(host) > 0 || /^[\p{L}\p{N}\p{M}_.-]+$/u.test(host) ? host : null;
}

function withoutPort(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{0,5})?$/.exec(text) ?? [];
  if (inBrackets !== undefined || isIP(text) === 6) return withoutZone(inBrackets ?? text);
  return text.replace(/:\d{0,5}$/, '');
}

/** Removes the zone after `%`, which has a meaning on one machine only. */
export function withoutZone(address: string): string {
  return /^[\da-f:.]+%/i.test(address) ? address.replace(/%[^/]*/, '') : address;
}
