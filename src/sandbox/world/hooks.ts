/** Where whoever starts the sandbox may interfere; left alone, it behaves as the provider would. */
import type { Timing } from './actions.js';
import type { Calls } from '../protocol/bucket.js';

export interface Hooks {
  /** Comes before each call: it may take its time, change the state, or throw the refusal that answers the call. */
  before(state: CallState): Promise<void> | void;
  readonly timing: Timing;
}

/** What the calls so far have left behind. */
export interface CallState {
  /** Of the account, and of each call that has a limit of its own. */
  readonly buckets: readonly Calls[];
  refill(): void;
  /** The objects are as at the start again. */
  renew(): void;
}

export const noHooks: Hooks = {
  before() {},
  timing: () => ({ milliseconds: null, error: null }),
};
