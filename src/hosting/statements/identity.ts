/** The identity of a statement, as its file has no number: its form, period, groupings and resources. */
import { createHash } from 'node:crypto';
import { addDays } from '../../base/dates.js';
import type { Statement, StatementRow } from './statement.js';

export interface Period {
  readonly from: string;
  readonly until: string;
}

/** The first and the last day of its rows. */
export function periodOf(rows: readonly StatementRow[]): Period {
  const from = rows.map((row) => row.from).sort()[0];
  const until = rows
    .map((row) => row.until)
    .sort()
    .at(-1);
  if (from === undefined || until === undefined) throw new Error('Expected a statement with rows');
  return { from, until };
}

export function identityOf({ form, rows }: Statement): string {
  const resources = [...new Set(rows.map(({ grouping, reference, resourceId }) => [grouping, reference, resourceId]))];
  const { from, until } = periodOf(rows);
  const all = JSON.stringify([form, from, until, [...new Set(resources.map((one) => JSON.stringify(one)))].sort()]);
  return createHash('sha256').update(all).digest('hex').slice(0, 24);
}

/** Returns the first row that bills what a row of the other bills too: the same thing on a common day. */
export function overlapping(rows: readonly StatementRow[], others: readonly StatementRow[]): StatementRow | null {
  const byThing = new Map<string, StatementRow[]>();
  for (const other of others) {
    const key = thingOf(other);
    const known = byThing.get(key);
    if (known) known.push(other);
    else byThing.set(key, [other]);
  }
  const isMet = (row: StatementRow) =>
    byThing.get(thingOf(row))?.some(({ from, until }) => row.from < addDays(until, 1) && from <= row.until);
  return rows.find(isMet) ?? null;
}

function thingOf({ grouping, product, reference, resourceId, description }: StatementRow): string {
  return JSON.stringify([grouping, product, reference, resourceId ?? description]);
}
