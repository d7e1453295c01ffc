/** Bills that differ much from those of the day before. */
import { addDays } from '../../../base/dates.js';
import { exact } from '../../../base/decimal.js';
import { HistoryRates } from '../../../hosting/history/bill-history.js';
import { makeChange } from '../../../hosting/history/change/make-change.js';
import { historyScope } from '../../../hosting/history/history-scope.js';
import { type AlertKindDefinition, minutes } from './kind.js';

const usualPercent = 10;
const scope = 'bill';

export const costChange: AlertKindDefinition = {
  kind: 'COST_CHANGE',
  about: `What a month costs differs from the day before by \`percent\` (${usualPercent} unless given) or more, and with \`minMonthlyAmount\` and \`currency\` by at least that gross amount: by the snapshots of the bill, at the exchange rates of today. A day that is not wholly known changes nothing`,
  parts: ['apis', 'accounts', 'percent', 'minMonthlyAmount', 'currency'],
  usual: { percent: usualPercent },
  isOfHosting: true,
  isOfNews: false,
  every: 60 * minutes,
  async evaluate({ context, schema }, { apis, accounts, percent, minMonthlyAmount, currency }) {
    const asking = { context, info: { schema } };
    const filter = { ...(apis && { apis: [...apis] }), ...(accounts && { accounts: [...accounts] }) };
    const { lastDay } = await historyScope(asking, context.billHistory, filter);
    const from = addDays(lastDay, -1);
    const change = await makeChange(asking, { from, to: lastDay, currency, rates: HistoryRates.TODAY, filter });
    const { before, after, difference, isComplete } = change;
    if (!isComplete || !before || !after || !difference) return { alerts: [], unknownScopes: new Set([scope]) };
    const [old, more] = [exact(before.gross.amount), exact(difference.gross.amount)];
    const isMuch = more
      .abs()
      .times(100)
      .gte(old.times(percent ?? usualPercent));
    const isEnough = minMonthlyAmount === null || more.abs().gte(exact(minMonthlyAmount));
    if (more.isZero() || !isMuch || !isEnough) return { alerts: [], unknownScopes: new Set<string>() };
    const words = more.gt(0) ? 'dearer' : 'cheaper';
    const alert = {
      id: lastDay,
      scope,
      title: `The bill is ${words} than the day before: ${difference.gross.amount} ${change.currency} a month`,
      text: `On ${lastDay} a month cost ${after.gross.amount} ${change.currency} with tax, on ${from} it was ${before.gross.amount}.`,
      account: null,
    };
    return { alerts: [alert], unknownScopes: new Set<string>() };
  },
};
