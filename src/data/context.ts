/** What the fields of rates and geography need of a request. */
import type { RequestCaller } from '../base/auth/caller.js';
import type { Geography } from './geography/geography.js';
import type { StandingRates } from './rates/standing.js';

export interface DataContext extends RequestCaller {
  readonly geography: Geography;
  /** As they stood when the question came. */
  readonly rates: StandingRates;
}
