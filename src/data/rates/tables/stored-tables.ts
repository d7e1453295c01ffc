/** The daily tables in the durable store, one record per date. */
import type { Keyv } from 'keyv';
import { type Availability, unwatched } from '../../../base/store/availability.js';
import type { Collection } from '../../../base/store/collection.js';
import type { Store } from '../../../base/store/store.js';
import { checkTable, judge } from './judge.js';
import { ecbCurrencies } from '../sync/providers/ecb.js';
import type { RawTable } from '../sync/providers/provider.js';
import { ecbName, sourceOf } from '../sources.js';
import type { EuroList, RateTable } from './table.js';

/** The tables, by day. */
export const rateTables: Collection = { name: 'rates', most: null, lasting: true, secret: false };

const channel = 'rates';

interface Stored {
  readonly date: string;
  readonly source: string;
  readonly rates: Readonly<Record<string, number>>;
  /** Values published that day but not believed: later tables may confirm them. Older releases stored none. */
  readonly doubted: Readonly<Record<string, number>>;
  /** The numbers of a source that publishes units for one euro. Older releases stored none. */
  readonly perEuro?: Readonly<Record<string, number>>;
}

export class StoredTables {
  readonly #records: Keyv<Stored>;

  constructor(
    private readonly store: Pick<Store, 'namespace' | 'pubSub'>,
    private readonly availability: Pick<Availability, 'write'> = unwatched,
  ) {
    this.#records = store.namespace<Stored>(rateTables.name);
  }

  /** Resolves once the store has the table. */
  async save(table: RateTable): Promise<void> {
    const { date, source, rates, doubted, perEuro } = table;
    const values = [...doubted].flatMap(([code, { value }]) => (value === null ? [] : [[code, value] as const]));
    const record = {
      date,
      source,
      rates: Object.fromEntries(rates),
      doubted: Object.fromEntries(values),
      ...(perEuro && { perEuro: Object.fromEntries(perEuro) }),
    };
    const isStored = await this.availability.write(() => this.#records.set(keyOf(table), record));
    if (!isStored) throw new Error(`the store did not keep the table of ${date}`);
  }

  /** Makes all processes read these tables again (all tables by default), of a quarter of a year at most. */
  notify(tables: readonly RateTable[] = []): Promise<void> {
    return this.store.pubSub.publish(channel, tables.map(keyOf).join(' '));
  }

  /** Calls the listener with the keys to read again, undefined for all. Returns a function that ends it. */
  listen(listener: (keys: readonly string[] | undefined) => void): () => void {
    return this.store.pubSub.subscribe(channel, (message) => listener(message ? message.split(' ') : undefined));
  }

  /**
   * The valid tables, all or those of these keys, with their doubted values among the others again; `refused` is called
   * with the rest.
   */
  async load(
    known: readonly string[],
    refused: (date: string, error: unknown) => void,
    keys?: readonly string[],
  ): Promise<RateTable[]> {
    const tables: RateTable[] = [];
    for await (const [key, record] of this.#stored(keys)) {
      try {
        const { source, raw } = read(record);
        checkTable(raw, known, new Date(raw.date));
        tables.push(judge(raw, source, { known, before: [] }).table);
      } catch (error) {
        refused(String(key), error);
      }
    }
    return tables;
  }

  async *#stored(keys: readonly string[] | undefined): AsyncGenerator<readonly [key: unknown, record: unknown]> {
    const { iterator } = this.#records;
    if (!iterator) throw new Error('Expected a store that can list its rate tables');
    if (!keys) return yield* iterator({});
    const records = await this.#records.getMany([...keys]);
    for (const [index, key] of keys.entries()) if (records[index] !== undefined) yield [key, records[index]];
  }
}

/**
 * The day; for a partial table after its source, so that a day can have both. Older releases stored one table a day,
 * under the day.
 */
function keyOf({ date, source }: RateTable): string {
  return sourceOf(source).isPartial ? `${source}:${date}` : date;
}

/** Reads a record that an earlier release, or another program, may have written. */
function read(record: unknown): { source: string; raw: RawTable } {
  if (isObject(record)) {
    const { date, source, rates, doubted, perEuro } = record;
    if (typeof date === 'string' && typeof source === 'string' && isObject(rates)) {
      const values = Object.entries(isObject(doubted) ? { ...rates, ...doubted } : own(source, rates));
      return { source, raw: { date, rates: new Map(values), perEuro: euroListIn(perEuro) } };
    }
  }
  throw new Error('expected a record with date, source and rates');
}

function euroListIn(perEuro: unknown): EuroList | undefined {
  if (!isObject(perEuro)) return undefined;
  const list = Object.entries(perEuro).filter((entry): entry is [string, number] => isPositive(entry[1]));
  return new Map(list);
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}

/** Releases without doubted values filled the ECB's tables with rates of earlier days. */
function own(source: string, rates: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (source !== ecbName) return rates;
  return Object.fromEntries(Object.entries(rates).filter(([code]) => ecbCurrencies.includes(code)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
