/** What joined answers need of a request. */
import type { DataContext } from '../data/context.js';
import type { RestContext } from '../rest/transport/context.js';
import type { Upstreams } from '../rest/transport/upstreams.js';
import type { OwnPrices } from './bill/own-prices/own-price.js';
import type { Ignored } from './findings/ignore-list.js';
import type { PreviousOwners } from './names/addresses/previous-owners.js';

export interface HostingContext extends DataContext, RestContext {
  readonly config: {
    /** Findings that are silenced. */
    readonly ignoredFindings: readonly Ignored[];
    /** Prices of one's own, which win over list prices; null: there are none. */
    readonly prices: OwnPrices | null;
  };
  /** The accounts of the hosting APIs. */
  readonly upstreams: Upstreams;
  /** What addresses they have had. */
  readonly addressHistory: PreviousOwners;
}
