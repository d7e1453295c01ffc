/** The forecast for the end of the month, how it is calculated, and what it leaves out. */
import { counted, money, type Money, unlessUnknown } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { CostForecastDocument, type CostForecastQuery } from '../../../generated/graphql.js';
import { Section } from '../../../parts/section.js';
import { Skeleton } from '../../../parts/states.js';
import { useScope } from '../../../shell/scope.js';

type CostForecast = CostForecastQuery['hosting']['billForecast'];

export function Forecast({ pause = false }: { pause?: boolean }) {
  const { currency, apis, accounts } = useScope();
  const result = useGraphQuery(CostForecastDocument, { currency, apis, accounts }, { pause });
  const forecast = result.isOther ? undefined : result.data?.hosting.billForecast;
  return (
    <Section title="End of the month" result={result}>
      {forecast ? <Reckoned forecast={forecast} /> : <Skeleton width={20} />}
    </Section>
  );
}

function Reckoned({ forecast }: { forecast: CostForecast }) {
  const {
    to,
    soFar,
    total,
    estimatedDayCount: estimatedDays,
    remainingDayCount: daysToCome,
    knownDayCount: knownDays,
    unknownCount,
    method,
  } = forecast;
  const [end, spent] = [amountOf(forecast, total), amountOf(forecast, soFar)];
  if (end === null || spent === null) {
    return (
      <>
        <p className="strong">Unknown</p>
        <p className="small quiet">
          {unknownCount > 0
            ? `${counted(unknownCount, 'item has', 'items have')} no known cost.`
            : 'It is calculated from snapshots of the bill, and there are none yet.'}
        </p>
      </>
    );
  }
  return (
    <>
      <p className="forecast-total">
        about <strong>{money(end)}</strong> by {time(to, 'plainDay')}
      </p>
      <p className="small quiet">
        {money(spent)} so far, {counted(daysToCome, 'day', 'days')} to come, if nothing changes.
      </p>
      {estimatedDays > 0 && (
        <p className="small warn">
          {counted(estimatedDays, 'day', 'days')} so far estimated, as accounts are missing;{' '}
          {counted(knownDays, 'day', 'days')} known.
        </p>
      )}
      {unknownCount > 0 && (
        <p className="small warn">{counted(unknownCount, 'item', 'items')} without a price, not included.</p>
      )}
      <details className="small quiet">
        <summary>How it is calculated</summary>
        <p>{method}</p>
      </details>
    </>
  );
}

function amountOf({ currency, unknownCount }: CostForecast, price: CostForecast['total']): Money | null {
  const amount = unlessUnknown(price?.gross?.rounded.amount ?? null, unknownCount === 0);
  return amount === null ? null : { amount, currency };
}
