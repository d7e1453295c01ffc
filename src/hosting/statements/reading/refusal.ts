/** Refuses a file, with the place of the first cell that is in doubt. */
import { CallerError, shown } from '../../../base/errors.js';

export interface FileCell {
  /** The line of the file on which its row begins, from 1. */
  readonly line: number;
  readonly column: string;
  readonly text: string;
}

export function refused(reason: string): CallerError {
  return new CallerError('BAD_USER_INPUT', `file: ${reason}. Nothing was stored.`);
}

export function refusedCell({ line, column, text }: FileCell, expected: string): CallerError {
  return refused(`line ${line}, ${column}: expected ${expected}, but got ${shown(text)}`);
}
