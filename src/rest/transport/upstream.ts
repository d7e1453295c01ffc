/** One account at one upstream, as long as it has this credential: its limits, retries, circuit breaker and connections. */
import { type Account, type Logger, fingerprint } from './account.js';
import { ActionWatch } from '../actions/action-watch.js';
import { retryAfterOf } from '../limits/retry-after.js';
import { RateLimit, type Turn } from '../limits/rate-limit.js';
import type { Clock } from '../../base/clock.js';
import type { ComingFile } from '../files/incoming-file.js';
import { parseLimit } from '../rows/documented-limit.js';
import { endAttempt, startAttempt } from './attempt-span.js';
import { type Call, callOf } from './call.js';
import { changesOf } from '../cache/invalidation.js';
import { Deadline } from './deadline.js';
import type { ActionDialect, Dialect } from '../rows/dialect.js';
import { answerKind, mostOf } from '../rows/response-kind.js';
import { comingIn } from '../rows/body.js';
import { decoded } from '../mapping/decode.js';
import { type Failure, type Opened, type Received, redirect } from './reply.js';
import { UpstreamError } from '../failures/failure.js';
import { Http, type HttpRequest } from './http.js';
import { encodedBody, requestOf } from './http-request.js';
import { NotSent, late } from '../failures/not-sent.js';
import { type RetryPolicy, onceMore, retryOf } from './retry-policy.js';
import type { ResponseCache } from '../cache/response-cache.js';
import { RequestCoalescing } from '../cache/request-coalescing.js';
import { Bulkhead } from '../limits/bulkhead.js';
import { IdleTimeout, moving } from './idle-timeout.js';
import { unreadable } from '../mapping/response-validation.js';
import type { BoundRow } from '../rows/bound-row.js';
import { History } from '../planner/list-history.js';
import { withEffect } from '../failures/failure-message.js';
import type { RateLimitWindow } from '../limits/rate-limit-window.js';
import type { WriteObserver } from './write-observer.js';
import type { WriteRecorder } from './write-recorder.js';
import { reportedFailure } from '../failures/reported-failure.js';
import type { Locks } from '../shared/locks.js';
import { type AccountSharing, type Sharing, sharingOf } from '../shared/sharing.js';
import { AccountRests } from './account-rests.js';
import { type Attempt, Attempts } from './attempts.js';

interface UpstreamOptions {
  readonly account: Account;
  readonly dialect: Dialect;
  readonly retryPolicy: RetryPolicy;
  readonly clock: Clock;
  readonly log: Logger;
  readonly responses: ResponseCache;
  /** Null if no window limits the account. */
  readonly window: RateLimitWindow | null;
  readonly writeObserver: WriteObserver | null;
  readonly writeRecorder: WriteRecorder | null;
  /** The locks of all accounts: several may lead to the same objects. */
  readonly locks: Locks;
  /** Null if there is one process. */
  readonly sharing: Sharing | null;
}

export class Upstream {
  readonly rateLimit: RateLimit;
  /** Identifies the account in shared keys without containing a secret. */
  readonly fingerprint: string;
  readonly history = new History();
  readonly reads: RequestCoalescing;
  readonly #http = new Http();
  readonly #watches = new Map<BoundRow, ActionWatch>();
  /** The upstream of the same account with a newer credential, once this one is replaced. */
  #successor: Upstream | null = null;
  readonly account: Account;
  readonly dialect: Dialect;
  /** The state that is shared with other processes; null if there is one process. */
  readonly shared: AccountSharing | null;
  readonly rests: AccountRests;
  readonly #bulkhead: Bulkhead;
  readonly #locks: Locks;
  readonly #retryPolicy: RetryPolicy;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #writeObserver: WriteObserver | null;
  readonly #writeRecorder: WriteRecorder | null;

