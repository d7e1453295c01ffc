/** The lengths of persisted queries: parsing one costs as much as if its text had been sent. */
import { boundedCache, caches } from '../../base/shares/caches.js';
import { isObject } from '../../base/unknown.js';
import { countOf } from '../../base/counts.js';

export class PersistedLengths {
  readonly #lengths = boundedCache<number>(caches.persistedLengths);

  /** The length of the text that a body, or the parameters of a GET, names by its hash or sends to be persisted. */
  lengthOf({ query, extensions }: Readonly<Record<string, unknown>>): number {
    const hash = hashIn(extensions);
    if (hash === undefined) return 0;
    if (typeof query === 'string') this.#lengths.set(hash, query.length);
    return countOf(this.#lengths, hash);
  }
}

function hashIn(extensions: unknown): string | undefined {
  const persisted = isObject(extensions) ? extensions['persistedQuery'] : undefined;
  const hash = isObject(persisted) ? persisted['sha256Hash'] : undefined;
  // With another length it is no SHA-256 and names nothing.
  return typeof hash === 'string' && hash.length === 64 ? hash : undefined;
}
