/** The list grouped by where names lead, those at nobody first, each group cut short until it is opened. */
import type { NameRow, Standing } from './name-row.js';

export interface NameGroup {
  readonly standing: Standing;
  /** The loaded rows: the first, or all. */
  readonly rows: readonly NameRow[];
  readonly count: number;
}

/** Rows of a group shown before it is opened. */
export const shownFirst = 8;

export const order: readonly Standing[] = ['nobody', 'unknown', 'awaited', 'yours', 'elsewhere', 'none'];

export const standingWords: Readonly<Record<Standing, string>> = {
  nobody: 'Nobody',
  unknown: 'Unknown',
  awaited: 'Being looked up',
  yours: 'Yours',
  elsewhere: 'Elsewhere',
  none: 'No address',
};

/** The groups that are not empty; rows keep their order. */
export function groupsOf(rows: readonly NameRow[]): readonly NameGroup[] {
  return order.flatMap((standing) => {
    const own = rows.filter((row) => row.standing === standing);
    return own.length > 0 ? [{ standing, rows: own, count: own.length }] : [];
  });
}

/** How many rows of it are shown: a single hidden row would take as much room as the line that replaces it. */
export function shownOf({ standing, rows, count }: NameGroup, opened: ReadonlySet<string>, isOnly: boolean): number {
  const isCut = !isOnly && !opened.has(standing) && count > shownFirst + 1;
  return isCut ? Math.min(shownFirst, rows.length) : rows.length;
}
