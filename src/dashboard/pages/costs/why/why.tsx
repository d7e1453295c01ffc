/** Why the period costs something else than the other one: reasons that add up to the difference. */
import { compare, count, counted, subtract, sum, symbolOf } from '../../../format/money.js';
import { signedFigure } from '../../../format/signed.js';
import { time } from '../../../format/time.js';
import { Section } from '../../../parts/section.js';
import { Skeleton } from '../../../parts/states.js';
import { isNothing } from '../data/costs.js';
import { GapList } from '../data/gap-list.js';
import type { CostsRead, Why as WhyOf } from '../data/use-costs.js';
import { againstName } from '../figures/figures.js';
import { reasonWord } from '../view/cost-filter.js';
import { narrow } from '../view/narrow.js';
import type { View } from '../view/use-view.js';
import { reasonNames } from './reason-words.js';

export function Why({ view, read }: { view: View; read: CostsRead }) {
  const { why, whyResult, then } = read;
  if (view.comparison.then === null && view.period.month !== null) return null;
  const symbol = symbolOf(read.costs?.currency ?? view.currency);
  const ofDays = why?.days
    ? `${symbol} a month, ${time(why.days.to, 'plainDay')} against ${time(why.days.from, 'plainDay')}`
    : `${symbol} a month`;
  const note = view.period.month === null ? ofDays : `${symbol} against ${againstName(view, read)}`;
  const isUnknown = why === undefined && whyResult.data !== undefined && !whyResult.isBusy;
  return (
    <Section title="Why it changed" note={note} result={whyResult} className="costs-why">
      {isUnknown || (then && then.total === null && view.period.month !== null) ? (
        <p className="quiet">Unknown: there is no reading of both.</p>
      ) : why ? (
        <Reasons view={view} why={why} />
      ) : (
        <Skeleton width={24} />
      )}
    </Section>
  );
}

function Reasons({ view, why }: { view: View; why: WhyOf }) {
  const reasons = why.reasons.filter(({ amount }) => !isNothing(amount));
  const largest = Math.max(0, ...reasons.map(({ amount }) => Math.abs(Number(amount))));
  const rest = subtract(why.difference, sum(reasons.map(({ amount }) => amount)));
  if (reasons.length === 0) return <p className="quiet">{why.isComplete ? 'Nothing changed.' : 'No known change.'}</p>;
  return (
    <>
      <table className="costs-reasons">
        <thead>
          <tr>
            <th scope="col">Reason</th>
            <th scope="col" className="end">
              Lines
            </th>
            <td aria-hidden="true" />
            <th scope="col" className="end">
              Δ
            </th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ reason, lineCount, amount }) => (
            <tr key={reason}>
              <th scope="row">
                <button
                  type="button"
                  className="button link"
                  title="Show only rows with this reason"
                  onClick={() => narrow(view, `reason:${reasonWord(reason)}`)}
                >
                  {reasonNames[reason]}
                </button>
              </th>
              <td className="end quiet">{count(lineCount)}</td>
              <td aria-hidden="true" className="costs-reason-cell">
                <ReasonBar value={Number(amount)} largest={largest} />
              </td>
              <td className="end">{signedFigure(amount)}</td>
            </tr>
          ))}
          {compare(rest, '0') !== 0 && (
            <tr>
              <th scope="row" className="quiet">
                Rounding
              </th>
              <td />
              <td aria-hidden="true" />
              <td className="end quiet">{signedFigure(rest)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td />
            <td aria-hidden="true" />
            <td className="end strong">{signedFigure(why.difference)}</td>
          </tr>
        </tfoot>
      </table>
      {!why.isComplete && <p className="small warn">Only what is known in both.</p>}
      {why.unknownCount > 0 && (
        <p className="small warn">
          In no reason: {counted(why.unknownCount, 'item', 'items')} whose cost is unknown in one{' '}
          {why.days === null ? 'month' : 'day'} or both.
        </p>
      )}
      {why.days !== null && <GapList gaps={why.gaps} />}
    </>
  );
}

/** Solid to the right of the line is more, hollow to the left is less. */
function ReasonBar({ value, largest }: { value: number; largest: number }) {
  const part = largest > 0 ? (Math.abs(value) / largest) * 50 : 0;
  const style =
    value < 0 ? { insetInlineEnd: '50%', width: `${part}%` } : { insetInlineStart: '50%', width: `${part}%` };
  return (
    <span className="costs-reason-bar">
      <span className={value < 0 ? 'less' : 'more'} style={style} />
    </span>
  );
}
