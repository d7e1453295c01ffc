/** The columns of compared lines. */
import { accountLabel } from '../../../format/account-label.js';
import { billKinds } from '../../../format/bill-kinds.js';
import { compare, symbolOf } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import type { Column } from '../../../parts/grid/columns.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { Status } from '../../../parts/status.js';
import { causeText, type ComparedLine, exactDifference, exactFigure, knownOf, toneOf, verdictWords } from '../words.js';

/** Its place in the table; the act of a line is beside them. */
export interface LineColumn extends Column<ComparedLine> {
  readonly className?: string;
}

export function columnsOf(currency: string, decimals: number): readonly LineColumn[] {
  const symbol = symbolOf(currency);
  return [
    {
      id: 'name',
      header: 'Resource',
      width: 0,
      priority: 1,
      cell: (line) => <LineName line={line} />,
      sortBy: ({ name }) => name,
    },
    {
      id: 'verdict',
      header: 'Verdict',
      width: 0,
      priority: 1,
      className: 'statement-verdict-cell',
      cell: (line) => <VerdictPart line={line} />,
      sortBy: ({ verdict }) => verdictWords[verdict],
    },
    {
      id: 'cause',
      header: 'Likely cause',
      width: 0,
      priority: 3,
      className: 'statement-cause',
      cell: ({ cause }) => cause !== null && causeText(cause),
      sortBy: ({ cause }) => cause && causeText(cause),
    },
    {
      id: 'statement',
      header: `Statement ${symbol}`,
      width: 0,
      priority: 2,
      align: 'end',
      className: 'statement-middle',
      cell: (line) => <Billed line={line} decimals={decimals} />,
      sortBy: ({ theirs }) => Number(theirs.amount),
    },
    {
      id: 'invoice',
      header: `Invoice ${symbol}`,
      width: 0,
      priority: 2,
      align: 'end',
      className: 'statement-middle',
      cell: (line) => <Invoiced line={line} decimals={decimals} />,
      sortBy: ({ ours }) => (ours === null ? null : Number(ours.amount)),
    },
    {
      id: 'difference',
      header: `Difference ${symbol}`,
      width: 0,
      priority: 1,
      align: 'end',
      cell: (line) => <Difference line={line} decimals={decimals} />,
      sortBy: ({ difference }) => (difference === null ? null : Math.abs(Number(difference.amount))),
    },
  ];
}

/** The cause beneath it is for where there is no column of causes. */
export function VerdictPart({ line }: { line: ComparedLine }) {
  return (
    <>
      <Status tone={toneOf(line)}>{verdictWords[line.verdict]}</Status>
      {line.cause !== null && <span className="small quiet statement-cause-below">{causeText(line.cause)}</span>}
    </>
  );
}

export function LineName({ line }: { line: ComparedLine }) {
  const { name, kind, isSetup, providerId, api, accountName, months } = line;
  const known = [kind === null ? null : billKinds[kind], isSetup ? 'its order' : null, providerId];
  return (
    <span className="statement-name">
      <span className="strong">
        <OutsideText>{name === '' ? 'Without a name' : name}</OutsideText>
      </span>
      <span className="small quiet">
        {known.filter((one) => one !== null).join(', ')}
        {api !== null && accountName !== null && (
          <>
            {', '}
            <OutsideText>{accountLabel(api, accountName)}</OutsideText>
          </>
        )}
        {months.length > 1 && ` ${months.map((month) => time(`${month}-01`, 'month')).join(', ')}`}
      </span>
    </span>
  );
}

interface AmountProps {
  readonly line: ComparedLine;
  /** The least that are shown, so that those of a column stand in line. */
  readonly decimals: number;
}

/** Zero is an amount of the statement only where it has a row. */
export function Billed({ line: { rows, theirs }, decimals }: AmountProps) {
  return rows.length === 0 ? <span className="quiet">not billed</span> : exactFigure(theirs, decimals);
}

export function Invoiced({ line: { verdict, ours, isAtLeast, segments }, decimals }: AmountProps) {
  if (ours === null) return <span className="warn">unknown</span>;
  if (compare(ours.amount, '0') === 0) {
    // Its segments are charged beside the row that bills them first.
    if (verdict === 'BILLED_TWICE') return <span className="quiet">not twice</span>;
    if (segments.length === 0) return <span className="quiet">not on it</span>;
  }
  if (knownOf(ours, isAtLeast) === null) return <span className="warn">unknown</span>;
  return (
    <>
      {isAtLeast && <span className="small quiet">at least </span>}
      {exactFigure(ours, decimals)}
    </>
  );
}

export function Difference({ line: { difference }, decimals }: AmountProps) {
  if (difference === null) return <span className="quiet">unknown</span>;
  return <span className="strong">{exactDifference(difference, decimals)}</span>;
}
