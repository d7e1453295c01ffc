/** Whether two names are spellings of one: "Davanagere" and "Davangere", "Malerkotla" and "Māler Kotla". */
import { fold } from '../../data/geography/search/fold.js';

/** Letters per one that may differ. */
const lettersPerEdit = 5;

export function isSpelling(a: string, b: string): boolean {
  const [one, other] = [squeezed(a), squeezed(b)];
  return edits(one, other) <= Math.floor(Math.min(one.length, other.length) / lettersPerEdit);
}

/** Without blanks and doubled letters. */
export function squeezed(name: string): string {
  return fold(name)
    .replace(/ /g, '')
    .replace(/(.)\1+/gu, '$1');
}

/** Letters to add, drop or change (Levenshtein). */
function edits(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...a].entries()) {
    const now = [row + 1];
    for (let at = 0; at < b.length; at++) {
      const [left = 0, up = 0, corner = 0] = [now[at], before[at + 1], before[at]];
      now.push(Math.min(left + 1, up + 1, corner + (b[at] === letter ? 0 : 1)));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}
