/** What joined answers need of a request. */
import type { DataContext } from '../data/context.js';
import type { RestContext } from '../rest/transport/context.js';
import type { Upstreams } from '../rest/transport/upstreams.js';
import type { BudgetStore } from './history/budgets/budget-store.js';
import type { HistoryStore } from './history/snapshots/history-store.js';
import type { CurrentPrices } from './bill/own-prices/current-prices.js';
import type { OwnPrices } from './bill/own-prices/own-price.js';
import type { PriceStore } from './bill/own-prices/price-store.js';
import type { OwnWrites } from './drift/own-writes.js';
import type { Ignored } from './findings/ignore-list.js';
import type { LastingFindings } from './findings/stored/lasting-findings.js';
import type { PreviousOwners } from './names/addresses/previous-owners.js';

export interface HostingContext extends DataContext, RestContext {
  readonly config: {
    /** Findings that are silenced. */
    readonly ignoredFindings: readonly Ignored[];
    /** Prices of one's own, which win over list prices; null: there are none. */
    readonly prices: OwnPrices | null;
    /** Days for which the bill's snapshots are stored; 0: none are taken. */
    readonly billHistoryDays: number;
  };
  /** Prices of one's own that were set in the graph. */
  readonly priceStore: PriceStore;
  /** What is in force of them, and of those of the file. */
  readonly pricing: Pick<CurrentPrices<{ readonly prices: OwnPrices | null }>, 'announce'>;
  /** The accounts of the hosting APIs. */
  readonly upstreams: Upstreams;
  /** What they were billed for, day by day. */
  readonly billHistory: HistoryStore;
  /** What was written to them through this service. */
  readonly ownWrites: OwnWrites;
  /** What they are meant to cost at most. */
  readonly budgets: BudgetStore;
  /** What addresses they have had. */
  readonly addressHistory: PreviousOwners;
  /** When findings were first seen, what was resolved, and what is silenced. */
  readonly lastingFindings: LastingFindings;
}

/** What reads need: without what belongs to one request. */
export type ReadingContext = Omit<HostingContext, 'files' | 'answer' | 'priceStore' | 'pricing'>;
