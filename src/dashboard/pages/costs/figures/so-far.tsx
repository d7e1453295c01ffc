/** The first figure: the cost of the period so far, and the bar of its month. */
import { addDays } from '../../../../base/dates.js';
import { compare, money, subtract, sum, type Decimal } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { Figure } from '../../../parts/figure.js';
import { QueryLink } from '../../../parts/section.js';
import { type Certainty, map, valueOf } from '../../../ask/certainty.js';
import type { Costs } from '../data/costs.js';
import type { CostsRead } from '../data/use-costs.js';
import { knownSince, sinceWords } from '../view/known-days.js';
import { daysName, periodName, today } from '../view/period.js';
import type { View } from '../view/use-view.js';

interface SoFarProps {
  readonly view: View;
  readonly read: CostsRead;
  readonly costs: Certainty<Costs>;
  /** The amounts of the month at its end and of its budget, where they are of the same kind. */
  readonly monthEnd: Decimal | null;
  readonly limit: Decimal | null;
}

export function SoFar({ view, read, costs, monthEnd, limit }: SoFarProps) {
  const { period, side } = view;
  const known = valueOf(costs);
  const since = known ? knownSince(period, known.days) : null;
  const words = side === 'net' ? 'without tax' : 'with tax';
  return (
    <div className="costs-so-far">
      <div className="costs-so-far-head">
        <h2>
          {period.isOpen ? 'So far' : periodName(period)}
          {sinceWords(period, known?.days)}
        </h2>
        <span className="small quiet">
          {period.isOpen && `${untilText(view, known)}, `}
          {words}
        </span>
        <QueryLink operation={read.result.operation} of="the costs" />
      </div>
      <p className="hero-amount" role="status">
        <Figure of={map(costs, amountOf)} width={9}>
          {money}
        </Figure>
      </p>
      <p className="small quiet costs-parts">
        {known !== undefined && known.net !== null && known.gross !== null && (
          <>
            {money({ amount: known.net, currency: known.currency })} net +{' '}
            {money({ amount: subtract(known.gross, known.net), currency: known.currency })} tax
          </>
        )}
      </p>
      {since !== null && (
        <p className="small warn costs-parts">
          Excludes {daysName(period.from, addDays(since, -1))}: there were no snapshots yet.
        </p>
      )}
      {known !== undefined && known.total !== null && period.isOpen && known.days.to < today() && (
        <p className="small quiet costs-parts">Excludes today, until every account has its snapshot.</p>
      )}
      {known !== undefined && known.total !== null && period.isOpen && period.month !== null && (
        <MonthBar costs={known} soFar={known.total} monthEnd={monthEnd} limit={limit} />
      )}
    </div>
  );
}

function amountOf({ total, currency }: Costs) {
  return total === null ? null : { amount: total, currency };
}

function untilText({ period }: View, costs: Costs | undefined): string {
  if (costs?.until) return `${time(period.from, 'plainDay')} to ${time(costs.until, 'moment')}`;
  const { from, to } = costs ? costs.days : period;
  return daysName(from, to < today() ? to : today());
}

interface MonthBarProps {
  readonly costs: Costs;
  readonly soFar: Decimal;
  readonly monthEnd: Decimal | null;
  readonly limit: Decimal | null;
}

/** Read, assumed and to come, on the scale of the larger of month end and budget. */
function MonthBar({ costs: { currency, bars }, soFar, monthEnd, limit }: MonthBarProps) {
  const assumed = Number(sum(bars.flatMap((bar) => bar.assumed ?? [])));
  const scale = Math.max(Number(soFar), Number(monthEnd), Number(limit));
  const percent = (value: number) => `${scale > 0 ? Math.max(0, Math.min(100, (value / scale) * 100)) : 0}%`;
  const toCome = monthEnd !== null && compare(monthEnd, soFar) > 0 ? subtract(monthEnd, soFar) : null;
  return (
    <>
      <div className="costs-month-bar" aria-hidden="true">
        <div className="bar-costs" style={{ width: percent(Number(soFar) - assumed) }} />
        <div className="costs-assumed" style={{ width: percent(assumed) }} />
        {toCome !== null && <div className="bar-rest" style={{ width: percent(Number(toCome)) }} />}
        {limit !== null && <div className="costs-limit" style={{ insetInlineStart: percent(Number(limit)) }} />}
      </div>
      <p className="costs-keys">
        <span className="key">
          <span className="swatch costs" /> so far
        </span>
        {assumed > 0 && (
          <span className="key">
            <span className="swatch costs-assumed" /> assumed
          </span>
        )}
        {toCome !== null && (
          <span className="key">
            <span className="swatch rest" /> {money({ amount: toCome, currency })} to come
          </span>
        )}
        {limit !== null && (
          <span className="key">
            <span className="costs-limit-key" /> budget
          </span>
        )}
      </p>
    </>
  );
}
