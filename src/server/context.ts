/** What a resolver sees of one GraphQL request. */
import type { AnswerInMaking } from '../graphql/response-in-progress.js';
import type { StandingRates } from '../data/rates/standing.js';
import type { RestContext } from '../rest/transport/context.js';
import type { Services } from './services.js';
import type { Asking } from '../base/auth/caller.js';

export interface Context extends Omit<Services, 'rates'>, Asking, RestContext {
  /** As they stood when the question came. */
  readonly rates: StandingRates;
  /** Apart from the context itself, of which Apollo makes a copy. */
  readonly answer: AnswerInMaking;
}
