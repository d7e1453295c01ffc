/** The cost of the month so far and at its end, how both are made, and what they leave out. */
import { monthEndOf, soFarOf } from '../../../ask/month-so-far.js';
import { count, counted, money, type Money } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { BillTotalDocument, CostForecastDocument, type MonthEndFragment } from '../../../generated/graphql.js';
import { HowMade } from '../../../parts/how-made.js';
import { Section } from '../../../parts/section.js';
import { ProblemLine, Skeleton, isLost } from '../../../parts/states.js';
import { useScope } from '../../../shell/scope.js';

export function Forecast({ pause = false }: { pause?: boolean }) {
  const scope = useScope();
  const { currency, apis, accounts } = scope;
  const bill = useGraphQuery(BillTotalDocument, { ...scope }, { pause });
  const result = useGraphQuery(CostForecastDocument, { currency, filter: { apis, accounts } }, { pause });
  const read = bill.isOther ? undefined : bill.data?.hosting.bill;
  const forecast = result.isOther ? undefined : result.data?.hosting.billForecast;
  return (
    <Section title="End of the month" result={result}>
      {forecast && read ? (
        <Reckoned forecast={forecast} soFar={soFarOf(read, 'gross')} />
      ) : isLost(bill) ? (
        <>
          <ProblemLine result={bill} />
          <p>Unknown.</p>
        </>
      ) : (
        <Skeleton width={20} />
      )}
    </Section>
  );
}

function Reckoned({ forecast, soFar }: { forecast: MonthEndFragment; soFar: Money | null }) {
  const {
    to,
    estimatedDayCount: estimatedDays,
    remainingDayCount: daysToCome,
    knownDayCount: knownDays,
    unknownCount,
    method,
  } = forecast;
  const end = monthEndOf(forecast, soFar, 'gross');
  if (end === null || soFar === null) {
    return (
      <>
        <p className="strong">Unknown</p>
        <p className="small quiet">
          {soFar !== null && `${money(soFar)} so far. `}
          {forecast.total === null
            ? 'The end is calculated from snapshots of the bill, and there are none yet.'
            : `${counted(unknownCount, 'item has', 'items have')} no known cost.`}
        </p>
      </>
    );
  }
  return (
    <>
      <p className="forecast-total">
        about <strong>{money(end.total)}</strong> by {time(to, 'plainDay')}
      </p>
      <p className="small quiet">
        {money(soFar)} so far, {counted(daysToCome, 'day', 'days')} to come, if nothing changes.
      </p>
      {estimatedDays > 0 && (
        <p className="small warn">
          {count(estimatedDays)} of {counted(estimatedDays + knownDays, 'day', 'days')} so far{' '}
          {estimatedDays === 1 ? 'is' : 'are'} estimated: not every account was read on{' '}
          {estimatedDays === 1 ? 'it' : 'them'}.
        </p>
      )}
      {unknownCount > 0 && (
        <p className="small warn">{counted(unknownCount, 'item', 'items')} without a price, not included.</p>
      )}
      <HowMade method={method} />
    </>
  );
}
