/** The context that fields of rates and geography read from. */
import type { RequestCaller } from '../base/auth/caller.js';
import type { Geography } from './geography/geography.js';
import type { StandingRates } from './rates/standing.js';

export interface DataContext extends RequestCaller {
  readonly geography: Geography;
  /** The rates in force when the request arrived. */
  readonly rates: StandingRates;
}
