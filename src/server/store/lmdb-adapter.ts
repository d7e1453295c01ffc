/** A Keyv adapter for LMDB. Keys are `namespace:key`, values are JSON. */
import { EventEmitter } from 'node:events';
import type { Database } from 'lmdb';
import { StoreError } from '../../base/store/error.js';

const pageSize = 500;

export class LmdbAdapter extends EventEmitter {
  /** Keyv reads both to decide whether a store can be iterated. */
  readonly opts = { dialect: 'lmdb', url: '' };
  namespace?: string;

  constructor(private readonly db: Database<string, string>) {
    super();
  }

  async get(key: string): Promise<string | undefined> {
    return this.latest().get(key);
  }

  async getMany(keys: string[]): Promise<(string | undefined)[]> {
    const db = this.latest();
    return keys.map((key) => db.get(key));
  }

  async has(key: string): Promise<boolean> {
    return this.latest().doesExist(key);
  }

  async set(key: string, value: string): Promise<void> {
    await this.durably(() => this.db.put(key, value));
  }

  /** False when the key exists already. */
  async add(key: string, value: string): Promise<boolean> {
    // Checked first as well: on a closed store a read rejects, where this write would end the process.
    return !(await this.has(key)) && this.durable(this.db.ifNoExists(key, () => this.db.put(key, value)));
  }

  async setMany(entries: { key: string; value: string }[]): Promise<void> {
    await this.durably(() => entries.forEach(({ key, value }) => this.db.put(key, value)));
  }

  async delete(key: string): Promise<boolean> {
    return this.deleteMany([key]);
  }

  async deleteMany(keys: string[]): Promise<boolean> {
    const db = this.latest();
    const existing = keys.filter((key) => db.doesExist(key));
    await this.durably(() => existing.forEach((key) => db.remove(key)));
    return existing.length > 0;
  }

  async clear(): Promise<void> {
    const keys = [...this.latest().getKeys(range(this.namespace))];
    await this.durably(() => keys.forEach((key) => this.db.remove(key)));
  }

  /** In pages, so that no read transaction stays open while the consumer is busy. */
  async *iterator(namespace?: string): AsyncGenerator<[string, string], void> {
    let page: { key: string; value: string }[];
    let bounds: Bounds = range(namespace);
    do {
      page = [...this.latest().getRange({ ...bounds, limit: pageSize })];
      for (const { key, value } of page) yield [key, value];
      bounds = { ...bounds, start: page.at(-1)?.key, exclusiveStart: true };
    } while (page.length === pageSize);
  }

  /** Reads share a snapshot for a turn of the event loop: it is released, as another process may have written since. */
  private latest(): Database<string, string> {
    this.db.resetReadTxn();
    return this.db;
  }

  /** All writes in one transaction; resolves when it is on disk. */
  private async durably(writes: () => void): Promise<void> {
    await this.durable(this.db.batch(writes));
  }

  private async durable<T>(written: Promise<T>): Promise<T> {
    try {
      return await written;
    } catch (error) {
      ignoreCommitError(error);
      throw new StoreError('The store could not be written to the disk of DATA_DIR: check that it has room');
    }
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
