/** GET /export/statement.csv: a statement, held against the invoices of its months, line by line. */
import { comparedStatement, statementSources } from '../../hosting/statements/comparison/compared-statement.js';
import { isDisputed } from '../../hosting/statements/comparison/compared-line.js';
import { comparisonColumns, comparisonRows } from '../../hosting/statements/comparison/comparison-table.js';
import { byDifference } from '../../hosting/statements/comparison/sums.js';
import { StatementVerdict } from '../../hosting/statements/comparison/verdict.js';
import { readableStatement } from '../../hosting/statements/readable-statements.js';
import { csvExport } from './csv-export.js';

/** Its parameters are the arguments of the field `statement`, and of the lines of its comparison. */
export const statementExport = csvExport({
  path: '/export/statement.csv',
  columns: comparisonColumns,
  recordColumn: 'verdict',
  names: { once: ['id', 'disputed'], several: ['verdicts'] },
  parametersOf: (parameters) => ({
    id: parameters.requiredText('id', 'the id of a statement'),
    verdicts: parameters.words('verdicts', Object.values(StatementVerdict)),
    disputed: parameters.text('disputed') === null ? null : parameters.yes('disputed', true),
  }),
  async open(exportContext, { id, verdicts, disputed }) {
    const { statement } = await readableStatement(exportContext, id);
    const compared = await comparedStatement.of(statementSources(exportContext), statement);
    const lines = [...(compared.lines ?? [])].sort(byDifference);
    const wanted = lines.filter(
      (line) => (!verdicts || verdicts.includes(line.verdict)) && (disputed === null || isDisputed(line) === disputed),
    );
    return {
      name: `statement-${statement.currency}-${statement.from}-${statement.until}`,
      headers: { 'x-complete': String(wanted.every(({ difference }) => difference !== null)) },
      rows: comparisonRows(wanted, statement.currency),
    };
  },
});
