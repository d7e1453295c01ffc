/** Work that stopped so that others have their turn: each caller stops as well, and goes on where it was, in the same order. */
import type { Outcome } from './outcome.js';

export class Paused {
  constructor(readonly resume: () => Outcome) {}
}

/** Goes on with what comes of it in the end, or with its error. */
export function afterPause(
  paused: Paused,
  then: (outcome: Exclude<Outcome, Paused>) => Outcome,
  failed: (error: unknown) => Outcome = rethrow,
): Paused {
  return new Paused(() => {
    let outcome: Outcome;
    try {
      outcome = paused.resume();
    } catch (error) {
      return failed(error);
    }
    return outcome instanceof Paused ? afterPause(outcome, then, failed) : then(outcome);
  });
}

function rethrow(error: unknown): never {
  throw error;
}
