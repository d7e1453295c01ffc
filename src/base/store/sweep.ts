/** Removes ended leases, and what is left of expired entries of namespaces. */
import type { Store } from './store.js';

export async function sweep(store: Store, namespaces: readonly string[]): Promise<void> {
  await store.leases.sweep();
  await store.windows?.sweep();
  for (const namespace of namespaces) {
    // Listing skips expired entries, and Keyv deletes them on the way; Redis, their keys.
    const entries = store.namespace<unknown>(namespace).iterator?.({});
    while (entries && !(await entries.next()).done) continue;
  }
}
