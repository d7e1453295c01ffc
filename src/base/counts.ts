/** Numbers that are counted by key: a key that was never counted has none, which is known. */
interface Counts<K> {
  get(key: K): number | undefined;
  set(key: K, count: number): unknown;
}

export function countOf<K>(counts: Pick<Counts<K>, 'get'>, key: K): number {
  return counts.get(key) ?? 0;
}

/** Returns how many there are now. */
export function addCount<K>(counts: Counts<K>, key: K, more = 1): number {
  const count = countOf(counts, key) + more;
  counts.set(key, count);
  return count;
}
