/**
 * Brings a name to the form in which names are compared: no case, no accents, hyphens as blanks, letters of full width
 * and the like as plain ones.
 */

/** Letters that are not a base letter with a mark, with the spelling that people type for them. */
const plainLetters = new Map([
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ŋ', 'n'],
  ['ə', 'a'],
  ['ς', 'σ'],
  ['&', ' and '],
  // Arabic letters that are typed for each other, or differ by keyboard alone.
  ['ة', 'ه'],
  ['ۀ', 'ه'],
  ['ہ', 'ه'],
  ['ھ', 'ه'],
  ['ە', 'ه'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
]);
const special = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g');

/** Latin, Greek, Cyrillic, Hebrew and Arabic marks only: in Indic and kana they are letters of their own. */
const marks = /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u0610-\u061a\u064b-\u065f\u0670]/g;

/** Apostrophes in all their shapes, full stops of abbreviations, and invisible direction marks. */
const dropped = /['’‘ʻʼʽ`´"“”.]|\p{Cf}/gu;

const alreadyPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (alreadyPlain.test(lower)) return lower;
  return plain(text)
    .replace(dropped, '')
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}

/** The text without case and accents; its punctuation is left as it is. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(special, (letter) => plainLetters.get(letter) ?? letter);
}

/** Order of two folded names, by code unit: the same on every machine. */
export function compareFolded(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
