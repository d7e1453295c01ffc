/** Settles lines whose difference is known: by a correction, a rule of billing or an own price. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../../base/decimal.js';
import { storeKeyOf } from '../../../rest/transport/account.js';
import { type OwnPrice, isFactor } from '../../bill/own-prices/own-price.js';
import type { StoredCorrection } from '../../invoice/corrections/correction-store.js';
import { type ComparisonLine, isDisputed } from './compared-line.js';
import { offeredPrice } from './offered-price.js';
import type { OwnMonths } from './own-months.js';
import { readingsOf } from './shown-readings.js';
import { StatementCause, StatementVerdict } from './verdict.js';

interface Settling {
  readonly months: Pick<OwnMonths, 'corrections' | 'readingsOf'>;
  /** The own prices in force. */
  readonly prices: readonly OwnPrice[];
  readonly statementId: string;
  readonly currency: string;
}

/** Each correction settles one line: of its line of the invoice, or, without one, of nothing that the invoice has. */
export function settled(
  lines: readonly ComparisonLine[],
  { months, prices, statementId, currency }: Settling,
): readonly ComparisonLine[] {
  const left = new Set(months.corrections.filter((one) => one.currency === currency));
  const causeOf = (line: ComparisonLine, difference: BigNumber): StatementCause | null => {
    const correction = [...left].find((one) => isOf(one, line) && difference.isEqualTo(exact(one.net)));
    if (correction) {
      left.delete(correction);
      return StatementCause.CORRECTED;
    }
    if (!line.account) return null;
    // An open month follows the rules in force; recorded days keep their price also there.
    const inForce = line.isClosed ? months.readingsOf(line.account) : [];
    if (readingsOf(line).some((reading) => inForce.includes(reading))) return StatementCause.RULE_TAKEN;
    return isPriced(line, prices, { statementId, currency }) ? StatementCause.PRICE_SET : null;
  };
  return lines.map((line) => {
    const { difference, own } = line;
    if (!difference || !isDisputed(line)) return line;
    const cause = causeOf(line, difference);
    if (cause === null) return line;
    return {
      ...line,
      verdict: StatementVerdict.AGREED,
      cause,
      ours: own.amount.net.plus(difference),
      difference: exact(0),
    };
  });
}

function isOf(correction: StoredCorrection, { account, months, lines }: ComparisonLine): boolean {
  const { month, line } = correction;
  if (!account || storeKeyOf(account) !== storeKeyOf(correction)) return false;
  if (!months.some(({ name }) => name === month)) return false;
  return line ? lines.some(({ charged }) => charged.key === line.key) : lines.length === 0;
}

const ofPrices: ReadonlySet<StatementCause | null> = new Set([
  StatementCause.KEEPS_ITS_PRICE,
  StatementCause.OTHER_PRICE,
  StatementCause.OWN_PRICE,
]);

/** The price that its rows say is set for it, from their first day or before. */
function isPriced(
  line: ComparisonLine,
  prices: readonly OwnPrice[],
  ground: { readonly statementId: string; readonly currency: string },
): boolean {
  const offered = ofPrices.has(line.cause) ? offeredPrice(line, [], ground) : null;
  const { api, account, kind, id, amount, period, from = '' } = offered ?? {};
  if (amount === undefined) return false;
  return prices.some((own) => {
    const isOfThing = own.api === api && own.account === account && own.kind === kind && own.id === id;
    if (!isOfThing || isFactor(own.price) || (own.from ?? '') > from) return false;
    const { price } = own;
    return (
      price.currency === ground.currency && price.period === period && exact(price.amount).isEqualTo(exact(amount))
    );
  });
}
