/** The store in PostgreSQL: one table for all namespaces, one for leases, one pool of connections. */
import { Keyv } from 'keyv';
import pg from 'pg';
import type { ConditionalWrite, RangeBounds, Store } from '../../../base/store/store.js';
import { reasonFor, StoreError, withoutCredentials } from '../../../base/store/error.js';
import { rowKey } from '../../../base/store/key.js';
import { within } from '../../../base/store/time-limit.js';
import { guard } from '../../../base/guard.js';
import { beforeEnd, beginningOf, lastCharacter, liveEntries } from '../entries.js';
import { PostgresAdapter } from './adapter.js';
import { createLeases, PostgresLeases } from './leases.js';
import { PostgresPubSub } from './pub-sub.js';
import { kindOfPostgres } from './faults.js';
import { PostgresPool } from './pool.js';
import { withFaults } from '../faults.js';
import { Renewal } from '../renewal.js';
import { createWindows, PostgresWindows } from './windows.js';

/** Connections of the pool; one more listens. */
export const defaultConnections = 10;

export interface PostgresOptions {
  readonly ca?: string | null | undefined;
  readonly connections?: number | undefined;
}

const connectLimit = 5_000;
const queryLimit = 10_000;
const pingLimit = 3_000;
/** Entries that a range reads at once. */
const pageSize = 500;

/**
 * If `ca` is given, connections are encrypted, and one of its authorities must have signed the server's certificate.
 */
export async function openPostgres(
  url: string,
  table: string,
  { ca = null, connections = defaultConnections }: PostgresOptions = {},
): Promise<Store> {
  const options = {
    ...(ca ? { connectionString: withoutTls(url), ssl: { ca } } : { connectionString: url }),
    connectionTimeoutMillis: connectLimit,
    query_timeout: queryLimit,
    keepAlive: true,
  };
  const pool = new PostgresPool(options, connections);
  // A connection that breaks while idle is replaced on the next query, which reports any problem itself.
  pool.on(
    'error',
    guard(() => undefined),
  );
  // One that breaks in a transaction fails its queries as well.
  const listen = (client: pg.PoolClient) =>
    client.on(
      'error',
      guard(() => undefined),
    );
  pool.on('connect', guard(listen));
  try {
    await createTables(pool, table);
  } catch (error) {
    await pool.end();
    throw new StoreError(
      `Cannot open the store at ${withoutCredentials(url)}: ${reasonFor(error, url)}. ` +
        'Check that PostgreSQL runs there, and that STORE_URL names its host, port, user, password and database ' +
        '(postgres://user:password@host:5432/database) with the right to create a table.',
    );
  }
  const pubSub = new PostgresPubSub(pool, options, table);
  const renewal = new Renewal(async () => {
    pool.renew();
    pubSub.listenAnew();
  });
  const store: Store = {
    kind: 'postgres',
    leases: new PostgresLeases(pool, table),
    pubSub,
    windows: new PostgresWindows(pool, table),
    namespace: <T>(name: string) =>
      new Keyv<T>({ store: new PostgresAdapter(pool, table), namespace: name, throwOnErrors: true }),
    compareAndSet: (entry, expected, value) => change(pool, table, { entry, expected, value }),
    compareAndSetAll: (changes) => changeAll(pool, table, changes),
    range: (namespace, bounds) => liveEntries(rowsIn(pool, table, namespace, bounds), bounds),
    async ping() {
      await within(pingLimit, 'The store (PostgreSQL)', pool.query(`SELECT key FROM public.${table} LIMIT 1`));
    },
    async close() {
      await Promise.all([pubSub.close(), pool.end()]);
    },
  };
  return withFaults(store, { kindOf: kindOfPostgres, onRoleLost: () => renewal.begin() });
}

/** Removes the address's own TLS parameters, which would override `ssl`. */
function withoutTls(url: string): string {
  const address = new URL(url);
  for (const name of ['ssl', 'sslmode', 'sslrootcert']) address.searchParams.delete(name);
  return address.href;
}

