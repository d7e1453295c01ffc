/** The cost of this month so far and at its end, by account and by the currency that is billed. */
import { addCount, countOf } from '../../../base/counts.js';
import { exact, greaterFirst } from '../../../base/decimal.js';
import { type Both, both } from '../../../hosting/bill/amounts/both.js';
import { inCallersTurn } from '../../../hosting/bill/amounts/in-making.js';
import type { HistoryContext } from '../../../hosting/history/history-context.js';
import { plus } from '../../../hosting/history/running-sums.js';
import type { Charged } from '../../../hosting/invoice/charged.js';
import { monthAt } from '../../../hosting/invoice/month.js';
import { MonthCharges } from '../../../hosting/invoice/month-charges.js';
import { monthSources } from '../../../hosting/invoice/month-of-account.js';
import { MonthReading } from '../../../hosting/invoice/month-reading.js';
import { neverRead } from '../../../hosting/invoice/never-read.js';
import type { Segment } from '../../../hosting/invoice/segment.js';
import { joinedAccounts, nameOf } from '../../../rest/transport/account.js';
import { labelsOf } from '../account-labels.js';
import { type CostSeries, amountSeries } from './series.js';

export async function monthCosts(historyContext: HistoryContext): Promise<readonly CostSeries[]> {
  const { upstreams } = historyContext.context;
  const now = upstreams.clock.now();
  const month = monthAt(now);
  const reading = await MonthReading.of(historyContext, {});
  const { charges, soFar, atEnd } = await inCallersTurn(historyContext, async () => {
    const read = await MonthCharges.read(monthSources(reading), month);
    const linesUntil = async (until: number) => (await read.charged({ until, filter: {}, currency: null })).lines;
    return { charges: read, soFar: await linesUntil(now), atEnd: await linesUntil(month.end) };
  });
  const gaps = [...charges.gaps, ...neverRead(historyContext, {}, reading.scope, month)];
  const unread = new Map(gaps.map(({ api, accountName, days }) => [nameOf({ api, name: accountName }), days.length]));
  const unknown = new Map<string, number>();
  for (const { account, isUnknown } of atEnd) if (isUnknown) addCount(unknown, nameOf(account));
  return [
    ...joinedAccounts(upstreams.accounts).flatMap((account): CostSeries[] => [
      { metric: 'meridian_cost_unread_days', labels: labelsOf(account), value: countOf(unread, nameOf(account)) },
      ...(charges.read.some((one) => nameOf(one) === nameOf(account))
        ? [
            {
              metric: 'meridian_cost_month_unknown_lines',
              labels: labelsOf(account),
              value: countOf(unknown, nameOf(account)),
            } as const,
          ]
        : []),
    ]),
    ...sumsOf('meridian_cost_month_spent', soFar),
    ...sumsOf('meridian_cost_month_forecast', atEnd),
  ];
}

interface AccountSum {
  readonly account: Charged['account'];
  readonly currency: string;
  amount: Both;
}

function sumsOf(
  metric: 'meridian_cost_month_spent' | 'meridian_cost_month_forecast',
  lines: readonly Charged[],
): CostSeries[] {
  const sums = new Map<string, AccountSum>();
  for (const { account, segments } of lines)
    for (const { currency, amount } of segments.flatMap(amountsOf)) {
      const name = `${nameOf(account)} ${currency}`;
      const sum = sums.get(name);
      if (sum) sum.amount = plus(sum.amount, amount);
      else sums.set(name, { account, currency, amount });
    }
  return [...sums.values()]
    .sort((a, b) => greaterFirst(a.amount.gross, b.amount.gross))
    .flatMap(({ account, currency, amount }) => amountSeries(metric, { ...labelsOf(account), currency }, amount));
}

/** The known amounts of a segment and of its order, which may have a currency of its own. */
function amountsOf({ line: { cost }, charge, setup }: Segment): { currency: string; amount: Both }[] {
  return [
    ...(typeof charge === 'string' || typeof cost === 'string'
      ? []
      : [{ currency: cost.unitPrice.net.currency, amount: charge.amount }]),
    ...(setup ? [{ currency: setup.net.currency, amount: both((side) => exact(setup[side].amount)) }] : []),
  ];
}
