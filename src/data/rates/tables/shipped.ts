/** What ships with the service: the history of both sources, and the snapshot, judged as of its own day. */
import { type EcbHistory, readEcbHistory } from './ecb-history.js';
import { readHistory } from './history.js';
import { judge } from './judge.js';
import { readSnapshot } from './snapshot.js';
import { Tables } from './tables.js';

export interface Shipped {
  /** At least one. */
  readonly tables: Tables;
  readonly ecb: EcbHistory;
}

export function readShipped(known: readonly string[]): Shipped {
  const tables = new Tables();
  for (const table of readHistory(known)) tables.put(table);
  const snapshot = readSnapshot();
  tables.admit(judge(snapshot, 'snapshot', known, tables.before(snapshot.date), new Date(snapshot.date)));
  return { tables, ecb: readEcbHistory(known) };
}
