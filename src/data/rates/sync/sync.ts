/** Keeps the rates up to date: on start and on schedule, validated, then stored, then published. */
import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import { Backfill } from './backfill.js';
import { retryDelay } from './backoff.js';
import { judge, type TableJudgement } from '../tables/judge.js';
import type { RateProvider, RawTable } from './providers/provider.js';
import type { Rates } from '../rates.js';
import { changeOfMissing } from '../tables/missing-rate.js';
import type { StoredTables } from '../tables/stored-tables.js';
import { sameRates } from '../tables/table.js';
import { guard } from '../../../base/guard.js';

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn'>;

export interface SyncOptions {
  readonly rates: Rates;
  readonly tables: Pick<StoredTables, 'save'>;
  /** In order of preference: each is tried when those before it fail or send an invalid table. */
  readonly providers: readonly RateProvider[];
  readonly log: Log;
  /** For recognising tables of future dates. */
  readonly now?: () => Date;
  /** Milliseconds to wait after that many consecutive failures. */
  readonly delay?: (failures: number) => number;
}

interface FetchedTable {
  readonly provider: RateProvider;
  readonly raw: RawTable;
  readonly judgement: TableJudgement;
}

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
  #failures = 0;
  #lastKind: string | undefined;

  constructor(private readonly options: SyncOptions) {
    this.#rates = options.rates;
    this.#delay = options.delay ?? retryDelay;
    const complete = options.providers.filter(({ partial }) => !partial);
    this.#backfill = new Backfill(options.rates, options.tables, complete);
  }

  /** Syncs now and on schedule; does not wait for the first. */
  start(): void {
    const schedules = new Set(this.options.providers.map(({ schedule }) => schedule));
    this.#jobs = [...schedules].map(
      (schedule) =>
        new Cron(
          schedule,
          { timezone: 'UTC', unref: true },
          guard(() => this.run()),
        ),
    );
    void this.run();
  }

  /** Stops timers and a fetch in flight; a table being stored is stored first. */
  async stop(): Promise<void> {
    for (const job of this.#jobs) job.stop();
    clearTimeout(this.#retry?.timer);
    this.#stopping.abort();
    await this.#running;
  }

  /** Runs one sync, or joins the one in progress. Never rejects: failures are logged and reported by `health`. */
  run(): Promise<void> {
    if (this.#stopping.signal.aborted) return Promise.resolve();
    this.#running ??= this.#sync().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #sync(): Promise<void> {
    clearTimeout(this.#retry?.timer);
    this.#retry = undefined;
    const failures: Failure[] = [];
    const answer = await this.#newest(failures);
    if (this.#stopping.signal.aborted) return;
    let degraded = !answer || answer.provider.partial;
    if (answer) {
      try {
        await this.#take(answer.judgement, answer.provider);
        this.#rates.report({ lastSyncAt: new Date() });
      } catch (error) {
        failures.push({ where: 'store', error: asError(error) });
        degraded = true;
      }
    }
    if (degraded || !answer) this.#failed(failures);
    else await this.#succeeded(failures, answer);
    this.#rates.report({ nextSyncAt: this.#next() });
  }

  /** The first valid table that a provider returns. */
  async #newest(failures: Failure[]): Promise<FetchedTable | undefined> {
    for (const provider of this.options.providers) {
      try {
        const raw = await provider.fetch(this.#stopping.signal);
        return { provider, raw, judgement: this.#judge(raw, provider) };
      } catch (error) {
        if (this.#stopping.signal.aborted) return undefined;
        failures.push({ where: `${provider.name} (${provider.host})`, error: asError(error) });
      }
    }
    return undefined;
  }

  #judge(raw: RawTable, { name }: RateProvider): TableJudgement {
    return judge(raw, name, this.#rates.known, this.#rates.before(raw.date), this.options.now?.());
  }

  /** An older table changes nothing; one of the same date is a correction. */
  async #take({ table, confirmed }: TableJudgement, provider: RateProvider): Promise<void> {
    const { newest, missing } = this.#rates;
    const corrects = table.date === newest.date && !provider.partial && !sameRates(table, newest);
    if (table.date <= newest.date && !corrects) return;
    await this.options.tables.save(table);
    this.#rates.publish(table, confirmed);
    this.options.log.info(`The rates of ${table.date} from ${table.source} are in force`);
    const news = changeOfMissing(missing, this.#rates.missing);
    if (news !== null) this.options.log.info(news);
  }

  #failed(failures: readonly Failure[]): void {
    this.#failures += 1;
    const ms = this.#delay(this.#failures);
    const timer = setTimeout(
      guard(() => this.run()),
      ms,
    ).unref();
    this.#retry = { timer, at: new Date(Date.now() + ms) };

    const lastError = summaryOf(failures);
    this.#rates.report({ lastError });
    const { date, source } = this.#rates.table;
    const seconds = Math.round(ms / 1000);
    const line = `The rates sync failed, next try in ${seconds} s, in force is ${source} of ${date}: ${lastError}`;
    const kind = failures.map(({ where, error }) => `${where} ${error.name}`).join();
    this.options.log[kind === this.#lastKind ? 'debug' : 'warn'](line);
    this.#lastKind = kind;
  }

  async #succeeded(failures: readonly Failure[], { provider, raw }: FetchedTable): Promise<void> {
    const { log } = this.options;
    if (failures.length > 0) log.debug(`The rates sync went on after: ${summaryOf(failures)}`);
    if (this.#failures > 0) log.info(`The rates sync works again after ${this.#failures} failure(s)`);
    this.#failures = 0;
    this.#lastKind = undefined;
    this.#rates.report({ lastError: null });
    try {
      const days = await this.#backfill.run(this.#stopping.signal);
      if (days === 0) return;
      log.info(`The rates of ${days} missed day(s) were added`);
      // The backfilled days may change which rates count as a leap.
      await this.#take(this.#judge(raw, provider), provider);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      log.info(`The rates of missed days are asked for again at the next sync: ${asError(error).message}`);
    }
  }

  #next(): Date | null {
    const times = [this.#retry?.at, ...this.#jobs.map((job) => job.nextRun())].filter((time) => time instanceof Date);
    return times.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  }
}

function summaryOf(failures: readonly Failure[]): string {
  return failures.map(({ where, error }) => `${where}: ${error.message}`).join('; ');
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
