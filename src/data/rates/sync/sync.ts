/**
 * Keeps the rates up to date, on schedule and in one process of all: tables are validated, then stored, then published.
 */
import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import { Backfill } from './backfill.js';
import { isTooFar, leftUntil } from '../../../base/stored-deadline.js';
import { longestDelay, retryDelay } from './backoff.js';
import { RefusedTable } from '../tables/judge.js';
import { majors } from '../tables/majors.js';
import type { RateProvider } from './providers/provider.js';
import type { Rates } from '../rates.js';
import { sourceOf } from '../sources.js';
import type { StandingRates } from '../standing.js';
import { changeOfMissing } from '../tables/missing-rate.js';
import type { FollowedTables } from './follow.js';
import type { SyncState, SyncTurns } from './sync-turns.js';
import type { StoredTables } from '../tables/stored-tables.js';
import { type RateTable, sameRates } from '../tables/table.js';
import { guard } from '../../../base/guard.js';

type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn'>;

interface SyncOptions {
  readonly rates: Rates;
  readonly tables: Pick<StoredTables, 'save' | 'notify'>;
  readonly turns: Pick<SyncTurns, 'take'>;
  /** The tables that other processes have stored. */
  readonly followed: Pick<FollowedTables, 'read'>;
  /**
   * Complete providers are tried in order of preference: the next one is asked when those before it fail, or send a
   * table that is invalid or lacks a valid rate of a major. Partial ones are always asked, because the others are
   * checked against their tables.
   */
  readonly providers: readonly RateProvider[];
  readonly log: Log;
  /** The clock that recognises tables of future dates. */
  readonly now?: () => Date;
  /** Milliseconds to wait after that many consecutive failures. */
  readonly delay?: (failures: number) => number;
}

/** Milliseconds between checks whether the process whose turn it is has finished, or has died. */
const betweenLooks = 2_000;
/** Milliseconds of the past that are searched for slots: the longest time without one is a weekend. */
const longestGap = 4 * 24 * 3_600_000;
/** Milliseconds by which a timer may be early. */
const tolerance = 1_000;

interface Failure {
  readonly where: string;
  readonly error: Error;
}

export class RatesSync {
  readonly #rates: Rates;
  readonly #backfill: Backfill;
  readonly #delay: (failures: number) => number;
  readonly #stopping = new AbortController();
  #jobs: Cron[] = [];
  #retry: { timer: NodeJS.Timeout; at: Date } | undefined;
  #running: Promise<void> | undefined;
  #turn: Promise<void> | undefined;
  #failures = 0;
  #lastKind: string | undefined;

  constructor(private readonly options: SyncOptions) {
    this.#rates = options.rates;
    this.#delay = options.delay ?? retryDelay;
    const complete = options.providers.filter((provider) => !isPartial(provider));
    this.#backfill = new Backfill(options.rates, options.tables, complete);
  }

  /** Syncs on schedule, and now unless that was done since the last slot; does not wait for the first sync. */
  start(): void {
    const schedules = new Set(this.options.providers.map(({ schedule }) => schedule));
    this.#jobs = [...schedules].map(
      (schedule) =>
        new Cron(
          schedule,
          { timezone: 'UTC', unref: true },
          guard(() => this.#takeTurn()),
        ),
    );
    void this.#takeTurn();
  }

