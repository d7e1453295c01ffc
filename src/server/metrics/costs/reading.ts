/** Reads the series about costs every few minutes, when they are scraped; a scrape waits for them only shortly. */
import type { FastifyBaseLogger } from 'fastify';
import { reason } from '../../../base/store/error.js';
import type { CostSeries } from './series.js';

/** Milliseconds for which a reading is good: it goes through snapshots. */
const goodFor = 5 * 60_000;
/** Milliseconds that a scrape waits: all other metrics wait with it. */
const longestWait = 1_000;

export class CostReading {
  /** None while they cannot be read. */
  #known: readonly CostSeries[] = [];
  #at = -Infinity;
  #reading: Promise<void> | null = null;
  #isFailing = false;

  constructor(
    private readonly read: () => Promise<readonly CostSeries[]>,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  async series(): Promise<readonly CostSeries[]> {
    if (performance.now() - this.#at > goodFor)
      this.#reading ??= this.#readAgain().finally(() => (this.#reading = null));
    if (this.#reading) await this.#finished(this.#reading);
    return this.#known;
  }

  async #readAgain(): Promise<void> {
    try {
      this.#known = await this.read();
      this.#at = performance.now();
      this.#isFailing = false;
    } catch (error) {
      this.#known = [];
      if (!this.#isFailing) this.log.warn(`Costs cannot be read for metrics: ${reason(error)}`);
      this.#isFailing = true;
    }
  }

  async #finished(reading: Promise<void>): Promise<void> {
    let waiting: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (waiting = setTimeout(resolve, longestWait)));
    await Promise.race([reading, late]);
    clearTimeout(waiting);
  }
}
