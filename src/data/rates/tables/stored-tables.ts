/** The daily tables in the durable store, one record per date. */
import type { Keyv } from 'keyv';
import { type Availability, unwatched } from '../../../base/store/availability.js';
import type { Collection } from '../../../base/store/collection.js';
import type { Store } from '../../../base/store/store.js';
import { judge } from './judge.js';
import { ecbCurrencies } from '../sync/providers/ecb.js';
import type { RawTable } from '../sync/providers/provider.js';
import { type EuroList, isComplete, partialSource, type RateTable } from './table.js';

/** The tables, by day. */
export const rateTables: Collection = { name: 'rates', most: null, lasting: true, secret: false };

const channel = 'rates';

interface Stored {
  readonly date: string;
  readonly source: string;
  readonly rates: Readonly<Record<string, number>>;
  /** Published that day too, but not believed: later tables may confirm it. Older releases kept none. */
  readonly doubted: Readonly<Record<string, number>>;
  /** Of a source that writes units for one euro. Older releases kept none. */
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

  /** Ends once the store has the table, or a complete one that another process kept in place of a partial one. */
  async save(table: RateTable): Promise<void> {
    const { date, source, rates, doubted, perEuro } = table;
    if (!isComplete(table) && isCompleteRecord(await this.#records.get(date))) return;
    const values = [...doubted].flatMap(([code, { value }]) => (value === null ? [] : [[code, value] as const]));
    const record = {
      date,
      source,
      rates: Object.fromEntries(rates),
      doubted: Object.fromEntries(values),
      ...(perEuro && { perEuro: Object.fromEntries(perEuro) }),
    };
    const kept = await this.availability.write(() => this.#records.set(date, record));
    if (!kept) throw new Error(`the store did not keep the table of ${date}`);
  }

  /** Has all processes read these days again, a quarter of a year at most; all by default. */
  notify(dates: readonly string[] = []): Promise<void> {
    return this.store.pubSub.publish(channel, dates.join(' '));
  }

  /** Hears which days to read again, undefined for all. Returns what ends it. */
  listen(listener: (dates: readonly string[] | undefined) => void): () => void {
    return this.store.pubSub.subscribe(channel, (message) => listener(message ? message.split(' ') : undefined));
  }

  /**
   * All, or those of these days, that are sound in themselves, their doubted values among the others again; `refused`
   * hears of the rest.
   */
  async load(
    known: readonly string[],
    refused: (date: string, error: unknown) => void,
    dates?: readonly string[],
  ): Promise<RateTable[]> {
    const tables: RateTable[] = [];
    for await (const [key, record] of this.#stored(dates)) {
      try {
        const { source, raw } = read(record);
        tables.push(judge(raw, source, known, [], new Date(raw.date)).table);
      } catch (error) {
        refused(String(key), error);
      }
    }
    return tables;
  }

  async *#stored(dates: readonly string[] | undefined): AsyncGenerator<readonly [key: unknown, record: unknown]> {
    const { iterator } = this.#records;
    if (!iterator) throw new Error('Expected a store that can list its rate tables');
    if (!dates) return yield* iterator({});
    const records = await this.#records.getMany([...dates]);
    for (const [index, date] of dates.entries()) if (records[index] !== undefined) yield [date, records[index]];
  }
}

/** What an earlier release, or another program, may have written. */
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

function isCompleteRecord(record: unknown): boolean {
  return isObject(record) && typeof record.source === 'string' && isComplete({ source: record.source });
}

/** Releases that kept no doubted values filled the ECB's tables up with rates of earlier days. */
function own(source: string, rates: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (source !== partialSource) return rates;
  return Object.fromEntries(Object.entries(rates).filter(([code]) => ecbCurrencies.includes(code)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
