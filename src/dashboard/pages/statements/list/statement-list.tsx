/** The imported statements, with what came of each. */
import { useState } from 'react';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { useQueryEach } from '../../../ask/use-query-each.js';
import { count } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { StatementOutcomeDocument, StatementsDocument } from '../../../generated/graphql.js';
import { Icon } from '../../../parts/icon.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { Section } from '../../../parts/section.js';
import { Skeleton } from '../../../parts/states.js';
import { hrefTo, useParam } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { allows, useToken } from '../../../shell/scope.js';
import { DeleteStatement } from '../delete-statement.js';
import { ImportDialog, importOpener } from '../import/lazy-import.js';
import { decimalsOf, exactMoney, formWords, type StatementHead, statementPeriod } from '../words.js';
import { EdgeMonths } from './edge-months.js';
import { AccountLines } from './account-lines.js';
import { NoStatements } from './no-statements.js';
import { Outcome, OutcomeDifference } from './outcome.js';

/** The statements of a year: each of them is compared. */
const first = 12;

export function StatementList() {
  const result = useGraphQuery(StatementsDocument, {});
  const mayWrite = allows(useToken(), 'HOSTING_WRITE');
  const [isAll, setAll] = useState(false);
  const [importing, setImporting] = useParam('import');
  const [deleting, setDeleting] = useState<StatementHead | null>(null);
  const statements = result.data?.hosting.statements;
  const shown = (statements ?? []).slice(0, isAll ? undefined : first);
  const outcomes = useQueryEach(StatementOutcomeDocument, Object.fromEntries(shown.map(({ id }) => [id, { id }])));
  const differences = [...(outcomes.data?.values() ?? [])].map(
    ({ hosting }) => hosting.statement.comparison.difference,
  );
  const decimals = decimalsOf([...shown.map(({ total }) => total), ...differences]);
  const older = statements === undefined ? null : statements.length - shown.length;
  const importButton = mayWrite && (
    <button
      type="button"
      className={`button ${statements?.length === 0 ? 'primary' : ''}`}
      {...importOpener}
      onClick={() => setImporting('yes', { replace: true })}
    >
      <Icon name="upload" /> Import a statement
    </button>
  );
  return (
    <div className="statements">
      <Section title="Imported statements" result={result} tools={importButton}>
        {statements === undefined ? (
          <Skeleton width={30} />
        ) : statements.length === 0 ? (
          <NoStatements mayImport={mayWrite} />
        ) : (
          <table className="statement-list">
            <thead>
              <tr>
                <th scope="col">Period</th>
                <th scope="col" className="statement-wide">
                  Accounts
                </th>
                <th scope="col" className="end statement-wide">
                  Rows
                </th>
                <th scope="col" className="end">
                  Billed, without tax
                </th>
                <th scope="col">Compared with the invoice</th>
                <th scope="col" className="end statement-middle">
                  Difference
                </th>
                <th scope="col" className="end statement-wide">
                  Imported
                </th>
                {mayWrite && (
                  <th scope="col" className="end statement-middle">
                    Act
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map((statement) => {
                const outcome = outcomes.data?.get(statement.id)?.hosting.statement.comparison;
                return (
                  <tr key={statement.id}>
                    <th scope="row">
                      <Link className="strong" href={hrefTo('statements', { open: statement.id })}>
                        {statementPeriod(statement)}
                      </Link>
                      <div className="small quiet">{formWords[statement.form]}</div>
                    </th>
                    <td className="statement-wide">
                      <AccountLines groupings={statement.groupings} />
                    </td>
                    <td className="end quiet statement-wide">{count(statement.rowCount)}</td>
                    <td className="end">{exactMoney(statement.total, decimals)}</td>
                    <td>
                      <Outcome of={outcome} isBusy={outcomes.isBusy} />
                    </td>
                    <td className="end statement-middle">
                      <OutcomeDifference of={outcome} isBusy={outcomes.isBusy} decimals={decimals} />
                    </td>
                    <td className="end quiet statement-wide">{time(statement.importedAt, 'date')}</td>
                    {mayWrite && (
                      <td className="end statement-middle">
                        <button type="button" className="button small" onClick={() => setDeleting(statement)}>
                          Delete…
                          <span className="hidden-text">
                            {' '}
                            <OutsideText>{statementPeriod(statement)}</OutsideText>
                          </span>
                        </button>
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
        {older !== null && older > 0 && (
          <button type="button" className="button" onClick={() => setAll(true)}>
            Show {count(older)} older
          </button>
        )}
        {!mayWrite && <p className="small quiet">A token with hosting:write can import statements.</p>}
      </Section>
      <EdgeMonths />
      {importing !== null && mayWrite && <ImportDialog onClose={() => setImporting(null, { replace: true })} />}
      {deleting && <DeleteStatement statement={deleting} onClose={() => setDeleting(null)} onDone={result.again} />}
    </div>
  );
}
