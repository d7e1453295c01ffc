/** What a resolver sees of one GraphQL request. */
import type { AnswerInMaking } from './execution/answer-in-making.js';
import type { Upstreams } from './rest/upstreams.js';
import type { Services } from './services.js';
import type { Asking } from './tokens/caller.js';

export interface Context extends Services, Asking {
  /** This request's clients of the upstream APIs. */
  readonly upstreams: Upstreams;
  /** Apart from the context itself, of which Apollo makes a copy. */
  readonly answer: AnswerInMaking;
}
