/** Writes whose answer has no body. */
import type { Row } from '../../rest/rows/row.js';

/** Its payload has the object alone. */
export function noAnswer<Path extends string>(row: Row<Path>): Row<Path, boolean> {
  return { ...row, result: null };
}
