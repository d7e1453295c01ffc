/** The readings of rules that a statement shows, where it refutes what is assumed for an account. */
import { ofEach } from '../../../base/of-each.js';
import { storeKeyOf } from '../../../rest/transport/account.js';
import { Assumption } from '../../invoice/assumption.js';
import { type BillingReading, assumptionOf } from '../../invoice/billing-rules/billing-reading.js';
import type { StatementAccount } from '../statement-store.js';
import type { ComparisonLine } from './compared-line.js';
import { DisputedAmount } from './disputed-amount.js';
import { StatementCause, StatementVerdict } from './verdict.js';

/** The assumptions that a statement can refute, by the cause of lines that do; null: the zone of the month. */
const refutable: ReadonlyMap<StatementCause | null, Assumption | null> = new Map<StatementCause, Assumption | null>([
  [StatementCause.CAP_PER_SEGMENT, Assumption.CAP_PER_SEGMENT],
  [StatementCause.SHARE_BY_HOURS, Assumption.SHARE_BY_HOURS],
  [StatementCause.TRAFFIC_BY_SHARE, Assumption.TRAFFIC_BY_SHARE],
  [StatementCause.MONTH_ZONE, null],
]);

/** The readings of the rule of this cause by which the invoice would have what a line is billed; none for other causes. */
export function readingsOf(line: ComparisonLine): readonly BillingReading[] {
  const assumption = refutable.get(line.cause);
  const isRefuted = assumption !== undefined && line.verdict === StatementVerdict.DIFFERS;
  return isRefuted ? amountOf(line).readingsOf(assumption) : [];
}

/** The readings by which an account would be billed as in all lines that this rule decides, in their order. */
export function shownReadings(
  all: readonly ComparisonLine[],
  account: StatementAccount,
  assumption: Assumption | null,
): readonly BillingReading[] {
  return readingsIn(all).get(keyOf(account, assumption)) ?? [];
}

const readingsIn = ofEach((all: readonly ComparisonLine[]): ReadonlyMap<string, readonly BillingReading[]> => {
  const found = new Map<string, readonly BillingReading[]>();
  const agreed = all.filter(isAgreed);
  for (const line of all) {
    const [reading] = readingsOf(line);
    if (reading === undefined || !line.account) continue;
    const assumption = assumptionOf[reading];
    const key = keyOf(line.account, assumption);
    const own = new Set(readingsOf(line));
    found.set(
      key,
      (found.get(key) ?? [...own]).filter((one) => own.has(one)),
    );
  }
  // A line that agrees speaks against each reading by which it would not.
  for (const line of agreed) {
    for (const [key, readings] of found) {
      const [reading] = readings;
      if (!line.account || line.isSetup || reading === undefined) continue;
      const assumption = assumptionOf[reading];
      if (key !== keyOf(line.account, assumption)) continue;
      if (assumption !== null && !line.own.assumptions.has(assumption)) continue;
      const own = new Set(amountOf(line).readingsOf(assumption));
      found.set(
        key,
        readings.filter((one) => own.has(one)),
      );
    }
  }
  return found;
});

/** The invoice has what is billed, at most rounded. */
function isAgreed({ verdict, cause }: ComparisonLine): boolean {
  return verdict === StatementVerdict.AGREED ? cause === null : cause === StatementCause.ROUNDING;
}

function amountOf({ rows, own }: ComparisonLine): DisputedAmount {
  return new DisputedAmount(rows, own, null);
}

function keyOf(account: StatementAccount, assumption: Assumption | null): string {
  return JSON.stringify([storeKeyOf(account), assumption]);
}
