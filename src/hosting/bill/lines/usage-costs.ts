/** The costs of the metered services of an edge account this month. */
import type { BillableUsage } from '../../../apis/edge/billing/billable-usage.js';
import { accountBilling } from '../../../apis/edge/billing/billing.js';
import { isCode } from '../../../base/currency-code.js';
import { digitsIn, digitsOf, exact } from '../../../base/decimal.js';
import { Money } from '../../../data/rates/money/money.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { BasisKind, groundsIn } from '../basis.js';
import { BillUnit, BillUnknownReason, type Cost, longestCount } from './bill-draft.js';

interface ServiceCost {
  readonly name: string;
  readonly cost: Cost | BillUnknownReason;
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
  return [...services].map(([name, own]) => ({ name, cost: costOf(own.filter(begunIn(month))) }));
}

function begunIn(month: string): (row: Sent<BillableUsage>) => boolean {
  return ({ chargePeriodStart }) => {
    const start = Date.parse(chargePeriodStart ?? '');
    // A charge without a time is not known to be of another month.
    return Number.isNaN(start) || new Date(start).toISOString().startsWith(month);
  };
}

/** Cumulated costs run over the billing period, so those of the rows are added up. */
function costOf(rows: readonly Sent<BillableUsage>[]): Cost | BillUnknownReason {
  const currencies = new Set(rows.map(({ billingCurrency }) => billingCurrency ?? ''));
  const [currency = 'USD', second] = currencies;
  const digits = rows.map(({ contractedCost }) => digitsIn(contractedCost, longestCount));
  const known = digits.filter((one) => one !== undefined);
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
