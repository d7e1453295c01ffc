/** GET /export/bill.csv: the lines of the bill as a table. */
import { dateOf } from '../../base/dates.js';
import { billColumns, billRows } from '../../hosting/bill/bill-csv.js';
import { type BillOptions, makeBill } from '../../hosting/bill/make-bill.js';
import { csvExport } from './csv-export.js';
import { billFilterNames, billFilterOf } from './bill-filter.js';
import type { ExportParameters } from './parameters.js';

/** Its parameters are the arguments of the field `bill`. */
export const billExport = csvExport({
  path: '/export/bill.csv',
  columns: billColumns,
  recordColumn: 'kind',
  names: { ...billFilterNames, once: ['currency', 'maxAge', ...billFilterNames.once] },
  parametersOf,
  async open(exportContext, parameters) {
    const bill = await makeBill(exportContext, parameters);
    const day = dateOf(exportContext.context.upstreams.clock.now());
    return { name: `bill-${bill.currency}-${day}`, rows: billRows(bill) };
  },
});

function parametersOf(parameters: ExportParameters): BillOptions {
  return {
    currency: parameters.currency(),
    groupBy: [],
    labelKey: null,
    maxAge: parameters.seconds('maxAge', 60),
    filter: billFilterOf(parameters),
  };
}
