/** Caches the bytes of responses that depend only on rates and geography, until the next table is published. */
import { caches, sizedCache } from '../../base/shares/caches.js';
import { type CacheStatistics, Lookups } from '../../base/cache-statistics.js';
import type { Encoded } from '../../base/content-encoding.js';
import type { Rates } from '../../data/rates/rates.js';
import { type Identity, isSame } from './cache-key.js';

interface CachedResponse extends Encoded {
  readonly isPublic: boolean;
}

interface CachedResult {
  readonly question: Identity;
  readonly answer: CachedResponse;
}

export class GraphQLResponseCache {
  /** The cached responses by the hash of their key; of two keys with one hash the newer one stays. */
  readonly #answers = sizedCache<number, CachedResult>(
    caches.answers,
    ({ question, answer }) =>
      answer.body.length + 2 * (question.search.length + question.text.length + question.who.length) + 300,
  );
  readonly #lookups = new Lookups();
  #generation = 0;

  constructor(rates: Rates) {
    rates.onPublish(() => {
      this.#generation += 1;
      this.#answers.clear();
    });
  }

  get statistics(): CacheStatistics {
    const { hits, misses } = this.#lookups;
    return { hits, misses, entries: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /** Identifies the table in force when a response is begun: one computed across a publication is not cached. */
  get generation(): number {
    return this.#generation;
  }

  get(question: Identity): CachedResponse | undefined {
    const cached = this.#answers.get(question.hash);
    return this.#lookups.count(cached && isSame(cached.question, question) ? cached.answer : undefined);
  }

  keep(question: Identity, answer: CachedResponse, generation: number): void {
    if (generation === this.#generation) this.#answers.set(question.hash, { question, answer });
  }
}
