/** Wraps a timer or event callback: a throw would end the process, so it becomes an unhandled rejection instead. */
export function guard<Args extends readonly unknown[]>(
  callback: (...args: Args) => unknown,
  /** Cleans up when the callback fails. */
  cleanUp?: (...args: Args) => unknown,
): (...args: Args) => void {
  function callGuarded(...args: Args): void {
    try {
      Reflect.apply(callback, undefined, args);
    } catch (error) {
      void Promise.reject(error);
      if (cleanUp) guard(cleanUp)(...args);
    }
  }
  return callGuarded;
}
