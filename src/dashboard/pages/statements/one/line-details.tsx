/** Shows what a compared line is made of: the rows of the statement, and the segments of the invoice. */
import { count, figure } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { assumptionWords } from '../../costs/lines/segment-words.js';
import { reasons } from '../../costs/prices/lines.js';
import { daysName } from '../../costs/view/period.js';
import { causeText, type ComparedLine, exactMoney, exactFigure, knownOf, verdictWords } from '../words.js';

export function LineDetails({ line }: { line: ComparedLine }) {
  const { verdict, cause, rows, segments, assumptions, theirs, ours, isAtLeast } = line;
  const known = knownOf(ours, isAtLeast);
  return (
    <div className="statement-details">
      <p className="statement-short">
        {verdictWords[verdict]}: statement {rows.length === 0 ? 'not billed' : exactMoney(theirs)}, invoice{' '}
        {known === null ? 'unknown' : `${isAtLeast ? 'at least ' : ''}${exactMoney(known)}`}.
        {cause !== null && ` ${causeText(cause)}.`}
      </p>
      <section aria-label="On the statement">
        <h3>On the statement</h3>
        {rows.length === 0 ? (
          <p className="quiet">No row of it.</p>
        ) : (
          <ul>
            {rows.map((row) => (
              <li key={row.line}>
                <span>
                  <span className="quiet">Row {count(row.line)}</span> <OutsideText>{row.product}</OutsideText>,{' '}
                  {daysName(row.from, row.until)}, {figure(row.quantity)} <OutsideText>{row.unit}</OutsideText>
                </span>
                <span className="end">{exactFigure({ amount: row.total, currency: theirs.currency })}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label="On the invoice">
        <h3>On the invoice</h3>
        {segments.length === 0 ? (
          <p className="quiet">No segment of it.</p>
        ) : (
          <ul>
            {segments.map((segment, place) => (
              <li key={place}>
                <span>
                  <OutsideText>{segment.product ?? line.name}</OutsideText>, {time(segment.from, 'moment')} to{' '}
                  {segment.until === null ? 'the end of the month' : time(segment.until, 'moment')}
                  {segment.hours > 0 && `, ${count(segment.hours)} begun hours`}
                </span>
                <span className="end">
                  {segment.amount?.net ? exactFigure(segment.amount.net) : <span className="warn">unknown</span>}
                </span>
                {segment.unknownReason !== null && <span className="small warn">{reasons[segment.unknownReason]}</span>}
              </li>
            ))}
          </ul>
        )}
        {assumptions.length > 0 && (
          <p className="small warn">◐ Assumed: {assumptions.map((one) => assumptionWords[one]).join('; ')}</p>
        )}
      </section>
    </div>
  );
}
