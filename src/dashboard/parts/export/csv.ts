/** Tables as CSV, by the same rules as for the bill. */
import { type Cell, csv } from '../../../base/csv.js';

export { csv, type Cell };

/** `missing`: what the rows lack, as a remark before them; null where they are complete. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[], missing: string | null): string {
  const remark = missing === null ? [] : [[missing, ...head.slice(1).map(() => null)]];
  return csv([head, ...remark, ...rows]);
}
