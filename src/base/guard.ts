/** A callback for a timer or an event: an error thrown there would end the process, so it is logged as an unhandled rejection. */
export function guard<Args extends readonly unknown[]>(
  callback: (...args: Args) => unknown,
  /** What is left to do when it fails. */
  cleanUp?: (...args: Args) => unknown,
): (...args: Args) => void {
  return (...args) => {
    if (!isDone(callback, args) && cleanUp) isCleanedUp(cleanUp, args);
  };
}

function isDone<Args extends readonly unknown[]>(callback: (...args: Args) => unknown, args: Args): boolean {
  try {
    Reflect.apply(callback, undefined, args);
    return true;
  } catch (error) {
    void Promise.reject(error);
    return false;
  }
}

function isCleanedUp<Args extends readonly unknown[]>(cleanUp: (...args: Args) => unknown, args: Args): boolean {
  return isDone(cleanUp, args);
}
