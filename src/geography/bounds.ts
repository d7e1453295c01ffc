/** Bounds of arguments, with errors that name the bound and what came. */
import { CallerError, shown } from '../errors.js';

export function checkFirst(field: string, first: number, most: number): void {
  if (first >= 1 && first <= most) return;
  throw new CallerError('BAD_USER_INPUT', `${field}: "first" must be from 1 to ${most}, but got ${shown(first)}.`);
}

export function checkText(field: string, text: string, longest: number): void {
  if (text.trim() === '') {
    throw new CallerError('BAD_USER_INPUT', `${field}: "text" must not be empty, but got ${shown(text)}.`);
  }
  if (text.length > longest) {
    throw new CallerError(
      'BAD_USER_INPUT',
      `${field}: "text" must have at most ${longest} characters, but got ${text.length}.`,
    );
  }
}
