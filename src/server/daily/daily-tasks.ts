/** Runs tasks once a day for each account, each at its own time, in whichever replica comes first. */
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
  /** An account of which nothing complete is stored does not wait for its time of day. */
  readonly isFirstAtOnce: boolean;
  /** Says whether it is stored as done. A day is one of UTC, such as `2026-12-31`. */
  isDone(account: Account, day: string): Promise<boolean>;
  /** When it was last completed according to the store, in milliseconds since 1970; null where that is not known. */
  lastDone(account: Account): Promise<number | null>;
  /** False when something could not be read: it is retried. Nothing may be stored once the signal has aborted. */
  run(account: Account, day: string, signal: AbortSignal): Promise<boolean>;
}

interface DailyOptions {
  readonly tasks: readonly DailyTask[];
  readonly accounts: () => readonly Account[];
  readonly store: Pick<Store, 'leases'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The state of one task for one account. */
export interface DailyTaskState {
  readonly task: string;
  readonly account: Account;
  /** The last time that this process knows of, whichever replica did it. */
  readonly lastDone: number | null;
  /** The failures in this process. */
  readonly failures: number;
}

const minute = 60_000;
/** Milliseconds between checks for due tasks. */
const betweenLooks = minute;
/** Milliseconds before a failed task is retried. */
const beforeRetry = 60 * minute;
/** Tasks are spread over this part of the day, so that retries have time before its end. */
const spread = 20 * 60 * minute;
/** Milliseconds. A killed process holds the others up for this long. */
const ttl = 30_000;

export class DailyTasks {
  readonly #owner = randomUUID();
  /** The time until which this process need not look again, by task and account. */
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

  /** The running task is aborted: nothing of it is stored, and another process repeats it. */
  stop(): void {
    this.#stopping.abort();
    clearInterval(this.#timer);
  }

  /** Runs all due tasks, one after the other. */
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
    const nextDay = start + 24 * 60 * minute;
    try {
      const isFirst = task.isFirstAtOnce && (await task.lastDone(account)) === null;
      const due = isFirst ? start : start + timeOfDay(name);
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

  /** Null while another replica is running it. */
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

/** Milliseconds since midnight UTC. */
function timeOfDay(name: string): number {
  return (createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32) * spread;
}
