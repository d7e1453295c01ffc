/** Reports the attempts of one call to an upstream: how long each waited, how long it took and how it ended. */
import {
  type UnsentReason,
  type UpstreamAttempt,
  unsentCalls,
  upstreamAttempts,
} from '../../base/telemetry/diagnostics.js';
import type { Clock } from '../../base/clock.js';
import { CallerError } from '../../base/errors.js';
import { NotSent } from '../failures/not-sent.js';
import type { Account } from './account.js';
import type { Call } from './call.js';

/** An attempt under way. */
export interface Attempt {
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  /** Set by whoever receives the response. */
  status: number | null;
  /** How often the call has been sent before. */
  readonly resends: number;
}

export class Attempts {
  #sent = 0;
  #queuedAt = 0;
  #isQueued = false;

  constructor(
    private readonly account: Account,
    private readonly call: Call,
    private readonly clock: Clock,
    private readonly onAttempt: () => void,
  ) {}

  /** The next attempt begins to wait for its turn. */
  queue(): void {
    this.#queuedAt = performance.now();
    this.#isQueued = true;
  }

  async send<T>(send: (attempt: Attempt) => Promise<T>): Promise<T> {
    this.onAttempt();
    this.#sent += 1;
    this.#isQueued = false;
    const attempt: Attempt = { begunAt: this.clock.now(), status: null, resends: this.#sent - 1 };
    if (!upstreamAttempts.hasSubscribers) return send(attempt);
    const sentAt = performance.now();
    const ended = (failure: string | null) =>
      upstreamAttempts.publish({
        ...this.#about,
        status: attempt.status,
        failure,
        isRetry: attempt.resends > 0,
        waitedMilliseconds: sentAt - this.#queuedAt,
        milliseconds: performance.now() - sentAt,
      });
    try {
      const result = await send(attempt);
      ended(null);
      return result;
    } catch (error) {
      ended(error instanceof CallerError ? error.code : 'INTERNAL_SERVER_ERROR');
      throw error;
    }
  }

  /** The call has failed: reported here if that was before it was sent, or sent again. */
  refused(error: unknown): void {
    if (!this.#isQueued || !unsentCalls.hasSubscribers) return;
    const reason = reasonIn(error);
    if (reason === null) return;
    const { api, account, isWrite } = this.#about;
    unsentCalls.publish({ api, account, isWrite, reason });
  }

  get #about(): Pick<UpstreamAttempt, 'api' | 'account' | 'method' | 'path' | 'isWrite'> {
    const { row, method } = this.call;
    const { api, name: account } = this.account;
    return { api, account, method, path: row.path, isWrite: row.kind === 'write' };
  }
}

function reasonIn(error: unknown): UnsentReason | null {
  if (error instanceof NotSent) return error.failure.code;
  return error instanceof CallerError && error.code === 'UPSTREAM_UNAUTHORIZED' ? 'credential_refused' : null;
}
