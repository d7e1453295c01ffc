/** People typing: a generator of numbers with a seed, and typos. */

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The text with one letter left out, doubled, taken for another or exchanged with the next one. */
export function mistyped(text: string, random: () => number): string {
  const letters = [...text];
  const at = Math.floor(random() * (letters.length - 1));
  const [letter = '', next = ''] = letters.slice(at, at + 2);
  const other = String.fromCharCode('a'.charCodeAt(0) + Math.floor(random() * 26));
  const typos = ['', letter + letter, other, letter + other];
  const typo = Math.floor(random() * (typos.length + 1));
  letters.splice(at, 2, ...(typo === typos.length ? [next, letter] : [typos[typo] ?? '', next]));
  return letters.join('');
}
