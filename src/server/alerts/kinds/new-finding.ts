/** Findings that were not there before. */
import { exact } from '../../../base/decimal.js';
import type { Price } from '../../../hosting/bill/lines/bill-draft.js';
import { ownCosts } from '../../../hosting/bill/own-prices/own-costs.js';
import { type Audit, auditOf } from '../../../hosting/findings/audit.js';
import { endedCost } from '../../../hosting/findings/cost/ended-cost.js';
import { outcomeOf } from '../../../hosting/findings/outcome.js';
import { rules } from '../../../hosting/findings/rules/index.js';
import type { RunFinding } from '../../../hosting/findings/run-finding.js';
import { Severity, weightOf } from '../../../hosting/findings/severity.js';
import { Verdict } from '../../../hosting/findings/verdict.js';
import { isChosen } from '../../../hosting/inventory/chosen.js';
import { join } from '../../../hosting/inventory/joins.js';
import type { AlertCondition } from '../rules/rule.js';
import { pagePath } from '../page-path.js';
import { type AlertKindDefinition, type EvaluationContext, type HoldingAlert, minutes } from './kind.js';

/** Seconds: several kinds take a call for each zone. */
const maxAge = 600;

export const newFinding: AlertKindDefinition = {
  kind: 'NEW_FINDING',
  about:
    'A finding that was not there before, of `minSeverity` (HIGH unless given) or higher, and with `minMonthlyAmount` and `currency` of at least that net amount a month. What is there at the first evaluation is not sent. Kinds that are judged only by name are left out',
  parts: ['apis', 'accounts', 'minSeverity', 'minMonthlyAmount', 'currency'],
  usual: { minSeverity: Severity.HIGH },
  isOfHosting: true,
  isOfNews: true,
  every: 15 * minutes,
  async evaluate(evaluating, condition) {
    const { context, schema } = evaluating;
    const audit = auditOf({ context, info: { schema } }, maxAge);
    const judged = rules.filter(({ isByName }) => !isByName);
    const outcome = await join(context.clients, () => outcomeOf(judged, audit, isChosen(condition)));
    const alerts: HoldingAlert[] = [];
    const unknownScopes = new Set<string>();
    for (const { found, isComplete, name } of outcome.runs) {
      if (!isComplete) unknownScopes.add(name);
      for (const finding of found) {
        if (!isMeant(finding, condition)) continue;
        const isDear = await isDearEnough(finding, condition, audit, evaluating);
        if (isDear === false) continue;
        const alert = alertOf(finding, name);
        alerts.push(isDear === null ? { ...alert, isUnsure: true } : alert);
      }
    }
    return { alerts, unknownScopes };
  },
};

function isMeant({ severity, verdict, silencedBy }: RunFinding, { minSeverity }: AlertCondition): boolean {
  return (
    verdict !== Verdict.UNKNOWN && silencedBy === null && weightOf(severity) >= weightOf(minSeverity ?? Severity.LOW)
  );
}

/** Null where its amount is not known. */
async function isDearEnough(
  { ends, item, touched }: RunFinding,
  { minMonthlyAmount, currency }: AlertCondition,
  { names }: Audit,
  { context, schema, now }: EvaluationContext,
): Promise<boolean | null> {
  if (minMonthlyAmount === null || currency === null) return true;
  if (ends === null) return false;
  const { config, rates } = context;
  const items = item ? [item] : touched.map((one) => one.item);
  const costSources = { inventory: names.inventory, schema };
  const cost = await endedCost(costSources, items, ends, ownCosts(config.prices, now));
  const net = netIn(cost, currency, rates);
  return net === null ? null : net.isGreaterThanOrEqualTo(exact(minMonthlyAmount));
}

function netIn(cost: Price | null, currency: string, rates: EvaluationContext['context']['rates']) {
  const net = cost?.net;
  const rate = net ? rates.rate(net.currency, currency) : undefined;
  return net && rate !== undefined ? exact(net.amount).times(exact(rate)) : null;
}

function alertOf(
  { id, kind, severity, message, api, account, resourceId, resourceName }: RunFinding,
  scope: string,
): HoldingAlert {
  const subject = resourceName ?? resourceId;
  const place = `the ${api.toLowerCase()} account ${account}`;
  return {
    id,
    scope,
    title: `${severity} ${kind}: ${subject ?? account}`,
    text: `${subject === null ? '' : `${subject} of `}${place}: ${message}`,
    account: { api, name: account },
    path: pagePath('findings', { kind, open: id }),
  };
}
