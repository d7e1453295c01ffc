/** The changes of the bill as a table: a row for each line and reason, which add up to the difference. */
import type { TableRow } from '../../../base/csv-table.js';
import { itemTurn } from '../../inventory/in-turns.js';
import type { BillChange } from './bill-change.js';

export const changeColumns = [
  'from',
  'to',
  'api',
  'account',
  'kind',
  'resource_id',
  'name',
  'product_before',
  'product_after',
  'reason',
  'net',
  'gross',
  'currency',
  'rates',
  'line_key',
  'remark',
] as const;

type ChangeCsvRow = TableRow<(typeof changeColumns)[number]>;

export async function* changeRows(change: BillChange): AsyncGenerator<ChangeCsvRow> {
  const { from, to, currency, rates, gaps, difference } = change;
  const common = { from, to, currency, rates };
  if (difference === null) yield { ...common, remark: 'The difference is not known: no account was read on both days' };
  for (const { api, accountName: account, days, error } of gaps) {
    const reason = error === null ? '' : `: ${error}`;
    yield { ...common, api, account, remark: `Not read, or not completely, on ${days.join(', ')}${reason}` };
  }
  for (const line of change.allLines) {
    await itemTurn();
    const { api, accountName: account, kind, resourceId: resource_id, name, key: line_key } = line;
    const { productBefore: product_before, productAfter: product_after } = line;
    const ofLine = { ...common, api, account, kind, resource_id, name, product_before, product_after, line_key };
    for (const { reason, amount } of line.parts) {
      yield { ...ofLine, reason, net: { digits: amount.net.amount }, gross: { digits: amount.gross.amount } };
    }
  }
}
