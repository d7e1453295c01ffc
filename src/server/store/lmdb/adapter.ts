/** A Keyv adapter for LMDB. Keys are `namespace:key`, values are JSON. */
import { EventEmitter } from 'node:events';
import { statfsSync } from 'node:fs';
import type { Database } from 'lmdb';
import { StoreError } from '../../../base/store/error.js';
import { rowKey } from '../../../base/store/key.js';

const pageSize = 500;

/**
 * Bytes of disk that must be free beside the data, for the pages above it. LMDB's binding (3.5.6) damages its own
 * memory when a page cannot be written, which sooner or later ends the process, so such a write is not begun.
 */
const leastRoom = 128 * 1024;

const noRoom = 'The store could not be written to the disk of DATA_DIR: check that it has room';

export class LmdbAdapter extends EventEmitter {
  /** Keyv reads both to decide whether a store can be iterated. */
  readonly opts = { dialect: 'lmdb', url: '' };
  namespace?: string;

  constructor(
    private readonly db: Database<string, string>,
    private readonly folder: string,
  ) {
    super();
  }

  async get(key: string): Promise<string | undefined> {
    return this.latest().get(rowKey(key));
  }

  async getMany(keys: string[]): Promise<(string | undefined)[]> {
    const db = this.latest();
    return keys.map((key) => db.get(rowKey(key)));
  }

  async has(key: string): Promise<boolean> {
    return this.latest().doesExist(rowKey(key));
  }

  async set(key: string, value: string): Promise<void> {
    await this.durably(() => this.db.put(rowKey(key), value), value.length);
  }

  async setMany(entries: { key: string; value: string }[]): Promise<void> {
    const length = entries.reduce((sum, { value }) => sum + value.length, 0);
    await this.durably(() => entries.forEach(({ key, value }) => this.db.put(rowKey(key), value)), length);
  }

  async delete(key: string): Promise<boolean> {
    return this.deleteMany([key]);
  }

  async deleteMany(keys: string[]): Promise<boolean> {
    const db = this.latest();
    const existing = keys.map(rowKey).filter((key) => db.doesExist(key));
    await this.durably(() => existing.forEach((key) => db.remove(key)));
    return existing.length > 0;
  }

  async clear(): Promise<void> {
    const keys = [...this.latest().getKeys(range(this.namespace))];
    await this.durably(() => keys.forEach((key) => this.db.remove(key)));
  }

  async *iterator(namespace?: string): AsyncGenerator<[string, string], void> {
    yield* this.entries(range(namespace));
  }

  /** Entries are read in pages, so that no read transaction stays open while the consumer is busy. */
  async *entries(bounds: Bounds): AsyncGenerator<[string, string], void> {
    let page: { key: string; value: string }[];
    do {
      page = [...this.latest().getRange({ ...bounds, limit: pageSize })];
      for (const { key, value } of page) yield [key, value];
      bounds = { ...bounds, start: page.at(-1)?.key, exclusiveStart: true };
    } while (page.length === pageSize);
  }

  /** Runs in one transaction, in which nothing else writes; resolves with its result when that is on disk. */
  async transact<T>(change: (db: Database<string, string>) => T): Promise<T> {
    // On a closed store a read rejects, where a transaction would end the process.
    this.latest().doesExist('');
    this.requireRoom(0);
    return this.durable(this.db.transaction(() => change(this.db)));
  }

  /** Reads share a snapshot for a turn of the event loop: it is released, as another process may have written since. */
  private latest(): Database<string, string> {
    this.db.resetReadTxn();
    return this.db;
  }

  /** All writes in one transaction; resolves when it is on disk. */
  private async durably(writes: () => void, length = 0): Promise<void> {
    this.requireRoom(length);
    await this.durable(this.db.batch(writes));
  }

  private requireRoom(length: number): void {
    if (roomIn(this.folder) < leastRoom + length) throw new StoreError(noRoom);
  }

  private async durable<T>(written: Promise<T>): Promise<T> {
    try {
      return await written;
    } catch (error) {
      ignoreCommitError(error);
      throw new StoreError(noRoom);
    }
  }
}

/** Bytes; a disk that does not say is left to LMDB. */
function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

/** LMDB's error carries a second promise that rejects too, and unhandled would end the process. */
function ignoreCommitError(error: unknown): void {
  if (error instanceof Error && 'commitError' in error && error.commitError instanceof Promise) {
    error.commitError.catch(() => {});
  }
}

interface Bounds {
  start?: string;
  end?: string;
  exclusiveStart?: boolean;
}

/** Every key of a namespace starts with `namespace:`, and `;` is the character after `:`. */
function range(namespace: string | undefined): Bounds {
  return namespace === undefined ? {} : { start: `${namespace}:`, end: `${namespace};` };
}
