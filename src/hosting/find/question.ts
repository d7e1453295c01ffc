/** What is looked for, and how well what an object says answers it. */
import { comparable } from './comparable.js';
import type { Said } from './said.js';
import { type AddressSpan, contains, spanOf } from './span.js';

/** The greatest is best; 0 is no answer. */
const scores = { exact: 100, begins: 80, inNetwork: 70, within: 60, about: 50, label: 40, labelPart: 30 } as const;

/** Characters from which a text may be the beginning of an id. */
const leastOfId = 4;

export class FindQuestion {
  readonly #key: string;
  /** Without the dot of the root, with which a host name may be written. */
  readonly #words: string;
  readonly #label: string;
  readonly #span: AddressSpan | null;
  readonly #maybeAddress: boolean;

  constructor(text: string) {
    this.#key = comparable(text);
    this.#words = this.#key.replace(/(?<=.)\.$/, '');
    this.#label = this.#key.replace(':', '=');
    this.#span = spanOf(this.#key);
    this.#maybeAddress = /^[\da-f]*[.:][\da-f.:]*$/.test(this.#key);
  }

  /** Nothing is left of it that could be compared. */
  get isEmpty(): boolean {
    return this.#key === '';
  }

  /** Of all that an object says. */
  best(said: readonly Said[]): number {
    let best = 0;
    for (const one of said) best = Math.max(best, this.scoreOf(one));
    return best;
  }

  scoreOf(said: Said): number {
    switch (said.kind) {
      case 'id':
        return this.#scoreOfId(said);
      case 'name':
        return this.#scoreOfName(said);
      case 'address':
        return this.#scoreOfAddress(said);
      case 'label':
        return this.#scoreOfLabel(said);
      case 'text':
        return said.key.includes(this.#words) ? scores.about : 0;
    }
  }

  #scoreOfId({ key }: Said): number {
    if (key === this.#key) return scores.exact;
    return this.#key.length >= leastOfId && key.startsWith(this.#key) ? scores.begins : 0;
  }

  #scoreOfName({ key }: Said): number {
    const place = key.indexOf(this.#words);
    if (place > 0) return scores.within;
    if (place < 0) return 0;
    return key.length === this.#words.length || key === `${this.#words}.` ? scores.exact : scores.begins;
  }

  #scoreOfAddress({ key, span }: Said): number {
    const asked = this.#span;
    if (!asked) return this.#maybeAddress && key.startsWith(this.#key) ? scores.begins : 0;
    if (!span) return 0;
    if (span.low === asked.low && span.high === asked.high) return scores.exact;
    return contains(span, asked) || contains(asked, span) ? scores.inNetwork : 0;
  }

  #scoreOfLabel({ key }: Said): number {
    const asked = this.#label;
    const place = key.indexOf(asked);
    if (place < 0) return 0;
    const [name, value] = key.split('=');
    return key === asked || name === asked || value === asked ? scores.label : scores.labelPart;
  }
}
