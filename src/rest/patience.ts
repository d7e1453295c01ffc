/** How long and how often an upstream is tried: reads again while the trouble looks passing, writes once. */
import {
  ConsecutiveBreaker,
  DelegateBackoff,
  type IPolicy,
  type IRetryBackoffContext,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { UpstreamError } from './failure.js';

export interface Patience {
  /** Milliseconds for one call. */
  readonly timeout: number;
  /** Tries after the first, of reads alone. */
  readonly retries: number;
  /** Milliseconds before the first retry; doubles, with jitter. */
  readonly backoff: number;
  /** Milliseconds for which an upstream that keeps failing, or that refused the credential, is left alone. */
  readonly rest: number;
}

export const defaultPatience: Patience = { timeout: 15_000, retries: 2, backoff: 200, rest: 10_000 };

const failuresToBreak = 5;
/** Seconds; a longer `Retry-After` is passed on to the caller. */
const longestRetryAfter = 2;

/** Both share one circuit breaker. */
export function policiesOf({ retries, backoff, rest }: Patience): { reads: IPolicy; writes: IPolicy } {
  const writes = circuitBreaker(
    handleWhen((error) => error instanceof UpstreamError && error.isOutage),
    { halfOpenAfter: rest, breaker: new ConsecutiveBreaker(failuresToBreak) },
  );
  const delay = ({ attempt, result }: IRetryBackoffContext<unknown>) => {
    const asked =
      'error' in result && result.error instanceof UpstreamError ? result.error.failure.retryAfter : undefined;
    return asked === undefined ? backoff * 2 ** (attempt - 1) * (0.5 + Math.random()) : asked * 1000;
  };
  const again = retry(handleWhen(isPassing), { maxAttempts: retries, backoff: new DelegateBackoff(delay) });
  return { writes, reads: wrap(again, writes) };
}

/** Network errors, 429, 502, 503 and 504; never a 401, which locks some upstreams after three. */
function isPassing(error: Error): boolean {
  if (!(error instanceof UpstreamError)) return false;
  const { status, code, retryAfter = 0 } = error.failure;
  if (retryAfter > longestRetryAfter) return false;
  return status === null ? code === 'unreachable' || code === 'interrupted' : [429, 502, 503, 504].includes(status);
}
