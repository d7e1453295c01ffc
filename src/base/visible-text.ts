/** Texts that callers give and people read: without line breaks, control characters and what changes their direction. */
import { CallerError, shown } from './errors.js';

export function isVisible(text: string): boolean {
  return !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);
}

/** Line breaks are seen. Scripts need one joiner after a letter, emoji also a selector; more of them would be a code. */
const needed = [
  String.raw`[\n\r\t]`,
  String.raw`(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{DI}])[\p{L}\p{M}])[\u200c\u200d]`,
  String.raw`(?<=[\p{ExtPict}\p{EMod}\ufe0f])\u200d(?=\p{ExtPict})`,
  String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
];
/** Controls, marks of direction and tags, and what Unicode lets fonts ignore, such as selectors and fillers. */
const hidden = new RegExp(String.raw`(?!${needed.join('|')})[\p{C}\p{Zl}\p{Zp}\p{DI}]`, 'gu');

/** Writes each hidden character out, such as `\u{202E}`, for readers who would obey it unseen. */
export function withHiddenWritten(text: string): string {
  return text.replace(hidden, (character) => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`);
}

/** Blanks around a text are left out where it is stored. */
export function checkVisible(path: string, text: string): void {
  if (isVisible(text.trim())) return;
  throw new CallerError('BAD_USER_INPUT', `${path}: expected visible characters, but got ${shown(text)}.`);
}
