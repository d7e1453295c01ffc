/** The records of a CSV file (RFC 4180), with the line on which each begins. */
import { CsvError, parse } from 'csv-parse/sync';
import { isText } from '../../../base/unknown.js';
import { refused } from './refusal.js';

export interface TableRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Records of a file. */
const mostRecords = 20_000;

export function recordsOf(text: string): readonly TableRecord[] {
  const [firstLine = ''] = text.split('\n', 1);
  if (firstLine.split(';').length > firstLine.split(',').length) {
    throw refused('line 1: expected columns separated by commas, but got semicolons, as spreadsheets write them');
  }
  const records: TableRecord[] = [];
  let line = 1;
  for (const cells of parsed(text)) {
    records.push({ line, cells });
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split(/\r\n|[\r\n]/).length - 1, 0);
  }
  while (records.length > 0 && isEmpty(records.at(-1))) records.pop();
  const empty = records.find(isEmpty);
  if (empty) throw refused(`line ${empty.line}: expected a row, but got an empty line`);
  if (records.length > mostRecords) throw refused(`expected ${mostRecords} rows at most, but got ${records.length}`);
  return records;
}

function parsed(text: string): readonly (readonly string[])[] {
  try {
    const rows: unknown = parse(text, { relax_column_count: true });
    if (!Array.isArray(rows)) throw new Error('Expected rows of a table');
    return rows.map((row: unknown) => (Array.isArray(row) ? row.filter(isText) : []));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { lines?: unknown };
    throw refused(
      `${typeof lines === 'number' ? `line ${lines}: ` : ''}expected CSV, but a quotation mark is not closed`,
    );
  }
}

function isEmpty(record: TableRecord | undefined): boolean {
  return record?.cells.length === 1 && record.cells[0]?.trim() === '';
}
