/** One account at one upstream, for the life of the process: its budget, retries, circuit breaker and connections. */
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  DelegateBackoff,
  circuitBreaker,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  wrap,
} from 'cockatiel';
import { type Account, type Logger, fingerprint } from './account.js';
import { ActionWatch } from './actions.js';
import { Budget, type Clock, OverBudget } from './budget.js';
import type { Call } from './call.js';
import type { Dialect, Failure, Reply } from './dialect.js';
import { UpstreamError } from './failure.js';
import type { BoundRow } from './rows.js';
import { Http } from './http.js';

/** How long and how often to try. */
export interface Patience {
  /** Milliseconds for one call. */
  readonly timeout: number;
  /** Tries after the first, of reads alone. */
  readonly retries: number;
  /** Milliseconds before the first retry; doubles, with jitter. */
  readonly backoff: number;
  /** Milliseconds for which an upstream that keeps failing is left alone. */
  readonly rest: number;
}

export const defaultPatience: Patience = { timeout: 15_000, retries: 2, backoff: 200, rest: 10_000 };

/** Calls under way at once, per account. */
const atOnce = 16;
/** Seconds; a longer `Retry-After` is passed on to the caller. */
const longestRetryAfter = 2;
const failuresToBreak = 5;

export class Upstream {
  readonly budget: Budget;
  /** Tells accounts apart in shared keys without holding a secret. */
  readonly fingerprint: string;
  readonly #http = new Http();
  #watch: ActionWatch | null = null;
  readonly #breaker;
  readonly #reads;

  constructor(
    readonly account: Account,
    readonly dialect: Dialect,
    private readonly patience: Patience,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.budget = new Budget(atOnce, clock);
    this.fingerprint = fingerprint(account);
    this.#breaker = circuitBreaker(
      handleWhen((error) => error instanceof UpstreamError && error.isOutage),
      { halfOpenAfter: patience.rest, breaker: new ConsecutiveBreaker(failuresToBreak) },
    );
    this.#reads = wrap(
      retry(handleWhen(isPassing), { maxAttempts: patience.retries, backoff: new DelegateBackoff(this.#delay) }),
      this.#breaker,
    );
  }

  /** The body of a successful answer. A write is sent once, a read again while the trouble looks passing. */
  async ask(call: Call): Promise<unknown> {
    const policy = call.method === 'GET' ? this.#reads : this.#breaker;
    try {
      return await policy.execute(() => this.#attempt(call));
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        throw this.#error({ status: null, code: 'resting', message: 'it keeps failing and is left alone for a while' });
      }
      if (error instanceof OverBudget) {
        const { retryAfter } = error;
        const message = `no calls are left; try again in ${retryAfter} s`;
        throw this.#error({ status: 429, code: 'rate_limit_exceeded', message, retryAfter });
      }
      throw error;
    }
  }

  /** A write's body once all actions in it have ended. */
  settled(body: unknown, actions: BoundRow): Promise<unknown> {
    this.#watch ??= new ActionWatch(this, actions, this.clock);
    return this.#watch.settled(body);
  }

  close(): void {
    this.#http.close();
  }

  #attempt(call: Call): Promise<unknown> {
    return this.budget.run(async () => {
      const encoded = call.body === undefined ? undefined : this.dialect.encode(call.body);
      const headers = {
        accept: 'application/json',
        ...this.dialect.headers(this.account.credential),
        ...(encoded && { 'content-type': encoded.contentType }),
      };
      const url = `${call.baseUrl ?? this.account.baseUrl}${call.path}`;
      const reply = await this.#http.send(
        { method: call.method, url, headers, ...(encoded && { body: encoded.text }) },
        AbortSignal.timeout(this.patience.timeout),
      );
      return this.#judge(call, reply);
    });
  }

  #judge(call: Call, reply: Reply | Failure): unknown {
    this.log.debug(
      { api: this.dialect.api, method: call.method, path: call.row.path, status: reply.status },
      'upstream',
    );
    if (!('headers' in reply)) throw this.#error(reply);
    const quota = this.dialect.quota(reply.headers, this.clock.now());
    if (quota) this.budget.learn(quota);
    const failure = this.dialect.failure(reply);
    if (!failure) return reply.body;
    const error = this.#error({ ...retryAfterOf(reply, this.clock.now()), ...failure });
    if (error.code === 'UPSTREAM_RATE_LIMITED') this.budget.exhausted(error.failure.retryAfter ?? 1);
    throw error;
  }

  #error(failure: Failure): UpstreamError {
    const code = failure.code === 'timeout' && failure.status === null ? 'UPSTREAM_TIMEOUT' : undefined;
    return new UpstreamError(this.dialect.api, failure, code);
  }

  #delay = ({ attempt, result }: IRetryBackoffContext<unknown>): number => {
    const error = 'error' in result ? result.error : undefined;
    const asked = error instanceof UpstreamError ? error.failure.retryAfter : undefined;
    return asked === undefined ? this.patience.backoff * 2 ** (attempt - 1) * (0.5 + Math.random()) : asked * 1000;
  };
}

/** Network errors, 429, 502, 503 and 504; never a 401, which locks some upstreams after three. */
function isPassing(error: Error): boolean {
  if (!(error instanceof UpstreamError)) return false;
  const { status, code, retryAfter = 0 } = error.failure;
  if (retryAfter > longestRetryAfter) return false;
  return status === null ? code !== 'timeout' && code !== 'unreadable' : [429, 502, 503, 504].includes(status);
}

function retryAfterOf({ headers }: Reply, now: number): { retryAfter?: number } {
  const value = headers.get('retry-after');
  if (!value) return {};
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isNaN(seconds) ? {} : { retryAfter: Math.max(0, seconds) };
}
