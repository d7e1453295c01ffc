/** The seconds until an upstream that refused a call may be called again, if it says so. */
import { secondsToRetry } from '../../base/retry-after.js';
import type { Dialect } from '../rows/dialect.js';
import type { Failure, UpstreamReply } from '../transport/reply.js';
import { codeOf } from '../failures/failure.js';
import { longestRest } from './longest-rest.js';

type Headers = UpstreamReply['headers'];

/** No longer than an account may be left alone. */
export function retryAfterOf(
  failure: Failure,
  headers: Headers,
  dialect: Dialect,
  now: number,
): Pick<Failure, 'retryAfter'> {
  const isLimited = codeOf(failure) === 'UPSTREAM_RATE_LIMITED';
  const stated = failure.retryAfter ?? secondsToRetry(headers.get('retry-after') ?? '', now);
  const seconds = stated ?? (isLimited ? untilReset(headers, dialect, now) : NaN);
  return seconds >= 0 ? { retryAfter: Math.min(seconds, longestRest / 1000) } : {};
}

/** Milliseconds until one more call is left, according to the upstream. */
function untilReset(headers: Headers, dialect: Dialect, now: number): number {
  const quota = dialect.quota(headers, now);
  if (quota) {
    const { limit, remaining, fullAt } = quota;
    return Math.max(1, Math.ceil((fullAt - now) / 1000 / Math.max(1, limit - remaining)));
  }
  const spent = dialect.window?.left(headers).filter(({ remaining }) => remaining === 0) ?? [];
  return spent.length > 0 ? Math.max(...spent.map(({ seconds }) => seconds)) : untilResetAlone(headers, now);
}

/** Seconds since 1970: in 2001. */
const firstTime = 1e9;

/** `RateLimit-Reset` without the other figures: some send seconds in it, some a time. */
function untilResetAlone(headers: Headers, now: number): number {
  const value = headers.get('ratelimit-reset') ?? '';
  if (!/^\d{1,15}$/.test(value)) return NaN;
  const seconds = Number(value);
  return seconds < firstTime ? seconds : Math.max(1, Math.ceil(seconds - now / 1000));
}
