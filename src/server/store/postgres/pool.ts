/** The pool of connections to PostgreSQL: it goes on with what it has while the server has none free, and can be renewed. */
import pg from 'pg';
import { guard } from '../../../base/guard.js';
import { kindOfPostgres } from './faults.js';

/** Milliseconds after which it tries to grow again. */
const untilGrowth = 5_000;
/** Further ones, as those that it has may end meanwhile. */
const mostAttempts = 3;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** The driver replaces a connection after each error of a query. It is as good as before, unless the server has ended it. */
function reusableAfterErrors(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  client.release = (error) => release(isOfQuery(error) ? undefined : error);
  return client;
}

function isOfQuery(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

export class PostgresPool extends pg.Pool {
  readonly #size: number;
  /** Connections of a former one are replaced. */
  #generation = 0;
  /** Those that there are, each with its generation; the total of the driver counts those that may fail still. */
  readonly #present = new Map<pg.PoolClient, number>();
  #growing: NodeJS.Timeout | undefined;

  constructor(options: pg.PoolConfig, size: number) {
    // One is kept while all are idle: where the server has none free, there is none to come back to.
    super({ ...options, max: size, min: 1 });
    this.#size = size;
    this.on(
      'connect',
      guard((client: pg.PoolClient) => this.#present.set(client, this.#generation)),
    );
    this.on(
      'remove',
      guard((client: pg.PoolClient) => this.#present.delete(client)),
    );
  }

  /** Each connection is replaced before it is used again. */
  renew(): void {
    this.#generation += 1;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const taken = this.#take();
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  async #take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#connectOrWait();
      if (this.#present.get(client) === this.#generation) return reusableAfterErrors(client);
      client.release(true);
    }
  }

  async #connectOrWait(): Promise<pg.PoolClient> {
    for (let left = mostAttempts; ; left -= 1) {
      try {
        return await super.connect();
      } catch (error) {
        if (kindOfPostgres(error) !== 'noConnection' || this.#present.size === 0 || left === 0) throw error;
        this.#shrink();
      }
    }
  }

  /** To what it has: whoever wants a connection waits for one of these. */
  #shrink(): void {
    this.options.max = Math.max(1, this.#present.size);
    clearTimeout(this.#growing);
    const grow = () => {
      this.options.max = this.#size;
    };
    this.#growing = setTimeout(guard(grow), untilGrowth).unref();
  }
}
