/** The figures of the page: so far, at the end of the month, against another period, of the budget, and what is not known. */
import { daysBetween } from '../../../../base/dates.js';
import { certaintyOf, valueOf } from '../../../ask/certainty.js';
import { monthEndOf } from '../../../ask/month-so-far.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { counted, money } from '../../../format/money.js';
import { signedMoney, signedPercent } from '../../../format/signed.js';
import { time } from '../../../format/time.js';
import { BudgetsDocument, CostForecastDocument } from '../../../generated/graphql.js';
import { HowMade } from '../../../parts/how-made.js';
import { Skeleton, isLost } from '../../../parts/states.js';
import { hrefWith } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { limitOf } from '../budgets/budget.js';
import { differenceOf, isNothing, type Costs } from '../data/costs.js';
import type { CostsRead } from '../data/use-costs.js';
import { daysName, lastDayOf, today } from '../view/period.js';
import type { View } from '../view/use-view.js';
import { budgetOf, limitIn, passedOn } from './budget-of.js';
import { SideFigure } from './side-figure.js';
import { SoFar } from './so-far.js';

export function Figures({ view, read }: { view: View; read: CostsRead }) {
  const { period, currency, filter, side } = view;
  const isThisMonth = period.isOpen && period.month !== null;
  const forecastResult = useGraphQuery(CostForecastDocument, { currency, filter }, { pause: !isThisMonth });
  const budgetsResult = useGraphQuery(BudgetsDocument, {}, { pause: !isThisMonth });
  const forecast = forecastResult.isOther ? undefined : forecastResult.data?.hosting.billForecast;
  const budgets = budgetsResult.data?.hosting.budgets;
  const budget = budgets && budgetOf(budgets, filter);
  const costs = certaintyOf({ ...read.result, data: read.costs }, ({ isComplete }) => ({ sources: [], isComplete }));
  const known = valueOf(costs);
  const soFar = known !== undefined && known.total !== null ? { amount: known.total, currency: known.currency } : null;
  const monthEnd = forecast && isThisMonth ? (monthEndOf(forecast, soFar, side)?.total.amount ?? null) : null;
  const howNear = forecast !== undefined && forecast.unknownCount > 0 ? 'at least' : 'about';
  const monthEndTitle = monthEnd === null ? 'Month end' : `Month end, ${howNear}`;
  const limit = budget ? limitIn(budget, currency, side) : null;
  return (
    <div className="costs-figures">
      <SoFar view={view} read={read} costs={costs} monthEnd={monthEnd} limit={isThisMonth ? limit : null} />
      {isThisMonth && (
        <SideFigure
          title={monthEndTitle}
          figure={
            forecast === undefined || (known === undefined && !isLost(read.result)) ? (
              isLost(forecastResult) ? (
                'Unknown'
              ) : (
                <Skeleton width={9} />
              )
            ) : monthEnd === null ? (
              'Unknown'
            ) : (
              money({ amount: monthEnd, currency: forecast.currency })
            )
          }
          way={forecast && <HowMade method={forecast.method} />}
        >
          What runs now goes on, by begun hours, each price up to its cap.
        </SideFigure>
      )}
      <Against view={view} read={read} costs={known} />
      {isThisMonth && (
        <SideFigure
          title={budget ? `Budget of ${money(limitOf(budget))}` : 'Budget'}
          figure={
            budgets === undefined ? (
              isLost(budgetsResult) ? (
                'Unknown'
              ) : (
                <Skeleton width={6} />
              )
            ) : !budget ? (
              'None yet'
            ) : budget.spentPercent === null ? (
              'Unknown'
            ) : (
              `${Number(budget.spentPercent).toLocaleString()} %`
            )
          }
          way={<a href="#budgets">{budgets?.length === 0 ? 'Set a budget' : 'Budgets'}</a>}
        >
          {budget ? (
            <BudgetWords limit={limit} monthEnd={monthEnd} known={known} state={budget.state} />
          ) : (
            budgets !== undefined && 'A budget can send an alert at 50, 80 and 100 %.'
          )}
        </SideFigure>
      )}
      <SideFigure
        title="Without a price"
        figure={
          known === undefined ? (
            isLost(read.result) ? (
              'Unknown'
            ) : (
              <Skeleton width={6} />
            )
          ) : known.total === null ? (
            'Unknown'
          ) : known.unknownCount === 0 ? (
            'No items'
          ) : (
            counted(known.unknownCount, 'item', 'items')
          )
        }
        way={
          known !== undefined && known.unknownCount > 0 && <Link href={hrefWith({ show: 'unknown' })}>Add prices</Link>
        }
      >
        {known !== undefined && known.unknownCount > 0 && (
          <>
            <span className="swatch ends" aria-hidden="true" /> In no amount, never counted as zero.
          </>
        )}
        {known !== undefined &&
          known.unknownCount === 0 &&
          !known.isComplete &&
          'Not all accounts were read on all days.'}
      </SideFigure>
    </div>
  );
}