async function createTables(pool: pg.Pool, table: string): Promise<void> {
  await pool
    .query(`CREATE TABLE IF NOT EXISTS public.${table} (key VARCHAR(255) PRIMARY KEY, value TEXT)`)
    .catch(unless(...alreadyExists));
  await pool.query(createLeases(table)).catch(unless(...alreadyExists));
  await pool.query(createWindows(table)).catch(unless(...alreadyExists));
  // The primary key is in the order of the database's language. Whoever does not own the table does without.
  await pool
    .query(`CREATE INDEX IF NOT EXISTS ${table}_in_order ON public.${table} (key COLLATE "C")`)
    .catch(unless(...alreadyExists, insufficientPrivilege));
}

/**
 * `IF NOT EXISTS` does not protect against two processes that create the same at the same moment: unique_violation,
 * duplicate_table or duplicate_object (the type of its rows), by how far the other has come.
 */
const alreadyExists = ['23505', '42P07', '42710'];
const insufficientPrivilege = '42501';

function unless(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof pg.DatabaseError && codes.includes(error.code ?? ''))) throw error;
  };
}

const isOver = (value: string) =>
  `coalesce(substring(${value} FROM '${beforeEnd}(\\d+)\\}$')::numeric <= extract(epoch FROM clock_timestamp()) * 1000, false)`;

/** All have the same order, so that no two wait for each other. */
async function changeAll(pool: pg.Pool, table: string, changes: readonly ConditionalWrite[]): Promise<boolean> {
  const inOrder = changes.map((each) => ({ each, row: rowOf(each) })).sort((a, b) => (a.row < b.row ? -1 : 1));
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('BEGIN');
    isDone = true;
    for (const { each } of inOrder) isDone &&= await change(client, table, each);
    await client.query(isDone ? 'COMMIT' : 'ROLLBACK');
  } catch (error) {
    // The transaction ends with its connection.
    client.release(true);
    throw error;
  }
  client.release();
  return isDone;
}

async function change(client: Pick<pg.ClientBase, 'query'>, table: string, each: ConditionalWrite): Promise<boolean> {
  const { expected, value } = each;
  const row = rowOf(each);
  const isAsExpected = `(value = $2 || '}' OR starts_with(value, $2 || '${beforeEnd}')) AND NOT ${isOver('value')}`;
  const beginning = expected === undefined ? null : await beginningOf(expected);
  const next = value === undefined ? null : `${await beginningOf(value)}}`;
  const { rowCount } =
    beginning === null
      ? await client.query(
          `INSERT INTO public.${table} AS present (key, value) VALUES ($1, $2)
           ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE ${isOver('present.value')}`,
          [row, next],
        )
      : next === null
        ? await client.query(`DELETE FROM public.${table} WHERE key = $1 AND ${isAsExpected}`, [row, beginning])
        : await client.query(`UPDATE public.${table} SET value = $3 WHERE key = $1 AND ${isAsExpected}`, [
            row,
            beginning,
            next,
          ]);
  return rowCount === 1;
}

function rowOf({ entry: { namespace, key } }: ConditionalWrite): string {
  return rowKey(`${namespace}:${key}`);
}

/** Sorts by bytes, whatever the collation of the database. */
async function* rowsIn(
  pool: pg.Pool,
  table: string,
  namespace: string,
  { prefix = '', after, limit }: RangeBounds,
): AsyncGenerator<[string, string]> {
  const select = (than: string) =>
    `SELECT key, value FROM public.${table} WHERE key COLLATE "C" ${than} $1 AND key COLLATE "C" < $2
     ORDER BY key COLLATE "C" LIMIT $3`;
  const first = `${namespace}:${prefix}`;
  const length = Math.min(limit, pageSize);
  const start = `${namespace}:${after ?? ''}`;
  let last = after !== undefined && start >= first ? start : undefined;
  for (;;) {
    const { rows } = await pool.query<{ key: string; value: string }>(select(last === undefined ? '>=' : '>'), [
      last ?? first,
      first + lastCharacter,
      length,
    ]);
    for (const { key, value } of rows) yield [key.slice(namespace.length + 1), value];
    last = rows.at(-1)?.key;
    if (last === undefined || rows.length < length) return;
  }
}
