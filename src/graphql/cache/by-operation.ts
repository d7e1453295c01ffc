/** Keeps what belongs to a text and the name of one of its operations, as far as it was asked for of late. */
import { LRUCache } from 'lru-cache';
import type { GraphQLQuestion } from '../http/parse-request.js';

const most = 100;

type NamedOperation = Pick<GraphQLQuestion, 'query' | 'operationName'>;

export class ByQuestion<T extends object> {
  /** Most texts are asked without a name: to join and hash another text of both takes longer than to look it up. */
  readonly #unnamed = new LRUCache<string, T>({ max: most });
  readonly #named = new LRUCache<string, T>({ max: most });

  get(question: NamedOperation): T | undefined {
    return question.operationName === undefined ? this.#unnamed.get(question.query) : this.#named.get(keyOf(question));
  }

  set(question: NamedOperation, value: T): void {
    if (question.operationName === undefined) this.#unnamed.set(question.query, value);
    else this.#named.set(keyOf(question), value);
  }
}

/** A name may hold anything, so that it is quoted. */
function keyOf({ query, operationName }: NamedOperation): string {
  return `${JSON.stringify(operationName)} ${query}`;
}
