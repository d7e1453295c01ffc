/** Keeps the bytes of answers that depend on rates and geography alone, until the next table is published. */
import { LRUCache } from 'lru-cache';
import type { Encoded, Encoding } from '../content-encoding.js';
import type { Rates } from '../rates/rates.js';
import type { Token } from '../tokens/tokens.js';
import type { Asked } from './asked.js';

const maxBytes = 32 * 1024 * 1024;
/** One answer may not push out all others. */
const maxAnswerBytes = 4 * 1024 * 1024;

export class KeptAnswers {
  readonly #answers = new LRUCache<string, Encoded>({
    maxSize: maxBytes,
    maxEntrySize: maxAnswerBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 200,
  });
  #generation = 0;

  constructor(rates: Rates) {
    rates.onPublish(() => {
      this.#generation += 1;
      this.#answers.clear();
    });
  }

  /** Names the table in force when an answer was begun, so that one computed across a publication is not kept. */
  get generation(): number {
    return this.#generation;
  }

  /** An answer is the same for all callers with equal scopes and default currency. Neither has a line feed in it. */
  static key(caller: Token | null, encoding: Encoding, { method, search, text }: Asked): string {
    const who = caller ? `${caller.defaultCurrency ?? ''} ${caller.scopes.join(' ')}` : '';
    return `${encoding} ${who}\n${method} ${search}${text}`;
  }

  get(key: string): Encoded | undefined {
    return this.#answers.get(key);
  }

  keep(key: string, answer: Encoded, generation: number): void {
    if (generation === this.#generation) this.#answers.set(key, answer);
  }
}
