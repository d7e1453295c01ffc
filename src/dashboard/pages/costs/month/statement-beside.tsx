/** Shows what imported statements say beside the lines of a month, and where they differ. */
import { useMemo, useState } from 'react';
import { count, counted, symbolOf } from '../../../format/money.js';
import { Icon } from '../../../parts/icon.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { useIsPrinting } from '../../../parts/printing.js';
import { QueryLink } from '../../../parts/section.js';
import { ProblemLine, Skeleton } from '../../../parts/states.js';
import { Status } from '../../../parts/status.js';
import { hrefTo } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { Billed, Difference, Invoiced, LineName } from '../../statements/one/line-columns.js';
import { useStatement } from '../../statements/one/use-statement.js';
import {
  decimalsOfLines,
  exactDifference,
  exactFigure,
  type StatementHead,
  statementPeriod,
  toneOf,
  verdictWords,
} from '../../statements/words.js';
import { periodName } from '../view/period.js';
import type { View } from '../view/use-view.js';
import { comparedBy, comparedMonth, type ComparedMonth } from './compared-groups.js';
import { useMonthStatements } from './month-statements.js';

export function StatementsBeside({ view }: { view: View }) {
  const statements = useMonthStatements(view.period) ?? [];
  return statements.map((statement) => <StatementBeside key={statement.id} view={view} statement={statement} />);
}

function StatementBeside({ view, statement: head }: { view: View; statement: StatementHead }) {
  const { result, lines, isGone, statement } = useStatement(head.id);
  const { period, by } = view;
  const month = period.month ?? '';
  const compared = useMemo(() => comparedMonth(lines, month, by), [lines, month, by]);
  const { currency } = head;
  const decimals = decimalsOfLines(lines);
  const symbol = symbolOf(currency);
  if (isGone) return null;
  return (
    <section
      className="section statement-beside"
      id="statement"
      aria-label={`The statement of ${statementPeriod(head)}`}
      aria-busy={result.isBusy || result.isGrowing}
    >
      <div className="section-head">
        <h2>The statement beside it</h2>
        <span className="section-note">
          {periodName(period)}, in {currency} without tax, all accounts of the statement
        </span>
        <div className="section-tools no-print">
          <Link className="button" href={hrefTo('statements', { open: head.id })}>
            <Icon name="statement" /> Open the statement
          </Link>
          <QueryLink operation={result.operation} of="the statement" />
        </div>
      </div>
      <ProblemLine result={result} />
      {statement === undefined ? (
        result.problems.length === 0 ? (
          <Skeleton width={40} />
        ) : (
          <p className="quiet">Unknown.</p>
        )
      ) : (
        <>
          <p className="small" role="status">
            {result.isCut
              ? 'Not all lines could be read: the sums are not those of the month.'
              : result.isGrowing
                ? 'Loading the other lines.'
                : inShort(compared)}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">{comparedBy(by) === 'account' ? 'Account' : 'Kind'}</th>
                <th scope="col" className="statement-wide">
                  Verdict
                </th>
                <th scope="col" className="end statement-middle">
                  Invoice {symbol}
                </th>
                <th scope="col" className="end">
                  Statement {symbol}
                </th>
                <th scope="col" className="end">
                  Difference {symbol}
                </th>
              </tr>
            </thead>
            <tbody>
              {compared.groups.map((group) => (
                <GroupPart key={group.name} group={group} currency={currency} decimals={decimals} />
              ))}
            </tbody>
            {!result.isGrowing && !result.isCut && (
              <tfoot>
                <tr>
                  <th scope="row">All</th>
                  <td className="statement-wide" />
                  <SumCells of={compared} currency={currency} decimals={decimals} />
                </tr>
              </tfoot>
            )}
          </table>
        </>
      )}
    </section>
  );
}

/** `2 lines in dispute. 1 line is only on the statement.` */
function inShort({ disputedCount, onlyTheirs, onlyOurs, apartCount, spanning, groups }: ComparedMonth): string {
  const all = groups.flatMap(({ lines }) => lines).length;
  const parts = [
    apartCount === all ? 'Nothing was compared.' : `${lineWords(disputedCount)} in dispute.`,
    onlyTheirs.length > 0 && `${lineWords(onlyTheirs.length)} only on the statement.`,
    onlyOurs.length > 0 && `${lineWords(onlyOurs.length)} only on the invoice.`,
    apartCount > 0 && apartCount < all && `${lineWords(apartCount)} not compared.`,
    spanning.length > 0 && `${lineWords(spanning.length)} of several months, in no sum here.`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

function lineWords(lines: number): string {
  return counted(lines, 'line', 'lines');
}

interface GroupPartProps {
  readonly group: ComparedMonth['groups'][number];
  readonly currency: string;
  readonly decimals: number;
}

function GroupPart({ group, currency, decimals }: GroupPartProps) {
  const [isChosen, setOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const isOpen = isChosen || isPrinting;
  const { name, lines } = group;
  const disputed = lines.filter(({ isDisputed }) => isDisputed).length;
  return (
    <>
      <tr className="statement-group" data-open={isOpen ? '' : undefined}>
        <th scope="row">
          <div className="statement-resource">
            <button
              type="button"
              className="button plain icon-only statement-twist no-print"
              aria-expanded={isOpen}
              aria-label={`Lines of ${name}`}
              onClick={() => setOpen(!isChosen)}
            >
              <Icon name={isOpen ? 'down' : 'next'} />
            </button>
            <span className="statement-name">
              <span className="strong">
                <OutsideText>{name}</OutsideText>
              </span>{' '}
              <span className="small quiet">{count(lines.length)}</span>
            </span>
          </div>
        </th>
        <td className="statement-wide">
          {disputed > 0 && <Status tone="off">{lineWords(disputed)} in dispute</Status>}
        </td>
        <SumCells of={group} currency={currency} decimals={decimals} />
      </tr>
      {isOpen &&
        lines.map((line) => (
          <tr key={line.key} className="statement-line">
            <th scope="row">
              <LineName line={line} />
            </th>
            <td className="statement-wide">
              <Status tone={toneOf(line)}>{verdictWords[line.verdict]}</Status>
            </td>
            <td className="end statement-middle">
              <Invoiced line={line} decimals={decimals} />
            </td>
            <td className="end">
              <Billed line={line} decimals={decimals} />
              <span className="small quiet statement-invoice-below">
                invoice <Invoiced line={line} decimals={decimals} />
              </span>
            </td>
            <td className="end">
              <Difference line={line} decimals={decimals} />
            </td>
          </tr>
        ))}
    </>
  );
}

interface SumCellsProps {
  readonly of: Pick<ComparedMonth, 'ours' | 'theirs' | 'difference' | 'isAtLeast'>;
  readonly currency: string;
  readonly decimals: number;
}

function SumCells({ of: { ours, theirs, difference, isAtLeast }, currency, decimals }: SumCellsProps) {
  const invoice =
    ours === null ? (
      <span className="warn">unknown</span>
    ) : (
      <>
        {isAtLeast && <span className="small quiet">at least </span>}
        {exactFigure({ amount: ours, currency }, decimals)}
      </>
    );
  return (
    <>
      <td className="end statement-middle">{invoice}</td>
      <td className="end">
        {exactFigure({ amount: theirs, currency }, decimals)}
        <span className="small quiet statement-invoice-below">invoice {invoice}</span>
      </td>
      <td className="end strong">
        {difference === null ? (
          <span className="quiet">unknown</span>
        ) : (
          exactDifference({ amount: difference, currency }, decimals)
        )}
      </td>
    </>
  );
}
