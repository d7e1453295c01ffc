/** Whether two names are spellings of one: "Davanagere" and "Davangere", "Malerkotla" and "Māler Kotla". */
import { distance } from 'fastest-levenshtein';
import { fold } from '../../data/geography/search/fold.js';

/** Letters per one that may differ. */
const lettersPerEdit = 5;

export function isSpelling(a: string, b: string): boolean {
  const [one, other] = [squeezed(a), squeezed(b)];
  return distance(one, other) <= Math.floor(Math.min(one.length, other.length) / lettersPerEdit);
}

/** The name without blanks and doubled letters. */
export function squeezed(name: string): string {
  return fold(name)
    .replace(/ /g, '')
    .replace(/(.)\1+/gu, '$1');
}
