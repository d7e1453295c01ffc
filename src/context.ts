/** What a resolver sees of one GraphQL request. */
import type { Upstreams } from './rest/upstreams.js';
import type { Services } from './services.js';
import type { Token } from './tokens/tokens.js';

export interface Context extends Services {
  /** The token of the request; null without one, or with one that is not valid. */
  readonly caller: Token | null;
  /** This request's clients of the upstream APIs. */
  readonly upstreams: Upstreams;
  /** Apart from the context itself, of which Apollo makes a copy. */
  readonly answer: {
    /** Set by any resolver whose answer depends on more than rates and geography, so that the answer is not kept. */
    volatile: boolean;
  };
}
