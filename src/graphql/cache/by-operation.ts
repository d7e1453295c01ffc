/** Caches a value for each text and operation name that was used recently. */
import { boundedCache, caches } from '../../base/shares/caches.js';
import { type CacheStatistics, Lookups } from '../../base/cache-statistics.js';
import type { GraphQLParams } from '../http/parse-request.js';

type NamedOperation = Pick<GraphQLParams, 'query' | 'operationName'>;

export class OperationCache<T extends object> {
  /** Most texts come without an operation name: to join and hash a combined key takes longer than the lookup. */
  readonly #unnamed = boundedCache<T>(caches.operations);
  readonly #named = boundedCache<T>(caches.operations);

  readonly #lookups = new Lookups();

  get statistics(): CacheStatistics {
    const { hits, misses } = this.#lookups;
    return { hits, misses, entries: this.#unnamed.size + this.#named.size, bytes: null };
  }

  get(question: NamedOperation): T | undefined {
    const { query, operationName } = question;
    return this.#lookups.count(
      operationName === undefined ? this.#unnamed.get(query) : this.#named.get(keyOf(question)),
    );
  }

  /** Counts no lookup. */
  has(question: NamedOperation): boolean {
    return question.operationName === undefined ? this.#unnamed.has(question.query) : this.#named.has(keyOf(question));
  }

  set(question: NamedOperation, value: T): void {
    if (question.operationName === undefined) this.#unnamed.set(question.query, value);
    else this.#named.set(keyOf(question), value);
  }
}

/** A name may contain any character, so it is quoted. */
function keyOf({ query, operationName }: NamedOperation): string {
  return `${JSON.stringify(operationName)} ${query}`;
}
