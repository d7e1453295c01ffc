/** Time limits and retries: reads are retried on transient failures, writes only if they were turned away. */
import { DelegateBackoff, type IPolicy, type IRetryBackoffContext, handleWhen, retry } from 'cockatiel';
import type { Deadline } from './deadline.js';
import { UpstreamError } from '../failures/failure.js';

export interface RetryPolicy {
  /** Milliseconds for one call. */
  readonly timeout: number;
  /** Milliseconds that a streamed file may idle, instead of the time limit for a call. */
  readonly idle: number;
  /** Milliseconds for all calls of one request, from its arrival. */
  readonly deadline: number;
  /** Retries of reads. */
  readonly retries: number;
  /** Milliseconds before the first retry; doubles, with jitter. */
  readonly backoff: number;
  /** Milliseconds for which an upstream is not called after repeated failures or a refused credential. */
  readonly rest: number;
}

/** Twice the limit of one call: a call that queued for as long as a call may take still has its full time. */
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

/** Retries a read while time is left. */
export function retryOf({ retries, backoff }: RetryPolicy, deadline: Deadline): IPolicy {
  const delay = ({ attempt, result }: IRetryBackoffContext<unknown>) => {
    const retryAfter =
      'error' in result && result.error instanceof UpstreamError ? result.error.failure.retryAfter : undefined;
    const own = backoff * 2 ** (attempt - 1) * (0.5 + Math.random());
    return retryAfter === undefined ? own : Math.max(own, retryAfter * 1000);
  };
  const isWorthIt = (error: Error) => isPassing(error) && deadline.left > longestRetryAfter * 1000;
  return retry(handleWhen(isWorthIt), { maxAttempts: retries, backoff: new DelegateBackoff(delay) });
}

/** Retries a write once if it was turned away, which means that it had no effect. */
export function onceMore(deadline: Deadline): IPolicy {
  const delay = ({ result }: IRetryBackoffContext<unknown>) => {
    const seconds = 'error' in result ? retryAfterIn(result.error) : undefined;
    return seconds === undefined ? 0 : seconds * 1000;
  };
  const isShort = (error: Error) => {
    const seconds = retryAfterIn(error);
    return seconds !== undefined && seconds <= longestRetryAfter && deadline.left > seconds * 1000;
  };
  return retry(handleWhen(isShort), { maxAttempts: 1, backoff: new DelegateBackoff(delay) });
}

/** The delay requested by an upstream that turned a call away; undefined otherwise. */
function retryAfterIn(error: unknown): number | undefined {
  const isTurnedAway = error instanceof UpstreamError && error.code === 'UPSTREAM_RATE_LIMITED';
  return isTurnedAway ? error.failure.retryAfter : undefined;
}

/** Network errors, 429, 502, 503 and 504; never a 401, as some upstreams lock out after three. */
function isPassing(error: Error): boolean {
  if (!(error instanceof UpstreamError)) return false;
  const { status, code, retryAfter = 0 } = error.failure;
  if (retryAfter > longestRetryAfter || code === 'too_large') return false;
  return status === null ? code === 'unreachable' || code === 'interrupted' : [429, 502, 503, 504].includes(status);
}
