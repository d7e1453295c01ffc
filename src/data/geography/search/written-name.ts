/** How a name is written that was found by its folded key. */
import { fold } from './fold.js';
import { spellings } from './spelling.js';

/** The result is the name that is that key, or may be typed so; the key where it is none of them. */
export function writtenName(key: string, names: readonly string[]): string {
  return names.find((name) => fold(name) === key) ?? names.find((name) => spellings(name).includes(key)) ?? key;
}
