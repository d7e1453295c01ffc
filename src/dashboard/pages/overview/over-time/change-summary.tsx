/** Summarises the changes between two days: the difference, each reason with its amount, and what is unknown. */
import { count, money, unlessUnknown } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { type CostChange, isZero, reasonWords, restOf, signed, signedMoney } from './change.js';
import { GapList } from '../../costs/data/gap-list.js';

interface SummaryProps {
  readonly change: CostChange;
  /** The day of the first snapshot. */
  readonly firstDay: string | null;
}

export function ChangeSummary({ change, firstDay }: SummaryProps) {
  const { from, to, currency, gaps, byReason } = change;
  const difference = change.difference?.gross ?? null;
  if (difference === null) {
    return (
      <>
        <p className="strong">Unknown</p>
        <p className="small quiet">
          {firstDay !== null && firstDay > from
            ? `The first snapshot is from ${time(firstDay, 'plainDate')}.`
            : `This needs the snapshots of ${time(from, 'plainDay')} and ${time(to, 'plainDay')}.`}
        </p>
        <GapList gaps={gaps} />
      </>
    );
  }
  const reasons = byReason.flatMap(({ reason, lineCount, amount }) =>
    amount?.gross ? [{ reason, lineCount, amount: amount.gross }] : [],
  );
  const rest = restOf(
    difference,
    reasons.map(({ amount }) => amount),
  );
  const after = unlessUnknown(change.after?.gross?.rounded.amount ?? null, change.unknownCount === 0);
  return (
    <>
      <p className="strong" role="status">
        {headline(change, signed(difference, currency), isZero(difference))}
      </p>
      <p className="small quiet">
        {time(from, 'plainDay')} to {time(to, 'plainDay')}
        {after !== null && `, to ${money({ amount: after, currency })} a month`}
      </p>
      {reasons.length > 0 && (
        <table className="change-reasons">
          <tbody>
            {reasons.map(({ reason, lineCount, amount }) => (
              <tr key={reason}>
                <th scope="row">
                  {count(lineCount)} {reasonWords[reason]}
                </th>
                <td className="end">{signed(amount, currency)}</td>
              </tr>
            ))}
            {rest !== null && (
              <tr>
                <th scope="row" className="quiet">
                  rounding
                </th>
                <td className="end quiet">{signedMoney(rest, currency)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {!change.isComplete && <p className="small warn">Only what is known on both days. Missing:</p>}
      <GapList gaps={gaps} />
    </>
  );
}

/** Several changes may come to nothing, and what is not known may have changed. */
function headline({ byReason, isComplete, unknownCount }: CostChange, text: string, isNothing: boolean): string {
  if (!isNothing) return `${text} a month`;
  if (byReason.length > 0) return 'The changes cancel out';
  return isComplete && unknownCount === 0 ? 'Nothing changed' : 'No known changes';
}
