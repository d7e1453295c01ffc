/** The things whose cost is unknown at the moment, by group, while the days of a history are replayed. */
import type { HistoryLine } from './history-line.js';
import { lineKey } from './snapshots/snapshot-line.js';

/** A group, and the keys of things in it. */
export type UnknownOfGroup = readonly [group: string, things: ReadonlySet<string>];

export class UnknownThings {
  /** Things by group, and by the currency of their price; null: they have no price. */
  readonly #groups = new Map<string, Map<string | null, Set<string>>>();

  /** A price in this currency needs no rate. */
  constructor(private readonly currency: string) {}

  began(group: string, line: HistoryLine): void {
    const currency = currencyOf(line);
    if (currency === this.currency) return;
    const byCurrency = this.#groups.get(group) ?? new Map<string | null, Set<string>>();
    this.#groups.set(group, byCurrency);
    byCurrency.set(currency, (byCurrency.get(currency) ?? new Set()).add(thingOf(line)));
  }

  ended(group: string, line: HistoryLine): void {
    this.#groups.get(group)?.get(currencyOf(line))?.delete(thingOf(line));
  }

  /** Yields the things without a price, and those with one in a currency without a rate. */
  *at(hasRate: (currency: string) => boolean): Generator<UnknownOfGroup> {
    for (const [group, byCurrency] of this.#groups) {
      for (const [currency, things] of byCurrency) {
        if (things.size > 0 && (currency === null || !hasRate(currency))) yield [group, things];
      }
    }
  }
}

function currencyOf({ cost }: HistoryLine): string | null {
  return typeof cost === 'string' ? null : cost.unitPrice.net.currency;
}

function thingOf({ account: { api, name }, source }: HistoryLine): string {
  return JSON.stringify([api, name, lineKey(source)]);
}
