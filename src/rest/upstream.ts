/** One account at one upstream, for the life of the process: its budget, retries, circuit breaker and connections. */
import { BrokenCircuitError } from 'cockatiel';
import { type Account, type Logger, fingerprint } from './account.js';
import { ActionWatch } from './action-watch.js';
import { Budget, type Clock, OverBudget, parseLimit } from './budget.js';
import type { Call } from './call.js';
import type { Actions, Dialect, Failure, Reply } from './dialect.js';
import { UpstreamError } from './failure.js';
import { Http } from './http.js';
import { type Patience, policiesOf } from './patience.js';
import type { BoundRow } from './rows.js';

export class Upstream {
  readonly budget: Budget;
  /** Tells accounts apart in shared keys without holding a secret. */
  readonly fingerprint: string;
  /** How long each list was when it was last read. */
  readonly totals = new Map<BoundRow, number>();
  readonly #http = new Http();
  #watch: ActionWatch | null = null;
  /** Some upstreams lock out who comes back with a credential that they refused. */
  #refused: { readonly error: UpstreamError; readonly until: number } | null = null;
  readonly #policies: ReturnType<typeof policiesOf>;

  constructor(
    readonly account: Account,
    readonly dialect: Dialect,
    private readonly patience: Patience,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.budget = new Budget(dialect.lockout === undefined ? dialect.atOnce : 1, clock);
    this.fingerprint = fingerprint(account);
    this.#policies = policiesOf(patience);
  }

  /** The body of a successful answer. A write is sent once, a read again while the trouble looks passing. */
  async ask(call: Call, onAttempt: () => void = () => undefined): Promise<unknown> {
    const policy = call.row.kind === 'write' ? this.#policies.writes : this.#policies.reads;
    try {
      return await policy.execute(() => this.#attempt(call, onAttempt));
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

  /** One for all that wait for actions of this account. */
  watch(actions: Actions, row: BoundRow): ActionWatch {
    this.#watch ??= new ActionWatch(this, actions, row, this.clock);
    return this.#watch;
  }

  close(): void {
    this.#http.close();
  }

  #attempt(call: Call, onAttempt: () => void): Promise<unknown> {
    const { limit } = call.row.options;
    const send = async () => {
      if (this.#refused && this.#refused.until > this.clock.now()) throw this.#refused.error;
      onAttempt();
      const encoded = call.body === undefined ? undefined : this.dialect.encode(call.body);
      const headers = {
        accept: 'application/json',
        'user-agent': 'meridian',
        ...this.dialect.headers(this.account.credential),
        ...(encoded && { 'content-type': encoded.contentType }),
      };
      const url = `${call.baseUrl ?? this.account.baseUrl}${call.path}`;
      const request = { method: call.method, url, headers, ...(encoded && { body: encoded.text }) };
      return this.#judge(call, await this.#http.send(request, AbortSignal.timeout(this.patience.timeout)));
    };
    return this.budget.run(send, budgetKey(call), limit && parseLimit(limit));
  }

  #judge(call: Call, reply: Reply | Failure): unknown {
    this.log.debug(
      { api: this.dialect.api, method: call.method, path: call.row.path, status: reply.status },
      'upstream',
    );
    if (!('headers' in reply)) throw this.#error(call.row.kind === 'write' ? unsure(reply) : reply);
    const quota = this.dialect.quota(reply.headers, this.clock.now());
    if (quota) this.budget.learn(quota);
    const failure = this.dialect.failure(reply, call.row);
    if (!failure) {
      this.budget.allow(this.dialect.atOnce);
      return reply.body;
    }
    const error = this.#error({ ...retryAfterOf(reply, this.clock.now()), ...failure });
    if (error.code === 'UPSTREAM_RATE_LIMITED') {
      this.budget.exhausted(error.failure.retryAfter ?? 1, call.row.options.limit && budgetKey(call));
    }
    if (error.code === 'UPSTREAM_UNAUTHORIZED') this.#rest(error);
    throw error;
  }

  /** Where each refusal counts, no two calls show the credential at once until one is accepted. */
  #rest(error: UpstreamError): void {
    const { lockout } = this.dialect;
    if (lockout !== undefined) this.budget.allow(1);
    this.#refused = { error, until: this.clock.now() + Math.max((lockout ?? 0) * 1000, this.patience.rest) };
  }

  #error(failure: Failure): UpstreamError {
    return new UpstreamError(this.dialect.api, failure);
  }
}

function budgetKey({ row }: Call): string {
  return `${row.method} ${row.path}`;
}

/** A write that got no answer may have taken effect. */
function unsure(failure: Failure): Failure {
  if (failure.code === 'unreachable') return failure;
  return { ...failure, message: `${failure.message}; whether the write took effect is not known` };
}

function retryAfterOf({ headers }: Reply, now: number): { retryAfter?: number } {
  const value = headers.get('retry-after');
  if (!value) return {};
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isNaN(seconds) ? {} : { retryAfter: Math.max(0, seconds) };
}
