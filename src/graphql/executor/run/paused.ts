/** Work that stopped so that others have their turn: each caller stops as well, and goes on where it was, in the same order. */

export class Paused<T> {
  constructor(readonly resume: () => T | Paused<T>) {}
}

/** Goes on with what comes of it in the end, or with its error. */
export function afterPause<T>(
  paused: Paused<T>,
  then: (outcome: T) => T | Paused<T>,
  failed: (error: unknown) => T | Paused<T> = rethrow,
): Paused<T> {
  return new Paused(() => {
    let outcome: T | Paused<T>;
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
