/** Writes whose response has no body. */
import type { Row } from '../../rest/rows/row.js';

/** Their payload contains only the changed object. */
export function noAnswer<Path extends string>(row: Row<Path>): Row<Path, boolean> {
  return { ...row, result: null };
}
