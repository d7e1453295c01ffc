/** Sliding windows in PostgreSQL: a row for each, of calls by step, locked while they change, by the server's clock. */
import type { Pool, PoolClient } from 'pg';
import {
  countIn,
  type Granted,
  type SlidingWindow,
  type SlidingWindows,
  stepAt,
  type Steps,
  waitIn,
} from '../../../base/store/sliding-windows.js';
import { keyOf } from '../../../base/store/key.js';
import { isObject } from '../../../base/unknown.js';
import { addCount } from '../../../base/counts.js';

const windowTable = (table: string) => `public.${table}_windows`;

export const createWindows = (table: string) =>
  `CREATE TABLE IF NOT EXISTS ${windowTable(table)}
     (name TEXT PRIMARY KEY, steps JSONB NOT NULL, ends TIMESTAMPTZ NOT NULL)`;

interface LockedWindow {
  readonly window: SlidingWindow;
  readonly steps: Steps;
}

export class PostgresWindows implements SlidingWindows {
  readonly mayForget = false;
  readonly #table: string;

  constructor(
    private readonly pool: Pick<Pool, 'connect' | 'query'>,
    table: string,
  ) {
    this.#table = windowTable(table);
  }

  take(windows: readonly SlidingWindow[], calls: number, longest: number): Promise<Granted> {
    return this.#change(windows, (locked, now) => {
      const left = locked.map(({ window, steps }) => Math.max(0, window.calls - countIn(steps, window, now)));
      const granted = Math.min(calls, ...left);
      const places = locked.map(({ window }) => stepAt(now + longest, window));
      if (granted > 0) locked.forEach(({ steps }, n) => add(steps, places[n], granted));
      const waits = locked.map(({ window, steps }) => waitIn(steps, window, now));
      return {
        calls: granted,
        wait: granted > 0 ? 0 : Math.ceil(Math.max(...waits)),
        left: left.map((each) => each - granted),
        steps: places,
        generations: windows.map(() => ''),
      };
    });
  }

  async settle(
    windows: readonly SlidingWindow[],
    places: readonly number[],
    ended: number,
    unmade: number,
  ): Promise<void> {
    await this.#change(windows, (locked, now) =>
      locked.forEach(({ window, steps }, n) => {
        add(steps, places[n], -(ended + unmade));
        add(steps, stepAt(now, window), ended);
      }),
    );
  }

  async add(window: SlidingWindow, given: Steps): Promise<void> {
    await this.#change([window], ([locked]) => {
      for (const [step, calls] of given) if (locked) add(locked.steps, step, calls);
    });
  }

  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM ${this.#table} WHERE ends < clock_timestamp()`);
  }

  /** The windows are locked in the order of their names, so that no two processes wait for each other. */
  async #change<T>(windows: readonly SlidingWindow[], change: (locked: LockedWindow[], now: number) => T): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const { locked, now } = await this.#lock(client, windows);
      const result = change(locked, now);
      await client.query(
        `UPDATE ${this.#table} AS held SET steps = given.steps, ends = clock_timestamp() + given.length * interval '2 ms'
         FROM unnest($1::text[], $2::jsonb[], $3::float[]) AS given (name, steps, length) WHERE held.name = given.name`,
        [
          windows.map(({ name }) => keyOf(name)),
          locked.map(({ steps }) => JSON.stringify(Object.fromEntries(steps))),
          windows.map(({ length }) => length),
        ],
      );
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // A connection whose transaction may be open is not used again.
      client.release(true);
      throw error;
    }
  }

  async #lock(client: PoolClient, windows: readonly SlidingWindow[]) {
    const names = windows.map(({ name }) => keyOf(name));
    await client.query(
      `INSERT INTO ${this.#table} (name, steps, ends) SELECT name, '{}', clock_timestamp() + interval '1 minute'
       FROM unnest($1::text[]) AS name ORDER BY name ON CONFLICT DO NOTHING`,
      [names],
    );
    const { rows } = await client.query<{ name: string; steps: unknown }>(
      `SELECT name, steps FROM ${this.#table} WHERE name = ANY ($1) ORDER BY name FOR UPDATE`,
      [names],
    );
    const clock = await client.query<{ now: string }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    const byName = new Map(rows.map(({ name, steps }) => [name, stepsIn(steps)]));
    return {
      locked: windows.map((window, n) => ({ window, steps: byName.get(names[n] ?? '') ?? new Map<number, number>() })),
      now: Number(clock.rows[0]?.now),
    };
  }
}

function add(steps: Steps, step: number | undefined, calls: number): void {
  if (step === undefined || calls === 0) return;
  addCount(steps, step, calls);
}

function stepsIn(value: unknown): Steps {
  if (!isObject(value)) return new Map();
  return new Map(Object.entries(value).map(([step, calls]) => [Number(step), Number(calls)]));
}
