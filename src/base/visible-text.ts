/** Texts that callers give and people read: without line breaks, control characters and what changes their direction. */
import { CallerError, shown } from './errors.js';

export function isVisible(text: string): boolean {
  return !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);
}

/** Blanks around a text are left out where it is stored. */
export function checkVisible(path: string, text: string): void {
  if (isVisible(text.trim())) return;
  throw new CallerError('BAD_USER_INPUT', `${path}: expected visible characters, but got ${shown(text)}.`);
}
