/**
 * Work that is paused so that others can run: each caller on the stack pauses too, and resumes where it was, in the
 * same order.
 */

export class Paused<T> {
  constructor(readonly resume: () => T | Paused<T>) {}
}

/** Continues with the final outcome, or with its error. */
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
