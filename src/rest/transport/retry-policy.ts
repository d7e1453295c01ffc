/** How long and how often an upstream is tried: reads again while the trouble looks passing, writes when they were turned away. */
import { DelegateBackoff, type IPolicy, type IRetryBackoffContext, handleWhen, retry } from 'cockatiel';
import type { Deadline } from './deadline.js';
import { UpstreamError } from '../failures/failure.js';

export interface RetryPolicy {
  /** Milliseconds for one call. */
  readonly timeout: number;
  /** Milliseconds for a file to go on that passes through, in place of the time for a call. */
  readonly idle: number;
  /** Milliseconds for all calls of one request, from its arrival. */
  readonly deadline: number;
  /** Tries after the first, of reads alone. */
  readonly retries: number;
  /** Milliseconds before the first retry; doubles, with jitter. */
  readonly backoff: number;
  /** Milliseconds for which an upstream that keeps failing, or that refused the credential, is left alone. */
  readonly rest: number;
}

/** Twice one call's: who waited for a place as long as a call may take still has the time for one of its own. */
const requestDeadline = 30_000;

export const defaultRetryPolicy: RetryPolicy = {
  timeout: 15_000,
  idle: 30_000,
  deadline: requestDeadline,
  retries: 2,
  backoff: 200,
  rest: 10_000,
};

/** Seconds; a longer `Retry-After` is passed on to the caller. */
const longestRetryAfter = 2;

/** Tries a read again while there is time for it. */
export function retryOf({ retries, backoff }: RetryPolicy, deadline: Deadline): IPolicy {
  const delay = ({ attempt, result }: IRetryBackoffContext<unknown>) => {
    const asked =
      'error' in result && result.error instanceof UpstreamError ? result.error.failure.retryAfter : undefined;
    return asked === undefined ? backoff * 2 ** (attempt - 1) * (0.5 + Math.random()) : asked * 1000;
  };
  const isWorthIt = (error: Error) => isPassing(error) && deadline.left > longestRetryAfter * 1000;
  return retry(handleWhen(isWorthIt), { maxAttempts: retries, backoff: new DelegateBackoff(delay) });
}

/** Sends a write once more that was turned away, which says that nothing of it was done. */
export function onceMore(deadline: Deadline): IPolicy {
  const delay = ({ result }: IRetryBackoffContext<unknown>) =>
    (('error' in result && retryAfterIn(result.error)) || 0) * 1000;
  const isShort = (error: Error) => {
    const seconds = retryAfterIn(error);
    return seconds !== undefined && seconds <= longestRetryAfter && deadline.left > seconds * 1000;
  };
  return retry(handleWhen(isShort), { maxAttempts: 1, backoff: new DelegateBackoff(delay) });
}

/** Of an upstream that turned a call away; undefined where it did not, or does not say for how long. */
function retryAfterIn(error: unknown): number | undefined {
  const isTurnedAway = error instanceof UpstreamError && error.code === 'UPSTREAM_RATE_LIMITED';
  return isTurnedAway ? error.failure.retryAfter : undefined;
}

/** Network errors, 429, 502, 503 and 504; never a 401, which locks some upstreams after three. */
function isPassing(error: Error): boolean {
  if (!(error instanceof UpstreamError)) return false;
  const { status, code, retryAfter = 0 } = error.failure;
  if (retryAfter > longestRetryAfter || code === 'too_large') return false;
  return status === null ? code === 'unreachable' || code === 'interrupted' : [429, 502, 503, 504].includes(status);
}
