/** Keyv over LMDB. Keys arrive as `namespace:key`, values as JSON text. */
import { EventEmitter } from 'node:events';
import type { Database } from 'lmdb';
import { StoreError } from '../../base/store/error.js';

const pageSize = 500;

export class LmdbAdapter extends EventEmitter {
  /** Keyv looks into both when it decides whether a store can be iterated. */
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

  /** False when there is one of this key already. */
  async add(key: string, value: string): Promise<boolean> {
    // Asked first as well: of a closed store a read rejects, where this write would end the process.
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

  /** By pages, so that no read transaction stays open while the consumer takes its time. */
  async *iterator(namespace?: string): AsyncGenerator<[string, string], void> {
    let page: { key: string; value: string }[];
    let bounds: Bounds = range(namespace);
    do {
      page = [...this.latest().getRange({ ...bounds, limit: pageSize })];
      for (const { key, value } of page) yield [key, value];
      bounds = { ...bounds, start: page.at(-1)?.key, exclusiveStart: true };
    } while (page.length === pageSize);
  }

  /** Reads share a snapshot for a turn of the event loop: let it go, as another opener may have written since. */
  private latest(): Database<string, string> {
    this.db.resetReadTxn();
    return this.db;
  }

  /** All of the writes in one transaction, whose commit ends when it is on the disk. */
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

/** LMDB's error carries a promise of its reason that rejects in its turn, and unheard would end the process. */
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
