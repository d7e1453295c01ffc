/** A callback for a timer or an event: an error thrown there would end the process, so it is logged as an unhandled rejection. */
export function guard<Args extends readonly unknown[]>(
  callback: (...args: Args) => unknown,
  /** What is left to do when it fails. */
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
