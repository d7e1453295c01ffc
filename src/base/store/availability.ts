/** Tracks whether the store is available, once for all callers: during an outage nobody waits for it. */
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from './store.js';
import { EngineFault, type FaultKind, OutageError, reason } from './error.js';
import { whenPassed, within } from './time-limit.js';
import { Writes } from './writes.js';
import { guard } from '../guard.js';

/** Milliseconds a call waits for its result, and then for a ping; the longest wait is their sum. */
const timeout = 2_000;
const lastWait = 1_000;
/** Milliseconds between pings during an outage. */
const betweenLooks = 1_000;
/** Milliseconds in which the log gets one line for reads that fail alike. */
const reportedFor = 60_000;

export class Availability {
  readonly #writes: Writes;
  #outage: OutageError | undefined;
  #since = 0;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Reject pending calls when an outage is detected. */
  readonly #refusals = new Set<(outage: OutageError) => void>();
  /** When a failed read was last reported. */
  readonly #reportedAt = new Map<FaultKind, number>();

  constructor(
    private readonly store: Pick<Store, 'kind' | 'ping' | 'namespace'>,
    private readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ) {
    this.#writes = new Writes(store, log);
  }

  /** Runs an idempotent read. During an outage it fails at once. */
  ask<T>(question: () => Promise<T>): Promise<T> {
    return this.#wait(() =>
      this.#twice(question).catch((error: unknown) => {
        if (error instanceof EngineFault) this.#report(error);
        throw error;
      }),
    );
  }

  /** Runs an idempotent write. */
  write<T>(change: () => Promise<T>): Promise<T> {
    return this.#wait(() =>
      this.#twice(change).then(
        (done) => {
          this.#writes.succeeded();
          return done;
        },
        async (error: unknown) => {
          await this.ping();
          throw this.#writes.failed(error);
        },
      ),
    );
  }

  /**
   * Describes what keeps the store from being used; null: nothing. Resolves within a second, even if the store hangs.
   */
  async problem(): Promise<string | null> {
    const doesAnswer = await within(lastWait, 'The store', this.ping()).then(
      () => true,
      () => false,
    );
    if (!doesAnswer) return `The ${this.store.kind} store does not answer.`;
    return this.#writes.areTaken ? null : `The ${this.store.kind} store answers, but cannot be written to.`;
  }

  /** One broken connection is no outage: the call is retried if the store answers a ping. */
  #twice<T>(question: () => Promise<T>): Promise<T> {
    return question().catch(() => this.ping().then(question));
  }

  #wait<T>(answer: () => Promise<T>): Promise<T> {
    if (this.#outage) return Promise.reject(this.#outage);
    return new Promise<T>((resolve, reject) => {
      const cancel = whenPassed(timeout, () => this.#doubt(reject));
      this.#refusals.add(reject);
      answer()
        .then(resolve, reject)
        .finally(() => {
          cancel();
          this.#refusals.delete(reject);
        });
    });
  }

  /** Rejects during an outage. Concurrent pings are shared. */
  ping(): Promise<void> {
    return this.#outage ? Promise.reject(this.#outage) : this.#look();
  }

  close(): void {
    this.#closed = true;
    this.#writes.close();
    clearTimeout(this.#timer);
  }

  /** One slow result is no outage, and neither is a process too busy to receive it. */
  #doubt(reject: (error: OutageError) => void): void {
    within(lastWait, 'The store', this.#look()).then(
      () => reject(new OutageError('The store did not answer in time')),
      () => this.#begin(`no answer within ${timeout + lastWait} ms`),
    );
  }

  /** Reports that the store answers, but a read has failed. */
  #report(fault: EngineFault): void {
    const now = Date.now();
    if (now - (this.#reportedAt.get(fault.kind) ?? -Infinity) < reportedFor) return;
    this.#reportedAt.set(fault.kind, now);
    this.log.error(`The ${this.store.kind} store fails as it is read: ${fault.message}. What needs it gets 503.`);
  }

  #look(): Promise<void> {
    this.#looking ??= this.store
      .ping()
      .then(
        () => this.#end(),
        (error: unknown) => {
          throw this.#begin(error);
        },
      )
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  #begin(error: unknown): OutageError {
    if (this.#outage) return this.#outage;
    const outage = new OutageError(`The ${this.store.kind} store does not answer: ${reason(error)}`);
    if (this.#closed) return outage;
    this.#outage = outage;
    this.#since = Date.now();
    this.log.error(`${outage.message}. Until it does, whoever needs a token gets 503.`);
    for (const refuse of this.#refusals) refuse(outage);
    this.#lookAgain();
    return outage;
  }

  #lookAgain(): void {
    const look = () => this.#look().catch(() => this.#closed || this.#lookAgain());
    this.#timer = setTimeout(guard(look), betweenLooks).unref();
  }

  #end(): void {
    if (!this.#outage) return;
    this.#outage = undefined;
    clearTimeout(this.#timer);
    this.log.info(
      `The ${this.store.kind} store answers again, after ${Math.ceil((Date.now() - this.#since) / 1000)} s.`,
    );
  }
}

/** Calls without a watch, for a process that has the store to itself, such as the command line. */
export const unwatched: Pick<Availability, 'ask' | 'write'> = {
  ask: (question) => question(),
  write: (change) => change(),
};
