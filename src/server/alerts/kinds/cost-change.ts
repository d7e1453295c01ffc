/** Bills that differ much from those of the day before. */
import type { BigNumber } from 'bignumber.js';
import { addDays } from '../../../base/dates.js';
import { exact } from '../../../base/decimal.js';
import { HistoryRates } from '../../../hosting/history/bill-history.js';
import type { BillChangeSum } from '../../../hosting/history/change/bill-change-part.js';
import type { BillChange, BillLineChange } from '../../../hosting/history/change/bill-change.js';
import { ChangeReason } from '../../../hosting/history/change/parts.js';
import { makeChange } from '../../../hosting/history/change/make-change.js';
import { historyScope } from '../../../hosting/history/history-scope.js';
import { type AlertAccount, oneLine } from '../message.js';
import { keyIn, pagePath } from '../page-path.js';
import { amountText, changeText } from './amount.js';
import { type AlertKindDefinition, minutes, scopeOf } from './kind.js';

const usualPercent = 10;
/** Lines that are named, and characters of a name. */
const mostNamed = 3;
const longestName = 40;
const scope = 'bill';

export const costChange: AlertKindDefinition = {
  kind: 'COST_CHANGE',
  about: `What a month costs differs from the day before by \`percent\` (${usualPercent} unless given) or more, and with \`minMonthlyAmount\` and \`currency\` by at least that gross amount: by the snapshots of the bill, at the exchange rates of today. It says which part is a change of the price list. A day that is not wholly known changes nothing`,
  parts: ['apis', 'accounts', 'percent', 'minMonthlyAmount', 'currency'],
  usual: { percent: usualPercent },
  isOfHosting: true,
  isOfNews: false,
  every: 60 * minutes,
  async evaluate({ context, schema }, { apis, accounts, percent, minMonthlyAmount, currency }) {
    const resolverContext = { context, info: { schema } };
    const filter = { ...(apis && { apis: [...apis] }), ...(accounts && { accounts: [...accounts] }) };
    const { lastDay } = await historyScope(resolverContext, context.hosting.billHistory, filter);
    const from = addDays(lastDay, -1);
    const change = await makeChange(resolverContext, {
      from,
      to: lastDay,
      currency,
      rates: HistoryRates.TODAY,
      groupBy: [],
      labelKey: null,
      filter,
    });
    const { before, after, difference, isComplete } = change;
    if (!isComplete || !before || !after || !difference) return { alerts: [], unknownScopes: new Set([scope]) };
    const [old, more] = [exact(before.gross.amount), exact(difference.gross.amount)];
    const isMuch = more
      .abs()
      .times(100)
      .gte(old.times(percent ?? usualPercent));
    const isEnough = minMonthlyAmount === null || more.abs().gte(exact(minMonthlyAmount));
    if (more.isZero() || !isMuch || !isEnough) return { alerts: [], unknownScopes: new Set<string>() };
    const alert = {
      id: lastDay,
      scope,
      title: `${titleOf(change, more)}: ${amountText(difference.gross)} a month`,
      text: `On ${lastDay} a month cost ${amountText(after.gross)} with tax, on ${from} it was ${amountText(before.gross)}. What changed: ${linesText(change.allLines)}.${listText(change)}`,
      account: null,
      named: accountsOf(change.allLines.slice(0, mostNamed)),
      path: pagePath('costs', {
        period: `${addDays(change.from, 1)}..${change.to}`,
        currency: change.currency,
        ...chosen(apis, accounts),
      }),
    };
    return { alerts: [alert], unknownScopes: new Set<string>() };
  },
};

function byList({ byReason }: BillChange): BillChangeSum | undefined {
  return byReason.find(({ reason }) => reason === ChangeReason.LIST_PRICE);
}

function titleOf(change: BillChange, difference: BigNumber): string {
  const isByListAlone = change.byReason.length === 1 && byList(change) !== undefined;
  const words = difference.gt(0) ? 'dearer' : 'cheaper';
  return `${isByListAlone ? 'The price list changed, and the bill' : 'The bill'} is ${words} than the day before`;
}

/** The part of the price list: what has an amount of one's own does not change with it. */
function listText(change: BillChange): string {
  const sum = byList(change);
  if (!sum) return '';
  const count = sum.lineCount === 1 ? '1 line' : `${sum.lineCount} lines`;
  return ` The price list changed: ${changeText(sum.amount.gross)} on ${count} that existed before; whether their provider charges them the new price is in no API.`;
}

/** The greatest first: `data-2 (volume, cloud prod) +0.50 EUR, and 2 more`. */
function linesText(lines: readonly BillLineChange[]): string {
  const named = lines.slice(0, mostNamed).map(({ api, accountName: account, kind, resourceId, name, difference }) => {
    const words = kind.toLowerCase().replaceAll('_', ' ');
    return `${oneLine(name || resourceId, longestName)} (${words}, ${api.toLowerCase()} ${account}) ${changeText(difference.gross)}`;
  });
  const left = lines.length - named.length;
  return [...named, ...(left > 0 ? [`and ${left} more`] : [])].join(', ');
}

function accountsOf(lines: readonly BillLineChange[]): readonly AlertAccount[] {
  const accounts = new Map(
    lines.map(({ api, accountName: account }) => [scopeOf(api, account), { api, name: account }]),
  );
  return [...accounts.values()];
}

/** The page shows one API, one account of it or all. */
function chosen(apis: readonly string[] | null, accounts: readonly string[] | null): { readonly of?: string } {
  const [api, ...others] = apis ?? [];
  if (api === undefined || others.length > 0) return {};
  if (accounts === null) return { of: api.toLowerCase() };
  const [name, ...more] = accounts;
  return name === undefined || more.length > 0 ? {} : { of: keyIn({ api, name }) };
}
