/** Errors that no test has caught count against the test that runs, or against the suite where none does. */
import { getState } from 'jest-circus';

// Suites replace the timers.
const { setImmediate } = globalThis;

/** Listens until `stop`, in place of what ends the process. `handleEvent` is for jest-circus. */
export function listenForStrayErrors() {
  const rejections = new Map();
  const errors = () => getState().currentlyRunningTest?.errors ?? getState().unhandledErrors;
  const listeners = {
    uncaughtException: (error) => errors().push(error),
    unhandledRejection: (error, promise) => rejections.set(promise, { error, errors: errors() }),
    rejectionHandled: (promise) => rejections.delete(promise),
  };
  const replaced = Object.entries(listeners).map(([name, listener]) => {
    const former = process.rawListeners(name);
    process.removeAllListeners(name).on(name, listener);
    return () => {
      process.off(name, listener);
      for (const one of former) process.on(name, one);
    };
  });

  /** Node reports a rejection when the microtasks are done: a turn later all of them are known. */
  async function settle() {
    await new Promise((resolve) => setImmediate(resolve));
    for (const { error, errors } of rejections.values()) errors.push(error);
    rejections.clear();
  }

  return {
    async handleEvent({ name }) {
      if (['test_fn_success', 'test_fn_failure', 'hook_success', 'hook_failure', 'run_finish'].includes(name))
        await settle();
    },
    stop() {
      for (const restore of replaced) restore();
    },
  };
}
