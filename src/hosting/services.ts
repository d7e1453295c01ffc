/** The stores and caches of the joined fields: opened once, for the life of the process. */
import type { Availability } from '../base/store/availability.js';
import type { Stores } from '../base/store/keyed-entries.js';
import type { Store } from '../base/store/store.js';
import type { Logger } from '../rest/transport/account.js';
import { BackgroundReading } from './background/background-reading.js';
import { CurrentPrices, type PricedConfig } from './bill/own-prices/current-prices.js';
import { PriceStore } from './bill/own-prices/price-store.js';
import { OwnWrites } from './drift/own-writes.js';
import { LastingFindings } from './findings/stored/lasting-findings.js';
import { ClosedMonths } from './invoice/closed/closed-months.js';
import { BudgetStore } from './history/budgets/budget-store.js';
import { HistoryStore } from './history/snapshots/history-store.js';
import { AddressHistory } from './names/addresses/address-history.js';

export interface HostingServices<C extends PricedConfig = PricedConfig> {
  /** The store of keyed collections. */
  readonly stored: Stores;
  /** The billed lines of accounts, day by day. */
  readonly billHistory: HistoryStore;
  /** The months of accounts that are closed. */
  readonly closedMonths: ClosedMonths;
  /** Own prices that were set in the graph. */
  readonly priceStore: PriceStore;
  /** The configuration with all own prices in force. */
  readonly pricing: CurrentPrices<C>;
  /** The writes that were made through this service. */
  readonly ownWrites: OwnWrites;
  /** The budgets. */
  readonly budgets: BudgetStore;
  /** The IP addresses that accounts have had. */
  readonly addressHistory: AddressHistory;
  /** When findings were first seen, what was resolved, and what is silenced. */
  readonly lastingFindings: LastingFindings;
  /** Lists that are read before somebody waits for them. */
  readonly backgroundReading: BackgroundReading;
}

interface HostingServicesOptions<C> {
  readonly config: C & { readonly billHistoryDays: number; readonly backgroundReading: boolean };
  readonly store: Store;
  readonly availability: Availability;
  readonly log: Logger;
}

export async function openHostingServices<C extends PricedConfig>({
  config,
  store,
  availability,
  log,
}: HostingServicesOptions<C>): Promise<HostingServices<C>> {
  const stored = { store, availability };
  const priceStore = new PriceStore(stored);
  const pricing = new CurrentPrices<C>(config, priceStore, store.pubSub, log);
  await pricing.read();
  return {
    stored,
    billHistory: new HistoryStore(store, availability),
    closedMonths: new ClosedMonths(store, availability),
    priceStore,
    pricing,
    ownWrites: new OwnWrites(store, availability, config.billHistoryDays),
    budgets: new BudgetStore(stored),
    addressHistory: new AddressHistory(store, availability),
    lastingFindings: new LastingFindings(store, availability),
    backgroundReading: new BackgroundReading({ isOn: config.backgroundReading, leases: store.leases, log }),
  };
}

/** Stores pending data, then ends. */
export async function closeHostingServices({
  pricing,
  addressHistory,
  ownWrites,
  backgroundReading,
}: HostingServices): Promise<void> {
  await backgroundReading.close();
  pricing.close();
  await addressHistory.close();
  await ownWrites.close();
}
