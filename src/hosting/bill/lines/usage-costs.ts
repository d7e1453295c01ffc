/** The costs of the metered services of an edge account this month. */
import type { BillableUsage } from '../../../apis/edge/billing/billable-usage.js';
import { accountBilling } from '../../../apis/edge/billing/billing.js';
import { isCode } from '../../../base/currency-code.js';
import { dateOf } from '../../../base/dates.js';
import { digitsIn, digitsOf, exact } from '../../../base/decimal.js';
import { Money } from '../../../data/rates/money/money.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { BasisKind, groundsIn } from '../basis.js';
import { type BillDraft, BillUnit, BillUnknownReason, type Cost, longestCount } from './bill-draft.js';

interface ServiceCost extends Pick<BillDraft, 'cost' | 'days'> {
  readonly name: string;
}

const basis = groundsIn(BasisKind.USAGE, accountBilling.rows.billableUsage);

/** One for each service: the sum of the charges whose periods began in the month of `now`, in UTC. */
export function usageCosts(rows: readonly Sent<BillableUsage>[], now: number): readonly ServiceCost[] {
  const month = new Date(now).toISOString().slice(0, 7);
  const services = new Map<string, Sent<BillableUsage>[]>();
  for (const row of rows) {
    const name = row.serviceName ?? '';
    services.set(name, [...(services.get(name) ?? []), row]);
  }
  return [...services].map(([name, own]) => {
    const cost = costOf(own.filter(begunIn(month)), own);
    return { name, cost, ...(typeof cost !== 'string' && { days: daysOf(own) }) };
  });
}

function begunIn(month: string): (row: Sent<BillableUsage>) => boolean {
  return ({ chargePeriodStart }) => {
    const start = Date.parse(chargePeriodStart ?? '');
    // A charge without a time is not known to be of another month.
    return Number.isNaN(start) || new Date(start).toISOString().startsWith(month);
  };
}

/**
 * Cumulated costs run over the billing period, so those of the rows are added up. `all` has the rows of other months,
 * too.
 */
function costOf(rows: readonly Sent<BillableUsage>[], all: readonly Sent<BillableUsage>[]): Cost | BillUnknownReason {
  const currencies = new Set(all.map(({ billingCurrency }) => billingCurrency ?? ''));
  const [currency = 'USD', second] = currencies;
  const known = rows.flatMap(({ contractedCost }) => digitsIn(contractedCost, longestCount) ?? []);
  if (second !== undefined || known.length < rows.length || !isCode(currency)) return BillUnknownReason.INCOMPLETE;
  const sum = known.reduce((total, one) => total.plus(exact(one)), exact(0));
  const money = new Money(digitsOf(sum), currency);
  return {
    quantity: '1',
    unit: BillUnit.USAGE,
    unitPrice: { net: money, gross: money },
    hourly: null,
    isCapped: false,
    basis,
  };
}

/** The costs by the day of their charge period; those without a time are under no day. */
function daysOf(rows: readonly Sent<BillableUsage>[]): Readonly<Record<string, string>> {
  const days = new Map<string, ReturnType<typeof exact>>();
  for (const { chargePeriodStart, contractedCost } of rows) {
    const start = Date.parse(chargePeriodStart ?? '');
    const day = Number.isNaN(start) ? '' : dateOf(start);
    const digits = digitsIn(contractedCost, longestCount);
    if (digits !== undefined) days.set(day, days.get(day)?.plus(exact(digits)) ?? exact(digits));
  }
  return Object.fromEntries([...days].map(([day, sum]) => [day, digitsOf(sum)]));
}