  constructor(options: UpstreamOptions) {
    const { account, dialect, retryPolicy, clock, log, responses, window, writeObserver, writeRecorder, sharing } =
      options;
    this.#locks = options.locks;
    this.account = account;
    this.dialect = dialect;
    this.#retryPolicy = retryPolicy;
    this.#clock = clock;
    this.#log = log;
    this.#writeObserver = writeObserver;
    this.#writeRecorder = writeRecorder;
    this.fingerprint = fingerprint(account);
    const shared = sharing && sharingOf(sharing, this.fingerprint);
    this.shared = shared;
    this.#bulkhead = new Bulkhead(dialect.lockout === undefined ? dialect.atOnce : 1);
    this.rateLimit = new RateLimit(this.#bulkhead, clock, window, shared);
    this.rests = new AccountRests({
      account,
      rest: retryPolicy.rest,
      lockout: dialect.lockout,
      clock,
      bulkhead: this.#bulkhead,
      shared,
      exhausted: (seconds, row) => void this.rateLimit.exhausted(seconds, row),
    });
    this.reads = new RequestCoalescing(account, responses, clock.now, (...call) => this.ask(...call), shared);
  }

  /** Whether other processes do not know of a change yet. */
  get isUnannounced(): boolean {
    return this.shared?.sharing.announcements.pending.has(this.shared.account) ?? false;
  }

  /** Runs the work while no other request of any process does work of this name. */
  exclusively<T>(name: string, deadline: Deadline, work: (lost: AbortSignal) => Promise<T>): Promise<T> {
    return this.#locks.hold(`${this.dialect.api} ${name}`, deadline, this.shared?.sharing ?? null, work);
  }

  /** A deadline for calls that belong to no request. */
  newDeadline(): Deadline {
    return new Deadline(this.#clock.now, this.#retryPolicy.deadline);
  }

  /**
   * Drops cached reads that the write makes stale, here and in all replicas. Runs before the write is sent, and after
   * it. False if other replicas could not be informed.
   */
  async announce(write: Call): Promise<boolean> {
    const changed = changesOf(write);
    this.reads.end(changed);
    const { shared } = this;
    const known = await Promise.all([
      shared ? shared.sharing.announcements.announce(shared.account, changed) : true,
      this.#successor?.announce(write) ?? true,
    ]);
    return known.every(Boolean);
  }

  /** Lets calls that have begun finish with their credential, and announces their writes to the new upstream. */
  replaceBy(successor: Upstream): void {
    this.#successor = successor;
    this.reads.forget();
    this.#http.keepNone();
  }

  /** Returns the body of a successful response. Writes are retried only if turned away, reads on transient failures. */
  async ask(call: Call, deadline: Deadline, onAttempt: () => void = () => undefined): Promise<unknown> {
    const unseen = call.row.kind === 'write' ? this.#writeObserver?.unseen(this.account, call) : null;
    // If that read fails, nothing is recorded about the object; the write goes on.
    if (unseen) {
      const { caller = null, propagated = null } = call;
      const read = { ...callOf(unseen.row, unseen, this.account), caller, propagated };
      await this.ask(read, deadline, onAttempt).catch(() => undefined);
    }
    const coming = comingIn(call.body);
    const attempts = new Attempts(this.account, call, this.#clock, onAttempt);
    const sendOnce = () => attempts.send((attempt) => this.#send(call, deadline, coming, attempt));
    const send = () => this.rests.tried(sendOnce, () => this.#check(deadline));
    try {
      const body = await this.#tried(call, deadline, attempts, (turn) =>
        coming ? this.#apart(send, turn) : this.rateLimit.run(() => this.rests.run(send), turn),
      );
      this.#writeObserver?.saw(this.account, call, body);
      this.#record(call, body);
      return body;
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.isDone !== false) this.#record(call, undefined);
      throw error;
    }
  }

  #record(call: Call, body: unknown): void {
    if (call.row.kind === 'write') this.#writeRecorder?.record(this.account, call, body);
  }

  /** Returns a successful response as a stream. */
  async open(call: Call, deadline: Deadline, onAttempt: () => void): Promise<Opened> {
    const attempts = new Attempts(this.account, call, this.#clock, onAttempt);
    const send = () => attempts.send((attempt) => this.#open(call, attempt));
    return this.#tried(call, deadline, attempts, (turn) => this.#apart(send, turn));
  }

  /** Throws if the call could not be made, regardless of its files. */
  verify(call: Call): void {
    encodedBody(call);
  }

  async #tried<T>(call: Call, deadline: Deadline, attempts: Attempts, run: (turn: Turn) => Promise<T>): Promise<T> {
    const check = () => this.#check(deadline);
    const { limit } = call.row.options;
    const isWrite = call.row.kind === 'write';
    const turn = {
      row: budgetKey(call),
      isWrite,
      isJoined: call.isJoined === true,
      caller: call.caller ?? null,
      limit: limit && parseLimit(limit),
      deadline,
      check,
    };
    const attempt = async () => {
      attempts.queue();
      await this.rests.begin();
      check();
      return run(turn);
    };
    try {
      // A body that is streamed from the caller can be sent only once.
      if (comingIn(call.body)) return await attempt();
      return await (isWrite ? onceMore(deadline) : retryOf(this.#retryPolicy, deadline)).execute(attempt);
    } catch (error) {
      attempts.refused(error);
      if (!(error instanceof NotSent)) throw error;
      this.#log.debug({ ...this.#about(call), reason: error.failure.code }, 'not sent');
      throw this.#error(withEffect(error.failure, call.row));
    }
  }

  /** A file may take minutes: its call queues like any other, but does not occupy a place while it runs. */
  async #apart<T>(send: () => Promise<T>, turn: Turn): Promise<T> {
    const { underWay } = await this.rateLimit.run(async () => ({ underWay: send() }), turn);
    return underWay;
  }

  /** The watch of the account, shared by all that wait for its actions. */
  /** The watch of what this row reads: actions, or operations. */
  watch(actions: Pick<ActionDialect, 'state'>, row: BoundRow): ActionWatch {
    let watch = this.#watches.get(row);
    if (!watch) this.#watches.set(row, (watch = new ActionWatch(this, actions, row, this.#clock, this.shared)));
    return watch;
  }

  close(): void {
    this.#http.close();
  }

  /** Called before a call queues and again when its turn has come. */
  #check(deadline: Deadline): void {
    if (deadline.left === 0) throw late();
    this.rests.check();
  }

  async #send(call: Call, deadline: Deadline, coming: ComingFile | null, attempt: Attempt): Promise<unknown> {
    const kind = answerKind(call.row);
    const bound = { bytes: mostOf[kind], beyond: kind === 'bytes' ? 'unread' : 'failure' } as const;
    if (coming) {
      const reply = await this.#exchange(call, attempt, (request) =>
        coming.during(this.#retryPolicy.idle, (signal) => this.#http.send(request, signal, bound)),
      );
      if (!('headers' in reply) && coming.problem) throw coming.problem;
      return this.#judge(call, reply, attempt);
    }
    // A running write is not aborted: its outcome would be unknown.
    const { timeout } = this.#retryPolicy;
    const time = call.row.kind === 'write' ? timeout : Math.min(timeout, deadline.left);
    const reply = await this.#exchange(call, attempt, (request) =>
      this.#http.send(request, AbortSignal.timeout(Math.ceil(time)), bound),
    );
    const isLate = !('headers' in reply) && reply.code === 'timeout' && time < timeout;
    return this.#judge(call, isLate ? { ...reply, code: 'late' } : reply, attempt);
  }

  async #open(call: Call, attempt: Attempt): Promise<Opened> {
    const timeout = new IdleTimeout(this.#retryPolicy.idle);
    const reply = await this.#exchange(call, attempt, (request) => this.#http.open(request, timeout.signal));
    attempt.status = reply.status;
    if ('body' in reply) {
      this.#learn(reply, attempt.begunAt);
      return { ...reply, body: moving(reply.body, timeout) };
    }
    timeout.end();
    this.#judge(call, reply, attempt);
    throw this.#failed(call, { status: reply.status, code: 'unreadable', message: 'it is no success' });
  }

  async #exchange<Reply extends { readonly status: number | null; readonly code?: string }>(
    call: Call,
    attempt: Attempt,
    send: (request: HttpRequest) => Promise<Reply>,
  ): Promise<Reply> {
    const { propagated = null } = call;
    const span = startAttempt(call, this.account, attempt.resends);
    try {
      const context = propagated && span ? { requestId: propagated.requestId, trace: span.trace } : propagated;
      const reply = await send(requestOf(call, this.account, context));
      endAttempt(span, reply);
      return reply;
    } catch (error) {
      endAttempt(span, { status: null, code: 'not_sent' });
      throw error;
    }
  }

