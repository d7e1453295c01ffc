/** Removes ended leases, and expired entries from namespaces, of stores that do not expire them. */
import type { Store } from './store.js';

export async function sweep(store: Store, namespaces: readonly string[]): Promise<void> {
  if (store.kind === 'redis') return;
  await store.leases.sweep();
  await store.windows?.sweep();
  for (const namespace of namespaces) {
    // Listing skips expired entries, and Keyv deletes them on the way.
    const entries = store.namespace<unknown>(namespace).iterator?.({});
    while (entries && !(await entries.next()).done) continue;
  }
}
