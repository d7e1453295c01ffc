/** The list in groups by where names lead, those at nobody first, each cut short until it is opened. */
import type { NameRow, Standing } from './name-row.js';

export interface NameGroup {
  readonly standing: Standing;
  /** Those that are at hand: the first, or all. */
  readonly rows: readonly NameRow[];
  readonly count: number;
}

/** Rows of a group that show before it is opened. */
export const shownFirst = 8;

export const order: readonly Standing[] = ['nobody', 'unknown', 'awaited', 'yours', 'elsewhere', 'none'];

export const standingWords: Readonly<Record<Standing, string>> = {
  nobody: 'Nobody',
  unknown: 'Not known',
  awaited: 'Being looked up',
  yours: 'Yours',
  elsewhere: 'Elsewhere',
  none: 'No address',
};

/** Without those that are empty; in each the rows keep their order. */
export function groupsOf(rows: readonly NameRow[]): readonly NameGroup[] {
  return order.flatMap((standing) => {
    const own = rows.filter((row) => row.standing === standing);
    return own.length > 0 ? [{ standing, rows: own, count: own.length }] : [];
  });
}

/** How many rows of it show: one more than fit would take as much room as the words that hide it. */
export function shownOf({ standing, rows, count }: NameGroup, opened: ReadonlySet<string>, isOnly: boolean): number {
  const isCut = !isOnly && !opened.has(standing) && count > shownFirst + 1;
  return isCut ? Math.min(shownFirst, rows.length) : rows.length;
}
