/** The own prices in force: those of PRICES_FILE, and those set in the graph by any process of the store. */
import { guard } from '../../../base/guard.js';
import type { PubSub } from '../../../base/store/pub-sub.js';
import type { Logger } from '../../../rest/transport/account.js';
import type { OwnPrices } from './own-price.js';
import type { PriceStore } from './price-store.js';

const channel = 'own-prices';
/** Milliseconds until a failed read is tried again. */
const pause = 2_000;

export interface PricedConfig {
  readonly prices: OwnPrices | null;
}

export class CurrentPrices<C extends PricedConfig> {
  #config: C;
  #reading: Promise<void> | null = null;
  #isStale = false;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #unsubscribe: () => void;

  constructor(
    /** The configuration, with the prices of the file. */
    private readonly given: C,
    private readonly store: PriceStore,
    private readonly pubSub: PubSub,
    private readonly log: Logger,
  ) {
    this.#config = given;
    this.#unsubscribe = pubSub.subscribe(channel, () => void this.read());
  }

  /**
   * The configuration with all prices. It is another object once a price changes, so that values can be memoized by it.
   */
  get config(): C {
    return this.#config;
  }

  /** Resolves once all prices stored before the call are in force here, unless the store is away. */
  read(): Promise<void> {
    this.#isStale = true;
    return (this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    }));
  }

  /** Makes a change of the store take effect here now, and in the other processes soon. */
  async announce(): Promise<void> {
    await this.read();
    await this.pubSub.publish(channel, 'changed').catch(() => undefined);
  }

  close(): void {
    this.#isClosed = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
  }

  async #readAll(): Promise<void> {
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      try {
        this.#take(await this.store.list());
      } catch (error) {
        if (!this.#isClosed) this.log.warn({ err: error }, 'Prices that were set could not be read');
        clearTimeout(this.#timer);
        this.#timer = setTimeout(
          guard(() => void this.read()),
          pause,
        ).unref();
      }
    }
  }

  #take(stored: Awaited<ReturnType<PriceStore['list']>>): void {
    const { prices: file } = this.given;
    const known = this.#config.prices?.prices.filter(({ origin }) => 'id' in origin) ?? [];
    const isSame = known.length === stored.length && known.every((one, nth) => isSamePrice(one, stored[nth]));
    if (isSame) return;
    const changedAt = file?.changedAt ?? Math.max(...stored.map(({ origin }) => origin.setAt));
    const prices = stored.length > 0 ? { prices: [...stored, ...(file?.prices ?? [])], changedAt } : file;
    this.#config = { ...this.given, prices };
  }
}

function isSamePrice(one: OwnPrices['prices'][number], other: OwnPrices['prices'][number] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
