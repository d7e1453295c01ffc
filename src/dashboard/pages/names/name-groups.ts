/** The list in groups by where names lead, those at nobody first, each cut short until it is opened. */
import { awaited, map, partly, type Told } from '../../ask/told.js';
import type { NameRow, Standing } from './name-row.js';

export interface Group {
  readonly standing: Standing;
  readonly rows: readonly NameRow[];
}

/** Rows of a group that show before it is opened. */
export const shownFirst = 8;

const order: readonly Standing[] = ['nobody', 'unknown', 'awaited', 'yours', 'elsewhere', 'none'];

export const standingWords: Readonly<Record<Standing, string>> = {
  nobody: 'Nobody',
  unknown: 'Not known',
  awaited: 'Being looked up',
  yours: 'Yours',
  elsewhere: 'Elsewhere',
  none: 'No address',
};

/** Without those that are empty; in each the rows keep their order. */
export function groupsOf(rows: readonly NameRow[]): readonly Group[] {
  return order.flatMap((standing) => {
    const own = rows.filter((row) => row.standing === standing);
    return own.length > 0 ? [{ standing, rows: own }] : [];
  });
}

/** How many rows of it show: one more than fit would take as much room as the words that hide it. */
export function shownOf({ standing, rows }: Group, opened: ReadonlySet<string>, isOnly: boolean): number {
  return isOnly || opened.has(standing) || rows.length <= shownFirst + 1 ? rows.length : shownFirst;
}

export interface Counts {
  readonly all: number;
  readonly by: Readonly<Record<Standing, number>>;
}

export function countsOf(rows: readonly NameRow[]): Counts {
  const by: Record<Standing, number> = { nobody: 0, unknown: 0, awaited: 0, yours: 0, elsewhere: 0, none: 0 };
  for (const { standing } of rows) by[standing] += 1;
  return { all: rows.length, by };
}

/** How many point at nobody, awaited while some are still being looked up; at least so many where of some it is not known. */
export function nobodyIn(of: Told<readonly Pick<NameRow, 'standing'>[]>): Told<number> {
  if (!('value' in of)) return of;
  if (of.value.some(({ standing }) => standing === 'awaited')) return awaited;
  const nobody = map(of, (rows) => rows.filter(({ standing }) => standing === 'nobody').length);
  return partly(
    nobody,
    of.value.some(({ standing }) => standing === 'unknown'),
  );
}
