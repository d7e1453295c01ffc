/** Puts in force what other processes have stored: a message names the tables to read again. */
import type { Rates } from '../rates.js';
import type { StoredTables } from '../tables/stored-tables.js';

export class FollowedTables {
  #end = () => {};
  /** One reading after the other, in the order of the messages. */
  #reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly rates: Rates,
    private readonly tables: Pick<StoredTables, 'load' | 'listen'>,
    private readonly refused: (date: string, error: unknown) => void,
  ) {}

  start(): void {
    // What cannot be read now is read with the next message: there is one when the store is back.
    this.#end = this.tables.listen((keys) => void this.read(keys).catch(() => undefined));
  }

  stop(): void {
    this.#end();
  }

  /** Those tables, or all by default. */
  read(keys?: readonly string[]): Promise<void> {
    const reading = this.#reading
      .catch(() => undefined)
      .then(() => this.tables.load(this.rates.known, this.refused, keys))
      .then((stored) => this.rates.follow(stored));
    this.#reading = reading;
    return reading;
  }
}
