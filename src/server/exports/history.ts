/** GET /export/history.csv: the bill over time. */
import { BillGroupBy } from '../../hosting/bill/grouping.js';
import { HistoryPeriod, HistoryRates } from '../../hosting/history/bill-history.js';
import { historyColumns, historyRows } from '../../hosting/history/history-csv.js';
import { makeHistory } from '../../hosting/history/make-history.js';
import { billFilterNames, billFilterOf } from './bill-filter.js';
import { csvExport } from './csv-export.js';

/** Its parameters are the arguments of the field `billHistory`. */
export const historyExport = csvExport({
  path: '/export/history.csv',
  columns: historyColumns,
  recordColumn: 'from',
  names: {
    once: ['from', 'to', 'every', 'currency', 'rates', 'labelKey', ...billFilterNames.once],
    several: ['groupBy', ...billFilterNames.several],
  },
  parametersOf: (parameters) => ({
    from: parameters.requiredDay('from'),
    to: parameters.day('to'),
    by: parameters.word('every', Object.values(HistoryPeriod)) ?? HistoryPeriod.DAY,
    currency: parameters.currency(),
    rates: parameters.word('rates', Object.values(HistoryRates)) ?? HistoryRates.THAT_DAY,
    groupBy: parameters.words('groupBy', Object.values(BillGroupBy)) ?? [],
    labelKey: parameters.text('labelKey'),
    filter: billFilterOf(parameters),
  }),
  async open(exportContext, request) {
    const history = await makeHistory(exportContext, request);
    const { currency, firstDay, lastDay, periods } = history;
    const isComplete = firstDay !== null && periods.every((period) => period.isComplete);
    return {
      name: `history-${currency}-${request.from}-${request.to ?? lastDay}`,
      headers: { 'x-complete': String(isComplete) },
      rows: historyRows(history),
    };
  },
});
