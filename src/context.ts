/** What a resolver sees of one GraphQL request. */
import type { AnswerInMaking } from './execution/answer-in-making.js';
import type { StandingRates } from './rates/standing.js';
import type { RestContext } from './rest/context.js';
import type { Services } from './services.js';
import type { Asking } from './tokens/caller.js';

export interface Context extends Omit<Services, 'rates'>, Asking, RestContext {
  /** As they stood when the question came. */
  readonly rates: StandingRates;
  /** Apart from the context itself, of which Apollo makes a copy. */
  readonly answer: AnswerInMaking;
}
