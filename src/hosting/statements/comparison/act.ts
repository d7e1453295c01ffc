/** The one act that a line of a statement calls for. */
import { assumptionOf } from '../../invoice/billing-rules/billing-reading.js';
import type { ComparisonLine } from './compared-line.js';
import { isDisputed } from './compared-line.js';
import { letterAbout } from './letter.js';
import { offeredCorrection } from './offered-correction.js';
import { type ReadyInput, offeredPrice } from './offered-price.js';
import { readingsOf, shownReadings } from './shown-readings.js';
import { StatementActKind, StatementCause, StatementVerdict } from './verdict.js';

interface Act {
  readonly kind: StatementActKind;
  /** The mutation that does it, with its input; null for a text to send. */
  readonly write: { readonly mutation: string; readonly input: ReadyInput } | null;
  readonly text: string | null;
}

export interface ActContext {
  readonly statementId: string;
  readonly currency: string;
  /** All lines of the statement. */
  readonly all: readonly ComparisonLine[];
}

const ofPrices: ReadonlySet<StatementCause> = new Set([
  StatementCause.KEEPS_ITS_PRICE,
  StatementCause.OTHER_PRICE,
  StatementCause.OWN_PRICE,
]);

/** The provider alone can say what these are. */
const forProvider: ReadonlySet<StatementVerdict> = new Set([
  StatementVerdict.BILLED_TWICE,
  StatementVerdict.CHARGED_AFTER_DELETION,
]);

/** Null where nothing is to be done, or too little is known to do it. */
export function actOf(line: ComparisonLine, { statementId, currency, all }: ActContext): Act | null {
  const { verdict, cause, rows } = line;
  const isOfPrice = verdict === StatementVerdict.NO_PRICE_HERE || (cause !== null && ofPrices.has(cause));
  if (isOfPrice) {
    const orders = all.filter(({ isSetup, rows: { length } }) => isSetup && length > 0);
    const main = line.isSetup ? all.find((one) => isChargeOf(one, line)) : line;
    const price = main ? offeredPrice(main, orders, { statementId, currency }) : null;
    if (price)
      return { kind: StatementActKind.USE_AS_OWN_PRICE, write: { mutation: 'setOwnPrice', input: price }, text: null };
  }
  if (!isDisputed(line)) return null;
  const rule = offeredRule(line, all);
  if (rule) {
    const input = { ...rule, statementId };
    return { kind: StatementActKind.TAKE_AS_RULE, write: { mutation: 'takeBillingRule', input }, text: null };
  }
  const copy = { kind: StatementActKind.COPY_FOR_PROVIDER, write: null, text: letterAbout(line, currency) };
  if (forProvider.has(verdict) || cause === StatementCause.NEVER_SEEN) return copy;
  const input = offeredCorrection(line, statementId, currency);
  if (input) return { kind: StatementActKind.ADD_CORRECTION, write: { mutation: 'correctInvoice', input }, text: null };
  return verdict === StatementVerdict.DIFFERS && rows.length > 0 ? copy : null;
}

/** Null where no rule that is assumed decides it, or where other lines of the account speak against the reading. */
function offeredRule(line: ComparisonLine, all: readonly ComparisonLine[]): ReadyInput | null {
  const own = readingsOf(line);
  const [first] = own;
  if (!line.account || first === undefined) return null;
  const reading = shownReadings(all, line.account, assumptionOf[first]).find((one) => own.includes(one));
  return reading === undefined ? null : { api: line.account.api, accountName: line.account.name, reading };
}

/** The line of the same thing that is not its order. */
function isChargeOf(one: ComparisonLine, { id, kind, account }: ComparisonLine): boolean {
  return (
    !one.isSetup && one.rows.length > 0 && one.id === id && one.kind === kind && one.account?.name === account?.name
  );
}
