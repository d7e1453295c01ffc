/** GET /export/change.csv: what changed in the bill between two days, and why. */
import { HistoryRates } from '../../hosting/history/bill-history.js';
import { changeColumns, changeRows } from '../../hosting/history/change/change-csv.js';
import { makeChange } from '../../hosting/history/change/make-change.js';
import { billFilterNames, billFilterOf } from './bill-filter.js';
import { csvExport } from './csv-export.js';

/** Its parameters are the arguments of the field `billChange`. */
export const changeExport = csvExport({
  path: '/export/change.csv',
  columns: changeColumns,
  recordColumn: 'reason',
  names: { ...billFilterNames, once: ['from', 'to', 'currency', 'rates', ...billFilterNames.once] },
  parametersOf: (parameters) => ({
    from: parameters.requiredDay('from'),
    to: parameters.day('to'),
    currency: parameters.currency(),
    rates: parameters.word('rates', Object.values(HistoryRates)) ?? HistoryRates.THAT_DAY,
    filter: billFilterOf(parameters),
    groupBy: [],
    labelKey: null,
  }),
  async open(exportContext, request) {
    const change = await makeChange(exportContext, request);
    const { from, to, currency, isComplete } = change;
    return {
      name: `change-${currency}-${from}-${to}`,
      headers: { 'x-complete': String(isComplete) },
      rows: changeRows(change),
    };
  },
});
