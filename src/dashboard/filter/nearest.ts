/** Finds the known word that a misspelt one probably stands for. */

/** The number of letters to add, drop, change or swap with a neighbour to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          (next[column - 1] ?? Infinity) + 1,
          (last[column] ?? Infinity) + 1,
          (last[column - 1] ?? Infinity) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[to.length] ?? 0;
}

/** Null when no known word is close: a third of the letters may be wrong, or the end missing. */
export function nearest(word: string, known: readonly string[]): string | null {
  const typed = word.toLowerCase();
  const begun = typed.length > 1 ? known.find((name) => name.startsWith(typed)) : undefined;
  if (begun !== undefined) return begun;
  // Longer than any key, such as pasted text: not compared.
  if (typed.length > 40) return null;
  let found: string | null = null;
  let least = Math.max(1, Math.ceil(typed.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(typed, name);
    if (distance >= least) continue;
    least = distance;
    found = name;
  }
  return found;
}
