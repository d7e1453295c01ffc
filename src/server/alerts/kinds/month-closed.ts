/** Months that are closed: a report on the last one, once. */
import { type AlertKindDefinition, minutes } from './kind.js';
import { lastClosed } from './month-report/last-closed.js';
import { reportOn } from './month-report/report.js';

export const monthClosed: AlertKindDefinition = {
  kind: 'MONTH_CLOSED',
  about:
    'A month is closed in all accounts, three days after its end or later: what it cost, in `currency` if given, on which lines imported statements differ from that, why it differs from the month before, how budgets stood at its end, and a link to its lines as CSV. A new rule sends the last month that is closed. It takes no call',
  parts: ['apis', 'accounts', 'currency'],
  usual: {},
  isOfHosting: true,
  isOfNews: false,
  every: 360 * minutes,
  async evaluate({ context, schema, now }, condition) {
    const historyContext = { context, info: { schema } };
    const closed = await lastClosed(historyContext, condition, now);
    const alerts = closed ? await reportOn(historyContext, closed) : [];
    return { alerts, unknownScopes: new Set<string>() };
  },
};
