/** The things that the rows of a statement bill, each with its rows of a month, or of several that a row spans. */
import { type Month, monthAt } from '../../invoice/month.js';
import type { StatementRow } from '../statement.js';
import type { StatementAccount, StoredGrouping } from '../statement-store.js';
import { type BilledPart, billedPart } from './billed-part.js';

export interface BilledThing extends BilledPart {
  /** Distinguishes it from all others of the statement. */
  readonly key: string;
  /** The provider's number; null where its rows have none. */
  readonly id: string | null;
  readonly name: string;
  /** The accounts that may have it; null where its grouping is tied to none. */
  readonly accounts: readonly StatementAccount[] | null;
  readonly rows: readonly StatementRow[];
  /** The months that its rows are of, in order. */
  readonly months: readonly Month[];
}

export function billedThings(
  rows: readonly StatementRow[],
  groupings: readonly StoredGrouping[],
): readonly BilledThing[] {
  const found = new Map<
    string,
    { readonly thing: Omit<BilledThing, 'rows' | 'months'>; readonly rows: StatementRow[] }
  >();
  for (const row of rows) {
    const thing = thingOf(row, groupings);
    const known = found.get(thing.key) ?? { thing, rows: [] };
    known.rows.push(row);
    found.set(thing.key, known);
  }
  return [...found.values()].flatMap(({ thing, rows: own }) =>
    byMonths(own).map((part) => ({
      ...thing,
      key: JSON.stringify([thing.key, part.months.map(({ name }) => name)]),
      ...part,
    })),
  );
}

function thingOf(row: StatementRow, groupings: readonly StoredGrouping[]): Omit<BilledThing, 'rows' | 'months'> {
  const part = billedPart(row);
  const grouping = groupings.find(({ name }) => name === row.grouping);
  const isTied = grouping !== undefined && grouping.tie !== null;
  const accounts = isTied ? grouping.accounts.filter(({ api }) => part.apis.includes(api)) : null;
  // Two groupings may be one account, as where a project was renamed.
  const place = accounts?.length ? accounts.map(({ api, name }) => [api, name]) : row.grouping;
  const { description: name, resourceId: id } = row;
  const words = part.kind ?? row.reference?.replace(/\d+$/, '') ?? row.product;
  return { ...part, key: JSON.stringify([place, words, part.isSetup, id ?? name]), id, name, accounts };
}

/** Rows whose months overlap belong together. */
function byMonths(rows: readonly StatementRow[]): readonly Pick<BilledThing, 'rows' | 'months'>[] {
  const parts: { rows: StatementRow[]; months: Month[] }[] = [];
  for (const row of [...rows].sort((a, b) => (a.from === b.from ? a.line - b.line : a.from < b.from ? -1 : 1))) {
    const months = monthsOf(row);
    const last = parts.at(-1);
    const isTogether = last?.months.some(({ name }) => name === months[0]?.name);
    if (!last || !isTogether) parts.push({ rows: [row], months });
    else {
      last.rows.push(row);
      last.months.push(...months.filter(({ start }) => !last.months.some((one) => one.start === start)));
    }
  }
  return parts;
}

export function monthsOf({ from, until }: Pick<StatementRow, 'from' | 'until'>): Month[] {
  const months: Month[] = [];
  for (let month = monthAt(Date.parse(from)); month.firstDay <= until; month = monthAt(month.end)) months.push(month);
  return months;
}
