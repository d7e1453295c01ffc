/** One statement, held against the invoice: its sums, and its lines with what can be done about each. */
import { useMemo, useState } from 'react';
import { compile } from '../../../filter/match.js';
import { parse } from '../../../filter/parse.js';
import { money } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { Icon } from '../../../parts/icon.js';
import { printPage } from '../../../parts/printing.js';
import { QueryLink } from '../../../parts/section.js';
import { Empty, ProblemLine, Skeleton, isLost } from '../../../parts/states.js';
import { go, hrefTo, root, useParam } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { allows, useToken } from '../../../shell/scope.js';
import { DeleteStatement } from '../delete-statement.js';
import { ImportDialog, importOpener } from '../import/lazy-import.js';
import { AccountLines } from '../list/account-lines.js';
import { formWords, statementPeriod } from '../words.js';
import { CopyQuestions } from './copy-questions.js';
import { lineFilters } from './line-filters.js';
import { LineList } from './line-list.js';
import { Sums } from './sums.js';
import { useStatement } from './use-statement.js';

export function OneStatement({ id }: { id: string }) {
  const { result, statement, lines, isGone } = useStatement(id);
  const mayWrite = allows(useToken(), 'HOSTING_WRITE');
  const [importing, setImporting] = useParam('import');
  const [isDeleting, setDeleting] = useState(false);
  const [text, setText] = useParam('q');
  const shown = useMemo(() => lines.filter(compile(parse(text ?? ''), lineFilters).matches), [lines, text]);
  const dialog = importing !== null && mayWrite && (
    <ImportDialog onClose={() => setImporting(null, { replace: true })} />
  );
  if (isGone) {
    return (
      <>
        <Empty
          icon="statement"
          title="This statement is not here"
          way={
            <Link className="button primary" href={hrefTo('statements')}>
              See all statements
            </Link>
          }
        >
          It was deleted, or your token may not read all of its accounts. Import its file to get it back.
        </Empty>
        {dialog}
      </>
    );
  }
  return (
    <div className="statements statement">
      <div className="statement-head">
        <Link className="small statement-back no-print" href={hrefTo('statements')}>
          <Icon name="previous" /> All statements
        </Link>
        <div className="section-head">
          <h2 className="statement-title">{statement ? statementPeriod(statement) : <Skeleton width={14} />}</h2>
          {statement && (
            <span className="section-note">
              {formWords[statement.form]}, imported {time(statement.importedAt, 'date')}
            </span>
          )}
          <div className="section-tools no-print">
            {statement && (
              <>
                <CopyQuestions lines={lines} isReading={result.isGrowing} />
                <a className="button" href={`${root}/export/statement.csv?id=${encodeURIComponent(id)}`} download>
                  <Icon name="download" /> CSV
                </a>
                <button type="button" className="button" onClick={() => void printPage()}>
                  <Icon name="print" /> <span className="tool-word">Print</span>
                </button>
                {mayWrite && (
                  <>
                    <button
                      type="button"
                      className="button"
                      {...importOpener}
                      onClick={() => setImporting('yes', { replace: true })}
                    >
                      <Icon name="upload" /> <span className="tool-word">Import again</span>
                    </button>
                    <button type="button" className="button" onClick={() => setDeleting(true)}>
                      <Icon name="trash" /> <span className="tool-word">Delete…</span>
                    </button>
                  </>
                )}
              </>
            )}
            <QueryLink operation={result.operation} of="the statement" />
          </div>
        </div>
        {statement && <AccountLines groupings={statement.groupings} />}
      </div>
      <ProblemLine result={result} />
      {statement ? (
        <>
          <Sums comparison={statement.comparison} text={text ?? ''} onText={(next) => setText(next || null)} />
          <LineList
            statement={statement}
            lines={shown}
            all={lines}
            isGrowing={result.isGrowing}
            isCut={result.isCut}
            mayWrite={mayWrite}
            text={text ?? ''}
            onText={(next) => setText(next || null, { replace: true })}
          />
        </>
      ) : isLost(result) ? (
        <p className="quiet">Unknown.</p>
      ) : (
        <Skeleton width={40} />
      )}
      {dialog}
      {isDeleting && statement && (
        <DeleteStatement
          statement={statement}
          onClose={() => setDeleting(false)}
          onDone={() => go(hrefTo('statements'), { replace: true })}
        />
      )}
      {statement && (
        <p className="print-only">
          {money(statement.total)} billed, without tax. Differences are the statement less the invoice.
        </p>
      )}
    </div>
  );
}