  /** Stops timers and a fetch in flight; a table that is being stored is stored first. */
  async stop(): Promise<void> {
    for (const job of this.#jobs) job.stop();
    clearTimeout(this.#retry?.timer);
    this.#stopping.abort();
    await Promise.all([this.#running, this.#turn]);
  }

  /**
   * Runs one sync, whatever other processes do, or joins the one in progress. Never rejects: failures are logged and
   * reported by `health`.
   */
  run(lost?: AbortSignal): Promise<void> {
    if (this.#stopping.signal.aborted) return Promise.resolve();
    this.#running ??= this.#sync(lost).finally(() => (this.#running = undefined));
    return this.#running;
  }

  #takeTurn(): Promise<void> {
    this.#turn ??= this.#syncInTurn()
      // The store: without it nothing could be kept.
      .catch(
        (error: unknown) => this.#stopping.signal.aborted || this.#failed([{ where: 'store', error: asError(error) }]),
      )
      .then(() => this.#rates.report({ nextSyncAt: this.#next() }))
      .finally(() => (this.#turn = undefined));
    return this.#turn;
  }

  async #syncInTurn(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    this.#retryAt(undefined);
    const slot = this.#slot();
    const isDue = ({ slot: last, retryAt }: SyncState) => {
      const now = Date.now();
      if (retryAt !== null) return leftUntil(retryAt, now, longestDelay) === 0;
      return last < slot || isTooFar(last, now, tolerance);
    };
    const state = await this.options.turns.take(isDue, async (before, lost) => {
      this.#adopt(before);
      // One that ended in the middle may have stored some days without a message.
      await Promise.all([this.options.followed.read(), this.options.tables.notify()]);
      await this.run(lost);
      if (lost.aborted || this.#stopping.signal.aborted) return null;
      const { lastSyncAt, lastError } = this.#rates.health();
      const retryAt = this.#retry?.at.getTime() ?? null;
      return { slot, failures: this.#failures, retryAt, lastSyncAt: lastSyncAt?.getTime() ?? null, lastError };
    });
    if (this.#stopping.signal.aborted) return;
    if (state === null) return this.#retryAt(new Date(Date.now() + betweenLooks));
    this.#adopt(state);
    this.#retryAt(state.retryAt === null ? undefined : new Date(state.retryAt));
  }

  #adopt({ lastSyncAt, lastError, failures }: SyncState): void {
    this.#failures = failures;
    this.#rates.report({ lastSyncAt: lastSyncAt === null ? null : new Date(lastSyncAt), lastError });
  }

  /** The latest past time in the schedule of any source. */
  #slot(): number {
    const now = Date.now() + tolerance;
    const last = this.#jobs.map((job) => {
      let time: Date | null = null;
      for (
        let next = job.nextRun(new Date(now - longestGap));
        next && next.getTime() <= now;
        next = job.nextRun(next)
      ) {
        time = next;
      }
      return time?.getTime() ?? 0;
    });
    return Math.max(...last);
  }

  #retryAt(at: Date | undefined): void {
    clearTimeout(this.#retry?.timer);
    this.#retry = undefined;
    if (!at) return;
    const retry = () => this.#takeTurn();
    this.#retry = { timer: setTimeout(guard(retry), Math.max(0, at.getTime() - Date.now())).unref(), at };
  }

  async #sync(lost?: AbortSignal): Promise<void> {
    this.#retryAt(undefined);
    const signal = lost ? AbortSignal.any([this.#stopping.signal, lost]) : this.#stopping.signal;
    const [partialFailures, failures]: [Failure[], Failure[]] = [[], []];
    const before = this.#rates.now;
    let isComplete = false;
    try {
      const taken: RateTable[] = [];
      // What the complete source says is judged beside the others' newest.
      const partial = await this.#fetchPartial(partialFailures, signal);
      for (const table of partial) await this.#take(table, taken);
      const table = await this.#fetchComplete(failures, signal);
      if (signal.aborted) return;
      if (table) await this.#take(table, taken);
      isComplete = table !== undefined && !table.refusal;
      if (isComplete || partial.some(({ refusal }) => !refusal)) this.#rates.report({ lastSyncAt: new Date() });
      await this.#announce(taken, before);
    } catch (error) {
      if (signal.aborted) return;
      failures.push({ where: 'store', error: asError(error) });
      isComplete = false;
    }
    const all = [...failures, ...partialFailures];
    if (isComplete) await this.#succeeded(all, signal);
    else this.#failed(all);
    this.#rates.report({ nextSyncAt: this.#next() });
  }

  /** The tables of the sources that lack most currencies. */
  async #fetchPartial(failures: Failure[], signal: AbortSignal): Promise<RateTable[]> {
    const tables: RateTable[] = [];
    for (const provider of this.options.providers) {
      if (!isPartial(provider) || signal.aborted) continue;
      const table = await this.#fetch(provider, failures, signal);
      if (table?.refusal) failures.push(failureOf(provider, new RefusedTable([table.refusal.reason])));
      if (table) tables.push(table);
    }
    return tables;
  }

  /** The first table with a valid rate of each major; else the one that has most of them, refused or not. */
  async #fetchComplete(failures: Failure[], signal: AbortSignal): Promise<RateTable | undefined> {
    let best: { readonly table: RateTable; readonly lacking: number } | undefined;
    for (const provider of this.options.providers) {
      if (isPartial(provider) || signal.aborted) continue;
      const table = await this.#fetch(provider, failures, signal);
      if (!table) continue;
      const lacking = majors.filter((code) => !table.rates.has(code));
      if (!best || lacking.length < best.lacking) best = { table, lacking: lacking.length };
      if (lacking.length === 0) break;
      const reasons = table.refusal ? [table.refusal.reason] : lacking.map((code) => reasonOf(table, code));
      failures.push(failureOf(provider, new RefusedTable(reasons)));
    }
    return best?.table;
  }

  async #fetch(provider: RateProvider, failures: Failure[], signal: AbortSignal): Promise<RateTable | undefined> {
    try {
      return this.#rates.judged(await provider.fetch(signal), provider.name, this.options.now?.());
    } catch (error) {
      failures.push(failureOf(provider, asError(error)));
      return undefined;
    }
  }

  /** An older table changes nothing; one of the same date is a correction. */
  async #take(table: RateTable, taken: RateTable[]): Promise<void> {
    const last = this.#rates.lastOf(table.source);
    if (last && (table.date < last.date || (table.date === last.date && sameRates(table, last)))) return;
    await this.options.tables.save(table);
    this.#rates.add(table);
    taken.push(table);
  }

  async #announce(taken: readonly RateTable[], before: StandingRates): Promise<void> {
    if (taken.length === 0) return;
    this.#rates.announce();
    // Whoever does not hear of it reads it when its connection is back.
    await this.options.tables.notify(taken).catch(() => undefined);
    const { date, source } = this.#rates.table;
    const { log } = this.options;
    if (date !== before.table.date || source !== before.table.source || taken.some((table) => table.date === date))
      log.info(`The rates of ${date} from ${source} are in force`);
    const news = changeOfMissing(before.health().missing, this.#rates.missing);
    if (news !== null) log.info(news);
  }

  #failed(failures: readonly Failure[]): void {
    this.#failures += 1;
    const ms = this.#delay(this.#failures);
    this.#retryAt(new Date(Date.now() + ms));

    const lastError = summaryOf(failures);
    this.#rates.report({ lastError });
    const { date, source } = this.#rates.table;
    const seconds = Math.round(ms / 1000);
    const line = `The rates sync failed, next try in ${seconds} s, in force is ${source} of ${date}: ${lastError}`;
    const kind = failures.map(({ where, error }) => `${where} ${error.name}`).join();
    this.options.log[kind === this.#lastKind ? 'debug' : 'warn'](line);
    this.#lastKind = kind;
  }

  async #succeeded(failures: readonly Failure[], signal: AbortSignal): Promise<void> {
    const { log } = this.options;
    if (failures.length > 0) log.debug(`The rates sync went on after: ${summaryOf(failures)}`);
    if (this.#failures > 0) log.info(`The rates sync works again after ${this.#failures} failure(s)`);
    this.#failures = 0;
    this.#lastKind = undefined;
    this.#rates.report({ lastError: null });
    try {
      const days = await this.#backfill.run(signal);
      if (days > 0) log.info(`The rates of ${days} missed day(s) were added`);
    } catch (error) {
      if (signal.aborted) return;
      log.info(`The rates of missed days are asked for again at the next sync: ${asError(error).message}`);
    }
  }

  #next(): Date | null {
    const times = [this.#retry?.at, ...this.#jobs.map((job) => job.nextRun())].filter((time) => time instanceof Date);
    return times.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  }
}

function isPartial({ name }: RateProvider): boolean {
  return sourceOf(name).isPartial;
}

function failureOf({ name, host }: RateProvider, error: Error): Failure {
  return { where: `${name} (${host})`, error };
}

function reasonOf({ doubted }: RateTable, code: string): string {
  return doubted.get(code)?.reason ?? `${code} is missing`;
}

function summaryOf(failures: readonly Failure[]): string {
  return failures.map(({ where, error }) => `${where}: ${error.message}`).join('; ');
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
