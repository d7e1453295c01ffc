/** Remembers the questions of late by their hashes: rarely one is taken for another, and is then kept a time too early. */

const slots = 2 ** 16;

export class AskedOnce {
  readonly #hashes = new Uint32Array(slots);

  /** Whether it was asked before; it is from now on. */
  isRepeated(question: string): boolean {
    const hash = hashOf(question);
    const slot = hash % slots;
    if (this.#hashes[slot] === hash) return true;
    this.#hashes[slot] = hash;
    return false;
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
