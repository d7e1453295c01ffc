/** GET /export/invoice.csv: what a calendar month costs, segment by segment. */
import { invoiceColumns, invoiceRows } from '../../hosting/invoice/export/invoice-csv.js';
import { readInvoice } from '../../hosting/invoice/read-invoice.js';
import { billFilterNames, billFilterOf } from './bill-filter.js';
import { csvExport } from './csv-export.js';

/** Its parameters are the arguments of the field `invoice`. */
export const invoiceExport = csvExport({
  path: '/export/invoice.csv',
  columns: invoiceColumns,
  recordColumn: 'charge',
  names: { ...billFilterNames, once: ['month', 'currency', ...billFilterNames.once] },
  parametersOf: (parameters) => ({
    month: parameters.text('month'),
    currency: parameters.currency(),
    groupBy: [],
    labelKey: null,
    filter: billFilterOf(parameters),
  }),
  async open(exportContext, request) {
    const invoice = await readInvoice(exportContext, request);
    const { month, currency, isComplete } = invoice;
    return {
      name: `invoice-${month.name}-${currency}`,
      headers: { 'x-complete': String(isComplete) },
      rows: invoiceRows(invoice, exportContext.info.schema),
    };
  },
});
