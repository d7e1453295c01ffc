/** Ranks texts by BM25: rare words count more than frequent ones, and a word in a short text more than in a long one. */
import { addCount, countOf } from '../../../base/counts.js';
import { synonymsOf, wordsOf } from './words.js';

/** The usual parameters of BM25: how soon a repeated word adds nothing, and how much the length of a text counts. */
const saturation = 1.2;
const ofLength = 0.75;
/** How much a synonym counts beside the word itself. */
const ofSynonym = 0.6;

export interface Part {
  readonly text: string;
  /** How often each of its words counts. */
  readonly weight: number;
}

interface Posting<T> {
  readonly entry: Entry<T>;
  readonly count: number;
}

interface Entry<T> {
  readonly value: T;
  length: number;
}

export class WordRanking<T> {
  readonly #postings = new Map<string, Posting<T>[]>();
  #entries = 0;
  #length = 0;

  add(value: T, parts: readonly Part[]): void {
    const entry = { value, length: 0 };
    const counts = new Map<string, number>();
    for (const { text, weight } of parts) {
      for (const word of wordsOf(text)) {
        addCount(counts, word, weight);
        entry.length += weight;
      }
    }
    this.#entries += 1;
    this.#length += entry.length;
    for (const [word, count] of counts) {
      const postings = this.#postings.get(word);
      if (postings) postings.push({ entry, count });
      else this.#postings.set(word, [{ entry, count }]);
    }
  }

  /** The best, best first; nothing that has none of the words. */
  best(text: string, most: number): T[] {
    const scores = new Map<Entry<T>, number>();
    for (const word of new Set(wordsOf(text))) {
      for (const [entry, score] of this.#scoresOf(word)) addCount(scores, entry, score);
    }
    const ranked = [...scores].sort(([, one], [, other]) => other - one);
    return ranked.slice(0, most).map(([{ value }]) => value);
  }

  /** The best of a word and its synonyms counts alone: a text does not say a thing twice by saying it in two ways. */
  #scoresOf(word: string): Map<Entry<T>, number> {
    const scores = new Map<Entry<T>, number>();
    for (const [form, weight] of formsOf(word)) {
      const postings = this.#postings.get(form) ?? [];
      const rarity = Math.log(1 + (this.#entries - postings.length + 0.5) / (postings.length + 0.5));
      for (const { entry, count } of postings) {
        const norm = 1 - ofLength + (ofLength * entry.length * this.#entries) / this.#length;
        const score = (weight * rarity * count * (saturation + 1)) / (count + saturation * norm);
        if (score > countOf(scores, entry)) scores.set(entry, score);
      }
    }
    return scores;
  }
}

function formsOf(word: string): (readonly [string, number])[] {
  const synonyms = [...(synonymsOf.get(word) ?? [])].map((other) => [other, ofSynonym] as const);
  return [[word, 1], ...synonyms];
}
