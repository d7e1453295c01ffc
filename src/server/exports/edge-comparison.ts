/** GET /export/edge-comparison.csv: what the provider of the edge states of a month, held against its invoice. */
import { edgeColumns, edgeRows } from '../../hosting/statements/edge/edge-table.js';
import { makeEdgeComparison } from '../../hosting/statements/edge/make-edge-comparison.js';
import { csvExport } from './csv-export.js';

/** Its parameters are the arguments of the field `edgeComparison`. */
export const edgeComparisonExport = csvExport({
  path: '/export/edge-comparison.csv',
  columns: edgeColumns,
  recordColumn: 'verdict',
  names: { once: ['month', 'maxAge'], several: ['accounts'] },
  parametersOf: (parameters) => ({
    month: parameters.text('month'),
    accounts: parameters.list('accounts'),
    maxAge: parameters.seconds('maxAge', 60),
  }),
  async open(exportContext, request) {
    const { allLines, month, isComplete } = await makeEdgeComparison(exportContext, request);
    return {
      name: `edge-comparison-${month}`,
      headers: { 'x-complete': String(isComplete) },
      rows: edgeRows(allLines),
    };
  },
});
