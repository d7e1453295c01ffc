/** Reads from headers how old cached data of the hosting APIs may be. */
import type { IncomingHttpHeaders } from 'node:http';
import { CallerError, shown } from '../../base/errors.js';
import { longestAge } from '../../rest/cache/response-cache.js';

const header = 'x-meridian-max-age';
const onlyIfCachedHeader = 'x-meridian-only-if-cached';

/** Milliseconds; null if the header is absent. */
export function maxAgeIn({ [header]: value }: IncomingHttpHeaders): number | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && /^\d{1,10}$/.test(value)) return Math.min(Number(value), longestAge) * 1000;
  const expected = `expected whole seconds, of which ${longestAge} count at most`;
  throw new CallerError('BAD_USER_INPUT', `${header}: ${expected}, but got ${shown(value)}`);
}

/** Whether calls per object (zone, server, pool) are to be left out, as the value `1` requests. */
export function isOnlyIfCachedIn({ [onlyIfCachedHeader]: value }: IncomingHttpHeaders): boolean {
  if (value === undefined || value === '1') return value === '1';
  throw new CallerError('BAD_USER_INPUT', `${onlyIfCachedHeader}: expected 1, but got ${shown(value)}`);
}