interface BudgetWordsProps {
  readonly limit: string | null;
  readonly monthEnd: string | null;
  readonly known: Costs | undefined;
  readonly state: string;
}

function BudgetWords({ limit, monthEnd, known, state }: BudgetWordsProps) {
  if (limit === null || monthEnd === null || known === undefined) return null;
  const share = (Number(monthEnd) / Number(limit)) * 100;
  const day = passedOn(known.bars, limit);
  const isOver = state === 'PASSED' || day !== null;
  return (
    <span className={isOver ? 'warn' : ''}>
      {share.toLocaleString(undefined, { maximumFractionDigits: 1 })} % at month end.
      {day !== null && ` Passed on ${time(day, 'plainDay')}${day > today() ? ', if nothing changes' : ''}.`}
    </span>
  );
}

function Against({ view, read, costs }: { view: View; read: CostsRead; costs: Costs | undefined }) {
  const { comparison, period } = view;
  const { then, thenResult } = read;
  if (comparison.then === null) return null;
  const title = `Against ${againstName(view, read)}`;
  if (!then || !costs) {
    return <SideFigure title={title} figure={isLost(thenResult) ? 'Unknown' : <Skeleton width={9} />} />;
  }
  const { total, monthTotal } = then;
  if (total === null || costs.total === null) {
    return (
      <SideFigure title={title} figure="Unknown">
        {read.firstDay && read.firstDay > comparison.then.from
          ? `The first snapshot is from ${time(read.firstDay, 'plainDate')}.`
          : `Nothing was read of ${comparison.label}, or not all of it.`}
      </SideFigure>
    );
  }
  const { currency } = costs;
  const difference = differenceOf(costs.total, total) ?? total;
  const percent = signedPercent(costs.total, total);
  const [dayCount, thenCount] = [costs.days, comparison.then].map(({ from, to }) => daysBetween(from, to) + 1);
  return (
    <SideFigure
      title={title}
      figure={isNothing(difference) ? 'No change' : signedMoney({ amount: difference, currency })}
      way={
        comparison.then.month !== null && (
          <Link href={hrefWith({ period: comparison.then.month, vs: null })}>{`Invoice of ${comparison.label}`}</Link>
        )
      }
    >
      {percent !== null && !isNothing(difference) && `${percent} %. `}
      {money({ amount: total, currency })} then{period.isOpen && period.month !== null && ', to the same hour'}.
      {period.month === null && dayCount !== thenCount && ` Compares ${dayCount} days with ${thenCount}.`}
      {monthTotal !== null && period.isOpen && period.month !== null && (
        <>
          {' '}
          All of {comparison.label} was {!then.isComplete && 'at least '}
          {money({ amount: monthTotal, currency })}.
        </>
      )}
    </SideFigure>
  );
}

/** A month that goes on is compared with the other one up to the same hour. */
export function againstName({ comparison, period }: View, { then }: CostsRead): string {
  const { then: days } = comparison;
  if (days === null) return comparison.label;
  if (!period.isOpen || days.month === null || !then || then.until === null) return comparison.label;
  // An end at midnight is that of the day before.
  const last = new Date(Date.parse(then.until) - 1).toISOString().slice(0, 10);
  if (last === lastDayOf(days.month)) return comparison.label;
  const isSameYear = last.slice(0, 4) === period.from.slice(0, 4);
  return isSameYear && days.from < last
    ? `${time(days.from, 'plainDay')} to ${time(last, 'plainDay')}`
    : daysName(days.from, last);
}
