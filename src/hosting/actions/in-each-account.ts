/** Works on objects of several accounts side by side. */
import type { Client } from '../../rest/transport/client.js';

interface OfAccount {
  readonly client: Client;
}

/** Runs `work` on each item and returns the results in order. Each account runs no more at once than its API takes. */
export async function inEachAccount<T extends OfAccount, Result>(
  items: readonly T[],
  work: (item: T) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const clients = [...new Set(items.map(({ client }) => client))];
  const workers = clients.flatMap((client) => {
    const left = [...items.entries()].filter(([, item]) => item.client === client).values();
    return Array.from({ length: client.upstream.dialect.atOnce }, async () => {
      for (const [place, item] of left) results[place] = await work(item);
    });
  });
  await Promise.all(workers);
  return results;
}
