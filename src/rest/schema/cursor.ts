/** Cursors: positions in upstream lists, independent of their paging. */
import { CallerError, shown } from '../../base/errors.js';
import type { PageMark } from '../rows/paging.js';
import { parseJson } from '../../base/json.js';

export interface Position {
  readonly mark: PageMark;
  /** Objects per page, which page numbers depend on. */
  readonly size: number;
  /** How many objects of the page precede the position. */
  readonly index: number;
  /** The id of the object just before the position, to find the position again after changes. */
  readonly id: unknown;
}

/** The cursor names its list and account, so that no other list accepts it. */
export function formatCursor({ mark, size, index, id }: Position, account: string): string {
  return Buffer.from(JSON.stringify([mark, size, index, id, account])).toString('base64url');
}

export function parseCursor(cursor: string, largestPage: number, account: string): Position {
  const [mark, size, index, id, of, ...more] = parsed(cursor);
  const isMark = mark === null || typeof mark === 'string' || isCount(mark, Number.MAX_SAFE_INTEGER);
  if (
    isMark &&
    isCount(size, largestPage) &&
    size > 0 &&
    isCount(index, Number.MAX_SAFE_INTEGER) &&
    of === account &&
    more.length === 0
  ) {
    return { mark, size, index, id };
  }
  throw notOfThisList(cursor);
}

/** The list or account that a cursor belongs to; null if it is invalid. */
export function listOf(cursor: string): string | null {
  const [, , , , of] = parsed(cursor);
  return typeof of === 'string' ? of : null;
}

export function notOfThisList(cursor: string): CallerError {
  return new CallerError('BAD_USER_INPUT', `after: expected a cursor of this list, but got ${shown(cursor)}`);
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const value: unknown = parseJson(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}
