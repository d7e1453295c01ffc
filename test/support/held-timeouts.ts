/** The time that calls have, which is over when the test says so: no machine is too slow for it, and nobody waits. */
import { afterEach, beforeEach, jest } from '@jest/globals';

export interface HeldTimeouts {
  /** Ends the time of all calls that have begun. */
  over(): void;
}

/** Holds them for each test of the file or block that calls it. */
export function heldTimeouts(): HeldTimeouts {
  const begun: AbortController[] = [];
  let held: jest.SpiedFunction<typeof AbortSignal.timeout>;
  beforeEach(() => {
    begun.splice(0);
    held = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      begun.push(controller);
      return controller.signal;
    });
  });
  afterEach(() => held.mockRestore());
  return {
    over: () => begun.splice(0).forEach((controller) => controller.abort(new DOMException('', 'TimeoutError'))),
  };
}
