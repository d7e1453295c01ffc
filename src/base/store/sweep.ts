/** Removes what has expired from namespaces of a store that does not do so by itself. */
import type { Store } from './store.js';

export async function sweep(store: Store, namespaces: readonly string[]): Promise<void> {
  if (store.kind === 'redis') return;
  for (const namespace of namespaces) {
    // A list leaves out what has expired, which Keyv removes on the way.
    const entries = store.namespace<unknown>(namespace).iterator?.({});
    while (entries && !(await entries.next()).done) continue;
  }
}
