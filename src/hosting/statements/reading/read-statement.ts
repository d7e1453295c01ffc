/** Reads the file of a statement, of which nothing is guessed. */
import { shown } from '../../../base/errors.js';
import { type Statement, StatementForm } from '../statement.js';
import { isOfEightColumns, rowOfEightColumns } from './eight-columns.js';
import { headerText, isHeader, itemisedRow } from './itemised.js';
import { Notation } from './notation.js';
import { refused } from './refusal.js';
import { type TableRecord, recordsOf } from './table.js';
import { textOf } from './text.js';

/** Providers write four; a file may end without a line break. */
const fourDecimals = /\.\d{4}$/;

/** Throws an error for the caller, with the place and what was expected there. */
export function readStatement(bytes: Uint8Array): Statement {
  const text = textOf(bytes);
  const statement = statementIn(recordsOf(text));
  const last = statement.rows.at(-1);
  if (last && !text.endsWith('\n') && !fourDecimals.test(last.total)) {
    throw refused(`line ${last.line}: expected the end of the line, but the file ends within it`);
  }
  return statement;
}

function statementIn([first, ...others]: readonly TableRecord[]): Statement {
  const notation = new Notation();
  if (!first) throw refused('expected rows, but got none');
  if (isHeader(first)) {
    const rows = others.map((record) => itemisedRow(first, record, notation));
    if (rows.length === 0) throw refused('expected rows below the header, but got none');
    return { form: StatementForm.ITEMISED, currency: currencyOf(notation), rows };
  }
  if (isOfEightColumns(first)) {
    const rows = [first, ...others].map((record) => rowOfEightColumns(record, notation));
    return { form: StatementForm.EIGHT_COLUMNS, currency: currencyOf(notation), rows };
  }
  throw refused(
    `line 1: expected the header ${headerText}, or the eight columns of an invoice without a header, but got ${shown(first.cells.join(','))}`,
  );
}

function currencyOf({ currency }: Notation): string {
  if (currency === null) throw refused('expected a row that names its currency, but got none');
  return currency;
}
