/** The store in PostgreSQL: one table for all namespaces, one pool of connections. */
import { KeyvPostgres } from '@keyv/postgres';
import { Keyv } from 'keyv';
import pg from 'pg';
import { type Store, claimOf } from '../../base/store/store.js';
import { reasonFor, StoreError, withoutCredentials } from '../../base/store/error.js';
import { within } from '../../base/store/time-limit.js';
import { guard } from '../../base/guard.js';

const connectLimit = 5_000;
const queryLimit = 10_000;
const pingLimit = 3_000;

export async function openPostgres(url: string, table = 'meridian'): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connectLimit,
    query_timeout: queryLimit,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced on the next query, which reports any problem itself.
  pool.on(
    'error',
    guard(() => undefined),
  );
  try {
    await pool
      .query(`CREATE TABLE IF NOT EXISTS public.${table} (key VARCHAR(255) PRIMARY KEY, value TEXT)`)
      .catch(unlessRace);
  } catch (error) {
    await pool.end();
    throw new StoreError(
      `Cannot open the store at ${withoutCredentials(url)}: ${reasonFor(error, url)}. ` +
        'Check that PostgreSQL runs there, and that STORE_URL names its host, port, user, password and database ' +
        '(postgres://user:password@host:5432/database) with the right to create a table.',
    );
  }
  return {
    kind: 'postgres',
    namespace: <T>(name: string) =>
      new Keyv<T>({ store: new Adapter(pool, table), namespace: name, throwOnErrors: true }),
    async claim(key, ttl) {
      const claim = claimOf(key, ttl);
      const insert = `INSERT INTO public.${table} (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING`;
      return (await pool.query(insert, [claim.key, claim.value])).rowCount === 1;
    },
    async ping() {
      await within(pingLimit, 'The store (PostgreSQL)', pool.query(`SELECT key FROM public.${table} LIMIT 1`));
    },
    close: () => pool.end(),
  };
}

/** `IF NOT EXISTS` does not protect against two processes that create the table at the same moment. */
function unlessRace(error: unknown): void {
  const raced = error instanceof pg.DatabaseError && (error.code === '23505' || error.code === '42P07');
  if (!raced) throw error;
}

/** Uses our pool: the adapter's own is one per process and leaves the errors of idle connections unhandled. */
class Adapter extends KeyvPostgres {
  constructor(
    private readonly pool: pg.Pool,
    table: string,
  ) {
    super({ table, iterationLimit: 500 });
  }

  /** The super constructor calls it before the pool is set; the function that it returns is called later. */
  override async connect() {
    return async (sql: string, values?: unknown[]) => (await this.pool.query(sql, values)).rows;
  }

  /**
   * When a page cannot be read, the adapter's own iterator ends early and emits the error: half a list would pass for
   * all of it.
   */
  override async *iterator(namespace?: string) {
    let failure: unknown;
    const onError = guard((error: unknown) => {
      failure = error;
    });
    // eslint-disable-next-line no-restricted-syntax -- It is guarded, and taken off again.
    this.on('error', onError);
    try {
      yield* super.iterator(namespace);
    } finally {
      this.off('error', onError);
    }
    if (failure !== undefined) throw failure;
  }
}
