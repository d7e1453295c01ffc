/** The daily tables in the durable store, one record per date. */
import type { Keyv } from 'keyv';
import type { Store } from '../store.js';
import type { RawTable } from './providers/provider.js';
import type { RateTable } from './table.js';
import { checkShape } from './validation.js';

interface Stored {
  readonly date: string;
  readonly source: string;
  readonly rates: Readonly<Record<string, number>>;
}

export class StoredTables {
  readonly #records: Keyv<Stored>;

  constructor(store: Pick<Store, 'namespace'>) {
    this.#records = store.namespace<Stored>('rates');
  }

  /** Ends once the store has the table. */
  async save({ date, source, rates }: RateTable): Promise<void> {
    const kept = await this.#records.set(date, { date, source, rates: Object.fromEntries(rates) });
    if (!kept) throw new Error(`the store did not keep the table of ${date}`);
  }

  /** All that are sound; `refused` hears of the others. */
  async load(known: readonly string[], refused: (date: string, error: unknown) => void): Promise<RateTable[]> {
    const { iterator } = this.#records;
    if (!iterator) throw new Error('Expected a store that can list its rate tables');
    const tables: RateTable[] = [];
    for await (const [key, record] of iterator({})) {
      try {
        const { source, raw } = read(record);
        tables.push(checkShape(raw, source, known));
      } catch (error) {
        refused(String(key), error);
      }
    }
    return tables;
  }
}

/** What an earlier release, or another program, may have written. */
function read(record: unknown): { source: string; raw: RawTable } {
  if (typeof record === 'object' && record !== null && 'date' in record && 'source' in record && 'rates' in record) {
    const { date, source, rates } = record;
    if (typeof date === 'string' && typeof source === 'string' && typeof rates === 'object' && rates !== null) {
      return { source, raw: { date, rates: new Map<string, unknown>(Object.entries(rates)) } };
    }
  }
  throw new Error('expected a record with date, source and rates');
}
