/** GET /export/servers.csv: the servers of all accounts, with what they cost. */
import { dateOf } from '../../base/dates.js';
import { BillKind } from '../../hosting/bill/kind.js';
import { makeBill } from '../../hosting/bill/make-bill.js';
import { serverColumns, serverRows } from '../../hosting/machines/servers-csv.js';
import { billFilterNames, billFilterOf } from './bill-filter.js';
import { csvExport } from './csv-export.js';

/** Its parameters are those of the bill, whose lines for servers it has. */
export const serversExport = csvExport({
  path: '/export/servers.csv',
  columns: serverColumns,
  recordColumn: 'id',
  names: {
    once: ['currency', 'maxAge', ...billFilterNames.once],
    several: billFilterNames.several.filter((name) => name !== 'kinds'),
  },
  parametersOf: (parameters) => ({
    currency: parameters.currency(),
    groupBy: [],
    labelKey: null,
    maxAge: parameters.seconds('maxAge', 60),
    filter: { ...billFilterOf(parameters), kinds: [BillKind.SERVER] },
  }),
  async open(exportContext, options) {
    const bill = await makeBill(exportContext, options);
    const isComplete = bill.isComplete && bill.allUnknown.length === 0;
    return {
      name: `servers-${dateOf(exportContext.context.upstreams.clock.now())}`,
      headers: { 'x-complete': String(isComplete) },
      rows: serverRows(bill),
    };
  },
});
