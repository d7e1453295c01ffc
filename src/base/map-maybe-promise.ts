/** Goes on at once with what is there already: a promise costs a turn, and leaves garbage behind. */
export function after<T, Next>(value: T | Promise<T>, next: (value: T) => Next | Promise<Next>): Next | Promise<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}
