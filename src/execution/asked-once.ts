/** Remembers the questions of late by their hashes: rarely one is taken for another, and is then kept a time too early. */
import type { Asked } from './asked.js';

const pairs = 2 ** 16;
/** Characters: of a longer text as many at its start and at its end tell it from others. */
const most = 4_096;

export class AskedOnce {
  /** Two that meet in a place stay both, the last asked first. */
  readonly #hashes = new Uint32Array(2 * pairs);

  /** Whether it was asked before; it is from now on. */
  isRepeated({ text, search }: Pick<Asked, 'text' | 'search'>): boolean {
    const hash = hashOf(search, hashOf(text, offset));
    const first = 2 * (hash % pairs);
    const before = this.#hashes[first] ?? 0;
    if (before === hash) return true;
    const isRepeated = this.#hashes[first + 1] === hash;
    this.#hashes[first + 1] = before;
    this.#hashes[first] = hash;
    return isRepeated;
  }
}

const offset = 0x811c9dc5;
const prime = 0x01000193;

function hashOf(text: string, before: number): number {
  const { length } = text;
  if (length <= 2 * most) return fnv(text, before);
  return fnv(text.slice(0, most), fnv(text.slice(-most), before ^ length));
}

/** FNV-1a, of every other character each: a product waits for the one before it. */
function fnv(text: string, before: number): number {
  let even = before;
  let odd = ~before;
  const last = text.length - 1;
  for (let index = 0; index < last; index += 2) {
    even = Math.imul(even ^ text.charCodeAt(index), prime);
    odd = Math.imul(odd ^ text.charCodeAt(index + 1), prime);
  }
  if (last % 2 === 0) even = Math.imul(even ^ text.charCodeAt(last), prime);
  return Math.imul(even ^ (odd >>> 15) ^ (odd << 17), prime) >>> 0;
}
