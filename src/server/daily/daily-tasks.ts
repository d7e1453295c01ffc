/** Runs tasks once a day for each account, each at a time of its own, by whichever replica comes first. */
import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { dateOf } from '../../base/dates.js';
import type { Clock } from '../../base/clock.js';
import { addCount, countOf } from '../../base/counts.js';
import { guard } from '../../base/guard.js';
import { reason } from '../../base/store/error.js';
import { whileHeld } from '../../base/store/lease.js';
import type { Store } from '../../base/store/store.js';
import { type Account, storeKeyOf } from '../../rest/transport/account.js';

export interface DailyTask {
  /** Lower-case letters and dashes. */
  readonly name: string;
  /** By what is stored. A day is one of UTC, as `2026-12-31`. */
  isDone(account: Account, day: string): Promise<boolean>;
  /** When it was last done whole, by what is stored, in milliseconds since 1970; null where that is not known. */
  lastDone(account: Account): Promise<number | null>;
  /** False when something could not be read: it is tried again. Nothing is to be stored once the signal has aborted. */
  run(account: Account, day: string, signal: AbortSignal): Promise<boolean>;
}

interface DailyOptions {
  readonly tasks: readonly DailyTask[];
  readonly accounts: () => readonly Account[];
  readonly store: Pick<Store, 'leases'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Of one task and account. */
export interface DailyTaskState {
  readonly task: string;
  readonly account: Account;
  /** As far as this process knows, whichever replica did it. */
  readonly lastDone: number | null;
  /** Of this process. */
  readonly failures: number;
}

const minute = 60_000;
/** Milliseconds between looks for what is due. */
const betweenLooks = minute;
/** Milliseconds after a failure. */
const beforeRetry = 60 * minute;
/** Times of tasks are spread over these hours of the day, so that retries find time before its end. */
const spread = 20 * 60 * minute;
/** Milliseconds. A process that is killed holds the others up for this long. */
const ttl = 30_000;

export class DailyTasks {
  readonly #owner = randomUUID();
  /** By task and account: until when this process need not look again. */
  readonly #quietUntil = new Map<string, number>();
  readonly #lastDone = new Map<string, number>();
  readonly #failures = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  readonly #stopping = new AbortController();

  constructor(private readonly options: DailyOptions) {}

  get states(): readonly DailyTaskState[] {
    const { tasks, accounts } = this.options;
    return accounts().flatMap((account) =>
      tasks.map((task) => {
        const name = nameOf(task, account);
        const lastDone = this.#lastDone.get(name) ?? null;
        return { task: task.name, account, lastDone, failures: countOf(this.#failures, name) };
      }),
    );
  }

  start(): void {
    const look = () => void (this.#running ??= this.runDue().finally(() => (this.#running = null)));
    this.#timer = setInterval(guard(look), betweenLooks).unref();
  }

  /** What is running is cut off: nothing of it is stored, and another process does it anew. */
  stop(): void {
    this.#stopping.abort();
    clearInterval(this.#timer);
  }

  /** Runs all that is due now, one after the other. */
  async runDue(): Promise<void> {
    const { tasks, accounts } = this.options;
    for (const account of accounts()) {
      for (const task of tasks) if (!this.#stopping.signal.aborted) await this.#runIfDue(task, account);
    }
  }

  async #runIfDue(task: DailyTask, account: Account): Promise<void> {
    const { clock, log } = this.options;
    const now = clock.now();
    const name = nameOf(task, account);
    const quietUntil = this.#quietUntil.get(name);
    if (quietUntil !== undefined && now < quietUntil) return;
    const day = dateOf(now);
    const start = Date.parse(day);
    const due = start + timeOfDay(name);
    const nextDay = start + 24 * 60 * minute;
    try {
      if (now < due) this.#beQuiet(name, due);
      else {
        const isDone = (await task.isDone(account, day)) || (await this.#runOnce(task, account, { name, day }));
        if (isDone === false) addCount(this.#failures, name);
        this.#beQuiet(name, isDone ? nextDay : Math.min(nextDay, now + beforeRetry));
      }
    } catch (error) {
      this.#beQuiet(name, Math.min(nextDay, now + beforeRetry));
      if (!this.#stopping.signal.aborted) {
        addCount(this.#failures, name);
        log.warn(`${task.name} of the account ${account.name} (${account.api}) failed: ${reason(error)}`);
      }
    }
    // Where the store cannot be read, what was known before stays so.
    const lastDone = await task.lastDone(account).catch(() => null);
    if (lastDone !== null) this.#lastDone.set(name, lastDone);
  }

  /** Null while another replica is at it. */
  async #runOnce(
    task: DailyTask,
    account: Account,
    { name, day }: { name: string; day: string },
  ): Promise<boolean | null> {
    const turn = await whileHeld(this.options.store.leases, { name, owner: this.#owner, ttl }, async (_, lost) =>
      (await task.isDone(account, day)) ? true : task.run(account, day, AbortSignal.any([lost, this.#stopping.signal])),
    );
    return turn && turn.result;
  }

  #beQuiet(name: string, until: number): void {
    this.#quietUntil.set(name, until);
  }
}

function nameOf({ name }: DailyTask, account: Account): string {
  return `daily:${name}:${storeKeyOf(account)}`;
}

/** In milliseconds since its beginning in UTC. */
function timeOfDay(name: string): number {
  return (createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32) * spread;
}
