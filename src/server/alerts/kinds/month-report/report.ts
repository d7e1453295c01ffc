/** The report on a closed month: four alerts that are sent together, each with a link of its own. */
import type { StatementContext } from '../../../../hosting/statements/readable-statements.js';
import { nameOf } from '../../../../rest/transport/account.js';
import { hashOf } from '../../message.js';
import { type HoldingAlert, scopeOf } from '../kind.js';
import { budgetsPart } from './budgets-part.js';
import { changePart } from './change-part.js';
import { disputedText } from './disputed-text.js';
import type { ClosedReport } from './last-closed.js';
import { linesPart } from './lines-part.js';
import type { ReportPart } from './report-part.js';
import { sumPart } from './sum-part.js';

const scope = 'month';

/** All parts are always there: one that came later would be sent by itself. */
export async function reportOn(reportContext: StatementContext, report: ClosedReport): Promise<HoldingAlert[]> {
  const parts: Readonly<Record<string, ReportPart>> = {
    sum: sumPart(report, await disputedText(reportContext, report)),
    change: await changePart(reportContext, report),
    budgets: await budgetsPart(reportContext, report),
    lines: linesPart(report),
  };
  const { month, accounts } = report;
  const { accounts: configured } = reportContext.context.upstreams;
  // Another set of accounts has another sum.
  const ofAccounts = hashOf(JSON.stringify(accounts.map(nameOf).sort()));
  return Object.entries(parts).map(([part, { named = [], ...content }]) => ({
    ...content,
    id: scopeOf(month.name, part, ofAccounts),
    scope,
    account: null,
    // Nothing says any more, when it is sent, which tokens may read an account that is gone.
    named: [...accounts, ...named]
      .filter((account) => configured.some((one) => nameOf(one) === nameOf(account)))
      .map(({ api, name }) => ({ api, name })),
  }));
}
