/** Texts that callers give and people read: without line breaks, control characters and what changes their direction. */
import { CallerError, shown } from './errors.js';

export function isVisible(text: string): boolean {
  return !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);
}

/** Line breaks are seen; scripts and emoji need the joiners. */
const hidden = /(?![\n\r\t\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu;

/** Writes each hidden character out, such as `\u{202E}`, for readers who would obey it unseen. */
export function withHiddenWritten(text: string): string {
  return text.replace(hidden, (character) => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`);
}

/** Blanks around a text are left out where it is stored. */
export function checkVisible(path: string, text: string): void {
  if (isVisible(text.trim())) return;
  throw new CallerError('BAD_USER_INPUT', `${path}: expected visible characters, but got ${shown(text)}.`);
}
