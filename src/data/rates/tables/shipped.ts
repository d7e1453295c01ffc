/**
 * The tables that ship with the service: the history of both sources, and the snapshot. Each is judged as of its day:
 * later tables may clear what was doubtful.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from '../sync/providers/currency-api.js';
import type { RawTable } from '../sync/providers/provider.js';
import { pastCodes } from '../past/past-currencies.js';
import { type EcbHistory, readEcbHistory } from './ecb-history.js';
import { readHistory } from './history.js';
import { Book } from './book.js';
import { ecbName, rateSources } from '../sources.js';
import { allSeries } from './series.js';
import { Tables } from './tables.js';

export interface Shipped {
  /** At least one. */
  readonly tables: Tables;
  readonly ecb: EcbHistory;
}

export function readShipped(known: readonly string[]): Shipped {
  const tables = new Tables();
  for (const table of readHistory([...known, ...pastCodes])) tables.put(table);
  const snapshot = readSnapshot();
  const ecb = readEcbHistory([...known, ...pastCodes]);
  const book = new Book(known, allSeries(rateSources, tables, ecb, ecbName));
  tables.admit(book.judge(snapshot, 'snapshot', new Date(snapshot.date)));
  return { tables, ecb };
}

/** The snapshot comes from a package, so that a first start needs no network. */
function readSnapshot(): RawTable {
  const path = createRequire(import.meta.url).resolve('@fawazahmed0/currency-api/v1/currencies/usd.json');
  return parse(readFileSync(path, 'utf8'));
}
