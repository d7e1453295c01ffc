/** The request context of the joined fields. */
import type { DataContext } from '../data/context.js';
import type { RestContext } from '../rest/transport/context.js';
import type { Upstreams } from '../rest/transport/upstreams.js';
import type { OwnPrices } from './bill/own-prices/own-price.js';
import type { HostingServices } from './services.js';
import type { Ignored } from './findings/ignore-list.js';

export interface HostingContext extends DataContext, RestContext {
  readonly config: {
    /** Findings that are silenced. */
    readonly ignoredFindings: readonly Ignored[];
    /** Own prices, which win over list prices; null if there are none. */
    readonly prices: OwnPrices | null;
    /** Days for which the bill's snapshots are stored; 0: none are taken. */
    readonly billHistoryDays: number;
  };
  /** The accounts of the hosting APIs. */
  readonly upstreams: Upstreams;
  readonly hosting: HostingServices;
}

/** The context of reads: it has nothing that belongs to one request. */
export type ReadingContext = Omit<HostingContext, 'files' | 'answer'>;
