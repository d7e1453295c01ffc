/**
 * Sends what is due: in one process of all, which has a lease meanwhile, the messages of a rule one by one and several
 * rules at once. Another takes over when it ends.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { guard } from '../../../base/guard.js';
import { type Leases, whileHeld } from '../../../base/store/lease.js';
import { reason } from '../../../base/store/error.js';
import type { PubSub } from '../../../base/store/pub-sub.js';
import type { AttemptResult } from './deliverer.js';
import type { StoredEntry } from './entry.js';
import { type DueEntries, type Outbox, outboxChannel } from './outbox.js';

export interface WorkerOptions {
  readonly leases: Pick<Leases, 'acquire' | 'renew' | 'release'>;
  readonly pubSub: Pick<PubSub, 'subscribe'>;
  readonly outbox: Pick<Outbox, 'due'>;
  attempt(stored: StoredEntry, stop: AbortSignal): Promise<AttemptResult>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly now: () => number;
  readonly times?: Partial<WorkerTimes>;
}

/** Milliseconds. */
export interface WorkerTimes {
  /** Of the lease: another process takes over so long after one was killed. */
  readonly lease: number;
  /** The longest time between looks: messages that another process adds are announced, but a message may be lost. */
  readonly look: number;
  /** Until the next look while another process sends, or the store fails. */
  readonly again: number;
  /** For which a rule waits whose receiver did not answer several times in turn, and the longest until the next look. */
  readonly pause: number;
  /** For what is being sent when the process stops. */
  readonly stop: number;
}

const usualTimes: WorkerTimes = { lease: 15_000, look: 30_000, again: 3_000, pause: 30_000, stop: 1_500 };

/** Rules whose messages are sent at once. */
const atOnce = 8;
/** Messages that are read at once. */
const pageSize = 1_000;
/** Times in turn that a receiver may not answer. */
const mostUnreachable = 3;

interface RulePause {
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export class OutboxWorker {
  readonly #times: WorkerTimes;
  readonly #owner = randomBytes(8).toString('hex');
  readonly #stopping = new AbortController();
  /** Aborts what is being sent. */
  readonly #cutting = new AbortController();
  readonly #pauses = new Map<string, RulePause>();
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe = () => {};
  #working: Promise<void> | null = null;
  /** Something was announced while it was working. */
  #isAnnounced = false;
  #isFailing = false;

  constructor(private readonly options: WorkerOptions) {
    this.#times = { ...usualTimes, ...options.times };
  }

  start(): void {
    this.#unsubscribe = this.options.pubSub.subscribe(outboxChannel, (ruleId) => {
      if (ruleId !== null) this.#pauses.delete(ruleId);
      this.#look();
    });
    this.#look();
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
    clearTimeout(this.#timer);
    this.#stopping.abort();
    const cut = () => this.#cutting.abort();
    const cutting = setTimeout(guard(cut), this.#times.stop);
    await this.#working;
    clearTimeout(cutting);
  }

  #look(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#working) {
      this.#isAnnounced = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#isAnnounced = false;
    this.#working = this.#work().then((wait) => {
      this.#working = null;
      if (this.#stopping.signal.aborted) return;
      const look = () => this.#look();
      this.#timer = setTimeout(guard(look), this.#isAnnounced ? 0 : wait).unref();
    });
  }

  /** Resolves with the milliseconds until the next look; never rejects. */
  async #work(): Promise<number> {
    const { leases, now, log } = this.options;
    const { again, lease, look } = this.#times;
    try {
      const { entries } = await this.#due(1);
      if (entries.length > 0) {
        const held = await whileHeld(leases, { name: 'alert-outbox', owner: this.#owner, ttl: lease }, (_, lost) =>
          this.#drain(lost),
        );
        if (held === null) return again;
      }
      if (this.#isFailing) log.info('Alerts are sent again.');
      this.#isFailing = false;
      const { next } = await this.#due(1);
      const paused = [...this.#pauses.values()].map(({ until }) => until).filter((until) => until > 0);
      return Math.max(0, Math.min(look, Math.min(next ?? Infinity, ...paused) - now()));
    } catch (error) {
      if (!this.#isFailing) log.warn(`No alerts are sent: ${reason(error)}`);
      this.#isFailing = true;
      return again;
    }
  }

  /** Until nothing is due that may be sent. */
  async #drain(lost: AbortSignal): Promise<void> {
    const mayGoOn = () => !lost.aborted && !this.#stopping.signal.aborted;
    const stop = AbortSignal.any([lost, this.#cutting.signal]);
    // Failures count that come in turn.
    for (const ruleId of this.#pauses.keys()) if (!this.#isPaused(ruleId)) this.#pauses.delete(ruleId);
    while (mayGoOn()) {
      const { entries } = await this.#due(pageSize);
      const queues = byRule(entries).values();
      let isAny = false;
      const sending = Array.from({ length: atOnce }, async () => {
        for (const queue of queues) {
          isAny = true;
          await this.#sendQueue(queue, stop, mayGoOn);
        }
      });
      // All end before the lease does, whichever fails first.
      const results = await Promise.allSettled(sending);
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      if (!isAny) return;
    }
  }

  #due(most: number): Promise<DueEntries> {
    const isWaiting = (ruleId: string) => this.#isPaused(ruleId);
    return this.options.outbox.due(this.options.now(), most, isWaiting);
  }

  async #sendQueue(queue: readonly StoredEntry[], stop: AbortSignal, mayGoOn: () => boolean): Promise<void> {
    for (const stored of queue) {
      const { ruleId } = stored.entry;
      if (!mayGoOn() || this.#isPaused(ruleId)) return;
      this.#noteResult(ruleId, await this.options.attempt(stored, stop));
    }
  }

  #noteResult(ruleId: string, result: AttemptResult): void {
    if (result === 'settled') {
      this.#pauses.delete(ruleId);
      return;
    }
    if (result !== 'unreachable') {
      // The store says how long: the rule may have another receiver by then.
      const until = Math.min(result.until, this.options.now() + this.#times.pause);
      this.#pauses.set(ruleId, { failures: 0, until });
      return;
    }
    const before = this.#pauses.get(ruleId);
    const failures = before ? before.failures + 1 : 1;
    const until = failures < mostUnreachable ? 0 : this.options.now() + this.#times.pause;
    this.#pauses.set(ruleId, { failures, until });
  }

  #isPaused(ruleId: string): boolean {
    const pause = this.#pauses.get(ruleId);
    return pause !== undefined && pause.until > this.options.now();
  }
}

function byRule(entries: readonly StoredEntry[]): Map<string, StoredEntry[]> {
  const queues = new Map<string, StoredEntry[]>();
  for (const stored of entries) {
    const queue = queues.get(stored.entry.ruleId);
    if (queue) queue.push(stored);
    else queues.set(stored.entry.ruleId, [stored]);
  }
  return queues;
}
