/** Maps a value or a promise; a value is mapped synchronously, as a promise costs a turn and garbage. */
export function mapMaybePromise<T, Next>(
  value: T | Promise<T>,
  next: (value: T) => Next | Promise<Next>,
): Next | Promise<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** The values at once where none of them is a promise. */
export function allMaybePromises<T>(all: readonly (T | Promise<T>)[]): readonly T[] | Promise<readonly T[]> {
  const isKnown = all.every((one): one is T => !(one instanceof Promise));
  return isKnown ? all : Promise.all(all);
}

/** The same test that graphql-js uses. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
    'then' in value &&
    typeof value.then === 'function'
  );
}