  #judge(call: Call, received: Received | Failure, attempt: Attempt): unknown {
    attempt.status = received.status;
    this.#log.debug({ ...this.#about(call), status: received.status }, 'upstream');
    if (!('headers' in received)) throw this.#failed(call, received);
    this.#learn(received, attempt.begunAt);
    const reply = decoded(received, call.row);
    if (!('headers' in reply)) throw this.#failed(call, reply);
    const failure = redirect(reply) ?? this.dialect.failure(reply, call.row);
    if (!failure) {
      this.#bulkhead.allow(this.dialect.atOnce);
      // A status that means an empty list comes with an error body.
      const problem = reply.status < 300 ? unreadable(call.row, reply) : null;
      if (problem !== null) {
        const failure = { status: reply.status, code: 'unreadable', message: problem, isUnreadable: true } as const;
        throw this.#failed(call, failure, reply.body);
      }
      return reply.body;
    }
    const { retryAfter: _, ...said } = failure;
    const pause = retryAfterOf(failure, reply.headers, this.dialect, this.#clock.now());
    const error = this.#failed(call, { ...said, ...pause });
    if (error.code === 'UPSTREAM_RATE_LIMITED') {
      const row = call.row.options.limit && budgetKey(call);
      const left = this.rateLimit.exhausted(error.failure.retryAfter, row);
      this.rests.inform({ kind: 'exhausted', left, row: row ?? null });
    }
    if (error.code === 'UPSTREAM_UNAUTHORIZED') this.rests.refuse(error);
    throw error;
  }

  #about({ method, row, propagated }: Call): object {
    const { api, name: account } = this.account;
    return { api, account, method, path: row.path, requestId: propagated?.requestId };
  }

  /** Learns the remaining calls from the response headers. */
  #learn({ headers }: Opened | Received, begunAt: number): void {
    const quota = this.dialect.quota(headers, this.#clock.now());
    if (quota) this.rateLimit.learn(quota);
    if (this.dialect.window) this.rateLimit.learnWindows(this.dialect.window.left(headers), begunAt);
  }

  #failed(call: Call, failure: Failure, body?: unknown): UpstreamError {
    return this.#error(reportedFailure(this.#log, call, failure, this.account, body));
  }

  #error(failure: Failure): UpstreamError {
    return new UpstreamError(this.account, failure);
  }
}

function budgetKey({ row }: Call): string {
  return `${row.method} ${row.path}`;
}
