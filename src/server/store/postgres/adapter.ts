/** Keyv's adapter for PostgreSQL, over our pool. */
import { KeyvPostgres } from '@keyv/postgres';
import type pg from 'pg';
import { rowKey } from '../../../base/store/key.js';
import { guard } from '../../../base/guard.js';

/** The adapter's own pool is one per process and leaves the errors of idle connections unhandled. */
export class PostgresAdapter extends KeyvPostgres {
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

  override get(key: string) {
    return super.get(rowKey(key));
  }

  override getMany(keys: string[]) {
    return super.getMany(keys.map(rowKey));
  }

  override has(key: string) {
    return super.has(rowKey(key));
  }

  override set(key: string, value: unknown) {
    return super.set(rowKey(key), value);
  }

  override setMany(entries: { key: string; value: unknown }[]) {
    return super.setMany(entries.map(({ key, value }) => ({ key: rowKey(key), value })));
  }

  override delete(key: string) {
    return super.delete(rowKey(key));
  }

  override deleteMany(keys: string[]) {
    return super.deleteMany(keys.map(rowKey));
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
