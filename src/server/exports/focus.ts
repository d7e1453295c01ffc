/** GET /export/focus.csv: the invoice of a month in the columns of FOCUS. */
import { focusColumns } from '../../hosting/focus/columns.js';
import { focusRows } from '../../hosting/focus/focus-rows.js';
import { invoiceIds } from '../../hosting/focus/invoice-ids.js';
import { readInvoice } from '../../hosting/invoice/read-invoice.js';
import { billFilterNames, billFilterOf } from './bill-filter.js';
import { csvExport } from './csv-export.js';

/** Any will do that has rates, as the amounts stay in the currency of their price. */
const currency = 'EUR';

export const focusExport = csvExport({
  path: '/export/focus.csv',
  columns: focusColumns,
  recordColumn: 'ChargeCategory',
  names: { ...billFilterNames, once: ['month', ...billFilterNames.once] },
  parametersOf: (parameters) => ({
    month: parameters.text('month'),
    currency,
    groupBy: [],
    labelKey: null,
    filter: billFilterOf(parameters),
  }),
  async open(exportContext, request) {
    const invoice = await readInvoice(exportContext, request);
    const { schema } = exportContext.info;
    return {
      name: `focus-${invoice.month.name}`,
      headers: { 'x-complete': String(invoice.isComplete), 'x-unknown-lines': String(invoice.unknownCount) },
      rows: focusRows(invoice, { schema, invoiceIdOf: await invoiceIds(exportContext, invoice) }),
    };
  },
});
