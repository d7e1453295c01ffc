/** What follows from one immutable object alone: worked out once of each, and there as long as the object is. */

/** What else is passed has to follow from the object, too. A promise that fails is forgotten. */
export function ofEach<K extends object, More extends readonly unknown[], V>(
  make: (key: K, ...more: More) => V,
): (key: K, ...more: More) => V {
  const known = new WeakMap<K, V>();
  return (key, ...more) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(key, ...more);
    known.set(key, value);
    if (value instanceof Promise) value.catch(() => known.delete(key));
    return value;
  };
}

/** What follows from it and from something beside it, which is one thing for long, such as the day. */
export function latestOfEach<K extends object, V>(): (key: K, beside: string, make: () => V) => V {
  const latest = ofEach<K, [], { beside?: string; value?: V }>(() => ({}));
  return (key, beside, make) => {
    const last = latest(key);
    if (last.value !== undefined && last.beside === beside) return last.value;
    const value = make();
    Object.assign(last, { beside, value });
    return value;
  };
}
