/** Writes whose answer has no body. */
import type { Row } from '../rest/rows.js';

/** The field is `true` once it is done. */
export function noAnswer<Path extends string>(row: Row<Path>): Row<Path, boolean> {
  return { ...row, result: null };
}
