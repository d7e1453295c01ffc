/** The graph's id of a stored line; the store has the provider's. */
import type { GraphQLSchema } from 'graphql';
import { graphId } from '../../rest/identity/graph-id.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { rowsOf } from '../../rest/schema/fields-of-rows.js';
import { ofEach } from '../../base/of-each.js';
import type { HistoryLine } from './history-line.js';
import type { HistoryAccount } from './snapshots/history-account.js';
import type { SnapshotLine } from './snapshots/snapshot-line.js';

export function resourceIdOf(
  { list, id }: Pick<SnapshotLine, 'list' | 'id'>,
  account: Pick<HistoryAccount, 'api' | 'name'>,
  schema: GraphQLSchema,
): string {
  const row = listsOf(schema).get(`${account.api} ${list}`);
  // What is billed is in lists of a whole account, so that no path is above it.
  return row ? graphId({ row, account, values: {} }, id) : id;
}

/** The ids of lines. */
export function lineIds(schema: GraphQLSchema): (line: HistoryLine) => string {
  return (line) => resourceIdOf(line, line.account, schema);
}

/** The lists by API and path. */
const listsOf = ofEach((schema: GraphQLSchema): ReadonlyMap<string, BoundRow> => {
  const all = [...rowsOf(schema).keys()].filter(({ kind }) => kind === 'list');
  return new Map(all.map((row) => [`${row.dialect.api} ${row.path}`, row]));
});
