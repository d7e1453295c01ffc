/** The context that fields of rates and geography read from. */
import type { RequestCaller } from '../base/auth/caller.js';
import type { Feed } from '../base/events/feed.js';
import type { Geography } from './geography/geography.js';
import type { StandingRates } from './rates/standing.js';

export interface DataContext extends RequestCaller {
  readonly geography: Geography;
  /** The rates in force when the request arrived. */
  readonly rates: StandingRates;
}

/** The context of subscriptions, which has the news that they listen to. */
export interface LiveDataContext extends DataContext {
  readonly live: {
    /** The table in force has changed. */
    readonly rates: Pick<Feed, 'listen'>;
  };
}
