/** The sums of a comparison: in all, and of each verdict, which filters the lines below. */
import type { ReactNode } from 'react';
import { count, counted } from '../../../format/money.js';
import { signedMoney } from '../../../format/signed.js';
import { inMinorUnits, symbolOf } from '../../../format/money.js';
import { Status } from '../../../parts/status.js';
import {
  type StatementSums,
  decimalsOf,
  exactDifference,
  exactFigure,
  exactMoney,
  knownOf,
  toneOf,
  verdictWords,
} from '../words.js';
import { type LinePart, partIn, withPart } from './line-filters.js';

interface SumsProps {
  readonly comparison: StatementSums;
  /** The filter of the lines. */
  readonly text: string;
  onText(text: string): void;
}

export function Sums({ comparison, text, onText }: SumsProps) {
  const { verdicts, theirs, ours, difference, disputedCount, lineCount, apartCount, apart } = comparison;
  const part = partIn(
    text,
    verdicts.map(({ verdict }) => verdict),
  );
  const choose = (next: LinePart) => onText(withPart(text, next === part ? null : next));
  const compared = lineCount - apartCount;
  const known = knownOf(ours, apartCount > 0);
  const symbol = symbolOf(theirs.currency);
  const decimals = decimalsOf(verdicts.flatMap((sum) => [sum.theirs, sum.ours, sum.difference]));
  return (
    <div className="statement-sums">
      <dl className="statement-figures">
        <SumFigure title="Statement" figure={exactMoney(theirs)}>
          Billed, without tax, in {counted(lineCount, 'line', 'lines')}.
        </SumFigure>
        <SumFigure
          title="Invoice"
          figure={known === null ? 'Unknown' : <AtLeast is={apartCount > 0}>{exactMoney(known)}</AtLeast>}
        >
          Made here, without tax{apartCount > 0 && known !== null && ', as far as it is known'}.
        </SumFigure>
        <SumFigure title="Difference" figure={compared === 0 ? 'Unknown' : signedMoney(inMinorUnits(difference))}>
          {compared === 0 ? 'No line was compared.' : `Of ${counted(compared, 'compared line', 'compared lines')}.`}
        </SumFigure>
        <SumFigure title="In dispute" figure={compared === 0 ? 'Unknown' : counted(disputedCount, 'line', 'lines')}>
          {disputedCount > 0 && (
            <button
              type="button"
              className="button link no-print"
              aria-pressed={part === 'DISPUTED'}
              onClick={() => choose('DISPUTED')}
            >
              {part === 'DISPUTED' ? 'Show all lines' : 'Show only these'}
            </button>
          )}
        </SumFigure>
        {apartCount > 0 && (
          <SumFigure title="Not compared" figure={counted(apartCount, 'line', 'lines')}>
            {signedMoney(inMinorUnits(apart))} against what is known here, not in the difference.
          </SumFigure>
        )}
      </dl>
      <table className="statement-verdicts">
        <thead>
          <tr>
            <th scope="col">Verdict</th>
            <th scope="col" className="end">
              Lines
            </th>
            <th scope="col" className="end statement-middle">
              Statement {symbol}
            </th>
            <th scope="col" className="end statement-middle">
              Invoice {symbol}
            </th>
            <th scope="col" className="end">
              Difference {symbol}
            </th>
          </tr>
        </thead>
        <tbody>
          {verdicts.map((sum) => (
            <tr key={sum.verdict} data-open={part === sum.verdict ? '' : undefined}>
              <th scope="row">
                <button
                  type="button"
                  className="button plain small statement-verdict"
                  aria-pressed={part === sum.verdict}
                  onClick={() => choose(sum.verdict)}
                >
                  <Status tone={toneOf({ verdict: sum.verdict, isDisputed: true })}>{verdictWords[sum.verdict]}</Status>
                </button>
              </th>
              <td className="end">{count(sum.lineCount)}</td>
              <td className="end statement-middle">{exactFigure(sum.theirs, decimals)}</td>
              <td className="end statement-middle">
                <SumOfInvoice sum={sum} decimals={decimals} />
              </td>
              <td className="end strong">
                {sum.apartCount === sum.lineCount ? (
                  <span className="quiet">unknown</span>
                ) : (
                  exactDifference(sum.difference, decimals)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SumOfInvoiceProps {
  readonly sum: Pick<StatementSums, 'ours' | 'apartCount'>;
  readonly decimals: number;
}

function SumOfInvoice({ sum: { ours, apartCount }, decimals }: SumOfInvoiceProps) {
  const known = knownOf(ours, apartCount > 0);
  if (known === null) return <span className="quiet">unknown</span>;
  return <AtLeast is={apartCount > 0}>{exactFigure(known, decimals)}</AtLeast>;
}

interface SumFigureProps {
  readonly title: string;
  readonly figure: ReactNode;
  readonly children?: ReactNode;
}

function SumFigure({ title, figure, children }: SumFigureProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className="statement-figure">{figure}</dd>
      <dd className="small quiet">{children}</dd>
    </div>
  );
}

function AtLeast({ is, children }: { is: boolean; children: ReactNode }) {
  return (
    <>
      {is && <span className="at-least">at least </span>}
      {children}
    </>
  );
}
