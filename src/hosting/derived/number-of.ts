/** The numbers of objects, for versions that depend on an immutable object without holding it. */

const numbers = new WeakMap<object, number>();
let last = 0;

export function numberOf(object: object | null): number {
  if (object === null) return 0;
  let number = numbers.get(object);
  if (number === undefined) numbers.set(object, (number = last += 1));
  return number;
}
