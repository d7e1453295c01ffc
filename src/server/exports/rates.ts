/** GET /export/rates.csv: exchange rates, for everybody. */
import { RateSourceName, sourceNamed } from '../../data/rates/source-argument.js';
import { basedTable } from '../../data/rates/based-table.js';
import { rateColumns, rateRows } from '../../data/rates/rates-csv.js';
import { csvExport } from './csv-export.js';

/** Its parameters are the arguments of the field `rates`. */
export const ratesExport = csvExport({
  path: '/export/rates.csv',
  isPublic: true,
  columns: rateColumns,
  recordColumn: 'code',
  names: { once: ['base', 'date', 'source'], several: [] },
  parametersOf(parameters) {
    const day = parameters.day('date');
    const source = sourceNamed(parameters.word('source', Object.values(RateSourceName)));
    return { base: parameters.currency('base'), day: day === null ? null : new Date(day), source };
  },
  async open({ context }, wanted) {
    const table = basedTable(context, wanted);
    return Promise.resolve({ name: `rates-${table.base}-${table.date}`, rows: rateRows(table) });
  },
});
