/** What follows from one immutable object alone: worked out once of each, and there as long as the object is. */

/** What else is passed has to follow from the object, too. A promise that fails is forgotten. */
export function ofEach<K extends object, More extends readonly unknown[], V>(
  make: (key: K, ...more: More) => V,
): (key: K, ...more: More) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key, ...more) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = make(key, ...more);
    known.set(key, { value });
    if (value instanceof Promise) value.catch(() => known.delete(key));
    return value;
  };
}
