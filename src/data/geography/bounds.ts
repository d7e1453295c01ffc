/** Bounds of arguments, with errors that name the bound and what came. */
import { CallerError, shown } from '../../base/errors.js';

export function checkFirst(field: string, first: number, most: number): void {
  checkRange(field, 'first', first, 1, most);
}

export function checkRange(field: string, argument: string, value: number, least: number, most: number): void {
  if (value >= least && value <= most) return;
  throw new CallerError(
    'BAD_USER_INPUT',
    `${field}: "${argument}" must be from ${least} to ${most}, but got ${shown(value)}.`,
  );
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
