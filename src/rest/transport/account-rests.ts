/** Why an account is not called for a while: it keeps failing, or its credential was refused, here or in another process. */
import type { Clock } from '../../base/clock.js';
import { refusedElsewhere, type UpstreamError } from '../failures/failure.js';
import type { Bulkhead } from '../limits/bulkhead.js';
import { Breaker } from '../limits/circuit-breaker.js';
import type { Rest } from '../shared/shared-rests.js';
import type { AccountSharing } from '../shared/sharing.js';
import type { Account } from './account.js';
import { CredentialTrial } from './credential-trial.js';

interface AccountRestsOptions {
  readonly account: Account;
  /** Milliseconds for which an account is left alone. */
  readonly rest: number;
  /** Seconds, where each refused credential counts towards a lockout. */
  readonly lockout: number | undefined;
  readonly clock: Clock;
  readonly bulkhead: Bulkhead;
  readonly shared: AccountSharing | null;
  /** Another process has found a limit exhausted for so many seconds. */
  readonly exhausted: (seconds: number, row: string | undefined) => void;
}

export class AccountRests {
  readonly #options: AccountRestsOptions;
  readonly #breaker: Breaker;
  readonly #trial: CredentialTrial | null;
  /** Set after a refused credential: some upstreams lock out clients that keep sending it. */
  #refused: { readonly error: UpstreamError; readonly until: number } | null = null;
  #informing: Promise<void> = Promise.resolve();

  constructor(options: AccountRestsOptions) {
    const { rest, lockout, bulkhead, shared } = options;
    this.#options = options;
    this.#breaker = new Breaker(rest, bulkhead, (left) => this.inform({ kind: 'broken', left, row: null }));
    const hear = (heard: Rest) => this.hear(heard);
    this.#trial = shared && new CredentialTrial(shared, lockout !== undefined, hear, () => this.#informing);
  }

  get isResting(): boolean {
    return this.isBroken || this.isRefused;
  }

  /** True if the account keeps failing. */
  get isBroken(): boolean {
    return this.#breaker.left > 0;
  }

  /** Its credential was refused. */
  get isRefused(): boolean {
    return this.#refusal !== null;
  }

  /** Runs before each call: reads once what other processes know of the account. */
  async begin(): Promise<void> {
    await this.#trial?.begin();
  }

  /** Throws while the account is left alone. */
  check(): void {
    this.#breaker.check();
    if (this.#refusal) throw this.#refusal;
  }

  run<T>(send: () => Promise<T>): Promise<T> {
    return this.#breaker.run(send);
  }

  /** Sends; while no process has had the credential accepted, only if no other sends now. */
  tried<T>(send: () => Promise<T>, check: () => void): Promise<T> {
    return this.#trial ? this.#trial.run(send, check) : send();
  }

  /** If each refusal counts towards a lockout, calls run one at a time until one is accepted. */
  refuse(error: UpstreamError): void {
    const { lockout, bulkhead, clock, rest } = this.#options;
    if (lockout !== undefined) bulkhead.allow(1);
    this.#trial?.refused();
    const left = lockout === undefined ? rest : Math.max(lockout * 1000, rest);
    this.#refused = { error, until: clock.now() + left };
    this.inform({ kind: 'refused', left, row: null });
  }

  /** Lets other processes know. */
  inform(rest: Rest): void {
    const { shared } = this.#options;
    if (shared) this.#informing = shared.sharing.rests.begin(shared.account, rest);
  }

  /** Called when another process has learned that the account must be left alone. */
  hear({ kind, left, row }: Rest): void {
    const { account, clock, exhausted } = this.#options;
    const until = clock.now() + left;
    if (kind === 'exhausted') exhausted(Math.ceil(left / 1000), row ?? undefined);
    else if (kind === 'broken') this.#breaker.open(left);
    else if (!this.#refused || this.#refused.until < until) {
      this.#refused = { error: refusedElsewhere(account), until };
    }
  }

  /** Rests may have begun unheard: they are read again. */
  lost(): void {
    this.#trial?.forget();
  }

  get #refusal(): UpstreamError | null {
    return this.#refused && this.#refused.until > this.#options.clock.now() ? this.#refused.error : null;
  }
}
