/** A table whose rows come one after the other, and its text as CSV, piece by piece. */
import { type Cell, csv } from './csv.js';

export type TableRow<Column extends string> = { readonly [Name in Column]?: Cell };

export interface Table<Column extends string> {
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<TableRow<Column>> | Iterable<TableRow<Column>>;
}

/** Characters of a piece. */
const piece = 32 * 1024;

export async function* csvPieces<Column extends string>({ columns, rows }: Table<Column>): AsyncGenerator<string> {
  let text = csv([columns]);
  for await (const row of rows) {
    text += csv([columns.map((column) => row[column] ?? null)]);
    if (text.length < piece) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
