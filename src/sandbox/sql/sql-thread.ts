/** Runs SQL in a worker thread, which starts on demand and is terminated when a task exceeds its limits. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { shipped } from '../../base/paths.js';
import { Refusal } from '../protocol/refusal.js';
import { guard } from '../../base/guard.js';

export interface SqlTask {
  /** The database file; null before its first task, which runs `setup`. */
  readonly image: Uint8Array | null;
  readonly setup: string;
  readonly statements: readonly SqlText[];
}

export interface SqlText {
  readonly sql: string;
  readonly params: (number | string | Uint8Array | null)[];
}

/** The `meta` object of the upstream's response. */
export interface WireSqlMeta {
  readonly [name: string]: unknown;
  readonly changed_db: boolean;
}

export interface SqlAnswer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly meta: WireSqlMeta;
}

export type SqlOutcome =
  /** `image` is null if the database is unchanged. */
  | { readonly answers: readonly SqlAnswer[]; readonly image: Uint8Array | null; readonly tables: number }
  /** The task failed and nothing has changed. */
  | { readonly problem: string };

type SqlRun = (task: SqlTask) => Promise<SqlOutcome>;

const file = shipped('dist/sandbox/sql/sql-worker.js');

/** Milliseconds that a task may take, with allowance for a busy machine. */
const longest = 5_000;
/** Milliseconds after which an idle thread is terminated, which frees its memory. */
const idle = 60_000;
// eslint-disable-next-line no-restricted-syntax -- A provider's own limit, which has no callers of Meridian.
const mostWaiting = 50;

class SqlThread {
  #worker: Worker | null = null;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #end: NodeJS.Timeout | undefined;

  /** Runs a task once those before it have ended. */
  async inTurn<T>(task: (run: SqlRun) => Promise<T>): Promise<T> {
    if (this.#waiting >= mostWaiting) throw refused('the database is overloaded: too many requests are queued');
    this.#waiting += 1;
    const done = this.#last.then(() => task((sqlTask) => this.#run(sqlTask)));
    this.#last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.#waiting -= 1;
    }
  }

  async #run(task: SqlTask): Promise<SqlOutcome> {
    clearTimeout(this.#end);
    const worker = (this.#worker ??= await this.#start());
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(
      guard(() => ending.abort()),
      longest,
    );
    try {
      worker.postMessage(task);
      const [outcome]: SqlOutcome[] = await once(worker, 'message', { signal });
      return outcome ?? { problem: 'nothing came of it' };
    } catch {
      this.#stop();
      const limit = signal.aborted ? 'CPU time' : 'memory';
      return { problem: `the database exceeded its ${limit} limit and was reset` };
    } finally {
      clearTimeout(timer);
      const stop = () => this.#stop();
      this.#end = setTimeout(guard(stop), idle).unref();
    }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 128 } });
    // It neither keeps the process alive nor ends it with an error.
    worker.unref();
    worker.on(
      'error',
      guard(() => undefined),
    );
    const forget = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.once('exit', guard(forget));
    await once(worker, 'message');
    return worker;
  }

  #stop(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}

/** One thread serves all databases. */
export const sqlThread = new SqlThread();

export function refused(problem: string): Refusal {
  return new Refusal('service_error', problem, undefined, '7500');
}
