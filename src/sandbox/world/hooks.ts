/** Hooks to interfere with a sandbox; by default it behaves as the provider would. */
import type { Timing } from './actions.js';
import type { Calls } from '../protocol/bucket.js';

export interface Hooks {
  /** Runs before each call: it may wait, change the state, or throw the refusal to respond with. */
  before(state: CallState): Promise<void> | void;
  readonly timing: Timing;
}

/** The state that the calls so far have led to. */
export interface CallState {
  /** The rate limits of the account, and of each call that has its own. */
  readonly buckets: readonly Calls[];
  refill(): void;
  /** Resets all objects to their initial state. */
  renew(): void;
}

export const noHooks: Hooks = {
  before() {},
  timing: () => ({ milliseconds: null, error: null }),
};
