/** Sends the due messages, in one process of all, which holds a lease meanwhile. Another takes over when it ends. */
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { guard } from '../../../base/guard.js';
import { type Leases, whileHeld } from '../../../base/store/lease.js';
import { reason } from '../../../base/store/error.js';
import type { PubSub } from '../../../base/store/pub-sub.js';
import type { AttemptResult } from './deliverer.js';
import { Drain } from './drain.js';
import type { StoredEntry } from './entry.js';
import { type DueEntries, type Outbox, outboxChannel } from './outbox.js';
import { RulePauses } from './rule-pauses.js';
import type { AlertRules } from '../rules/rules.js';

interface WorkerOptions {
  readonly leases: Pick<Leases, 'acquire' | 'renew' | 'release'>;
  readonly pubSub: Pick<PubSub, 'subscribe'>;
  readonly outbox: Pick<Outbox, 'due'>;
  readonly rules: Pick<AlertRules, 'list'>;
  attempt(stored: StoredEntry, stop: AbortSignal): Promise<AttemptResult>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly now: () => number;
  readonly times?: Partial<WorkerTimes>;
}

/** Milliseconds. */
export interface WorkerTimes {
  /** The time of the lease: another process takes over this long after one was killed. */
  readonly lease: number;
  /** The longest time between looks: other processes announce new messages, but an announcement may be lost. */
  readonly look: number;
  /** The time until the next look while another process sends, or the store fails. */
  readonly again: number;
  /** The pause of a rule whose receiver repeatedly did not answer, and the longest time until the next look. */
  readonly pause: number;
  /** The time for the running delivery when the process stops. */
  readonly stop: number;
}

const usualTimes: WorkerTimes = { lease: 15_000, look: 30_000, again: 3_000, pause: 30_000, stop: 1_500 };

export class OutboxWorker {
  readonly #times: WorkerTimes;
  readonly #owner = randomBytes(8).toString('hex');
  readonly #stopping = new AbortController();
  /** Aborts the running delivery. */
  readonly #cutting = new AbortController();
  readonly #pauses: RulePauses;
  #drain: Drain | null = null;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe = () => {};
  #working: Promise<void> | null = null;
  /** Whether something was announced during the work. */
  #isAnnounced = false;
  #isFailing = false;

  constructor(private readonly options: WorkerOptions) {
    this.#times = { ...usualTimes, ...options.times };
    this.#pauses = new RulePauses(this.#times.pause, options.now);
  }

  start(): void {
    this.#unsubscribe = this.options.pubSub.subscribe(outboxChannel, (ruleId) => {
      if (ruleId !== null) this.#pauses.forget(ruleId);
      this.#drain?.announced();
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
          this.#sendDue(lost),
        );
        if (held === null) return again;
      }
      if (this.#isFailing) log.info('Alerts are sent again.');
      this.#isFailing = false;
      const { next } = await this.#due(1);
      return Math.max(0, Math.min(look, Math.min(next ?? Infinity, this.#pauses.nextEnd) - now()));
    } catch (error) {
      if (!this.#isFailing) log.warn(`No alerts are sent: ${reason(error)}`);
      this.#isFailing = true;
      return again;
    }
  }

  async #sendDue(lost: AbortSignal): Promise<void> {
    const { outbox, rules, now, attempt } = this.options;
    this.#pauses.forgetOver();
    const stop = AbortSignal.any([lost, this.#cutting.signal]);
    const mayGoOn = () => !lost.aborted && !this.#stopping.signal.aborted;
    this.#drain = new Drain({ outbox, rules, attempt, pauses: this.#pauses, now }, stop, mayGoOn);
    try {
      await this.#drain.run();
    } finally {
      this.#drain = null;
    }
  }

  #due(most: number): Promise<DueEntries> {
    return this.options.outbox.due(this.options.now(), most, (ruleId) => this.#pauses.isPaused(ruleId));
  }
}
