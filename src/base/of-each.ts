/** Memoizes values that follow from one immutable object: derived once, and kept as long as the object. */

/** The other arguments must follow from the object, too. A promise that rejects is forgotten. */
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

/** Keeps one value per object, for the latest `beside`: a second input that changes rarely, for instance the day. */
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
