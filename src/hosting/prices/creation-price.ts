/** The GraphQL type of the price of a thing to create. */
import { Field, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../apis/machines/price.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { Decimal, exact } from '../../base/decimal.js';
import { items } from '../../data/geography/complexity.js';
import type { Account } from '../../rest/transport/account.js';
import { both, priceOf, sumOf } from '../bill/amounts/both.js';
import { BillRate, type FixedRates } from '../bill/amounts/fixed-rates.js';
import { Basis, basisOf } from '../bill/basis.js';
import { BillKind } from '../bill/kind-type.js';
import { BillUnit, BillUnknownReason, type KindCost, type Price } from '../bill/lines/bill-draft.js';
import { BillOwnPrice, shownOwnPrice } from '../bill/own-prices/bill-own-price.js';
import { type OwnCosts, ownCosts } from '../bill/own-prices/own-costs.js';
import type { OwnPrices } from '../bill/own-prices/own-price.js';
import { amountsOf, together } from './amounts.js';
import type { CreationCosts } from './creation-costs.js';
import { Optional } from '../../base/optional-field.js';

/** A server has backups and two addresses. */
const averageLines = 4;

@ObjectType({ description: 'One of the lines that the bill would have' })
class CreationPriceLine {
  @Field(() => BillKind, { description: 'The kind' })
  kind!: BillKind;

  @Field(() => Decimal, { description: 'The number of units, exact, for instance gigabytes' })
  quantity!: string;

  @Field(() => BillUnit, { description: 'The unit that the unit price applies to' })
  unit!: BillUnit;

  @Field(() => HostingPrice, { description: 'The price of a unit per month, in the currency of the price' })
  unitPrice!: Price;

  @Field(() => HostingPrice, { description: 'The most that a month can cost, in the currency asked for, exact' })
  monthlyAmount!: Price;

  @Optional(
    () => HostingPrice,
    'The price per started hour, in the currency asked for, exact; null if it is billed by the month',
  )
  hourlyAmount!: Price | null;

  @Field(() => Basis, { description: 'The basis of the price' })
  basis!: Basis;

  @Optional(() => BillOwnPrice, 'The price of your own that applies; null where the list price does')
  ownPrice!: BillOwnPrice | null;
}

@ObjectType({ description: 'A part whose price is unknown' })
class CreationPriceUnknown {
  @Field(() => BillKind, { description: 'The kind' })
  kind!: BillKind;

  @Field(() => BillUnknownReason, { description: 'Why its price is unknown' })
  reason!: BillUnknownReason;
}

@ObjectType({ description: 'What a resource would cost if it were created now' })
export class CreationPrice {
  @Field({ description: 'Name of the account that the prices apply to' })
  accountName!: string;

  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Optional(
    () => HostingPrice,
    'What `bill` would grow by, exact: the most that a month can cost, without traffic beyond the included amount; null where the price of any part is unknown, see `unknown`',
  )
  monthlyAmount!: Price | null;

  @Optional(
    () => HostingPrice,
    'The price per started hour, exact; null where the price of any part is unknown or it is billed by the month',
  )
  hourlyAmount!: Price | null;

  @Optional(
    () => HostingPrice,
    'What the order costs once, in addition, exact; null where no such price is known, or no rate for its currency',
  )
  setupFee!: Price | null;

  @Field(() => [CreationPriceLine], {
    complexity: items(averageLines),
    description: 'The parts whose price is known: a server has its backups and new addresses beside it',
  })
  lines!: CreationPriceLine[];

  @Field(() => [CreationPriceUnknown], { description: 'The parts whose price is unknown' })
  unknown!: CreationPriceUnknown[];

  @Field(() => [BillRate], { description: 'The exchange rate used, if the prices are in another currency' })
  rates!: BillRate[];
}

interface Making {
  readonly account: Account;
  readonly prices: OwnPrices | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly rates: FixedRates;
  /** When the prices were read, in milliseconds since 1970. */
  readonly readAt: number | null;
}

export function creationPrice(
  { costs }: CreationCosts,
  { account, prices, now, rates, readAt }: Making,
): CreationPrice {
  const currency = rates.to;
  const costsOf = ownCosts(prices, now);
  const parts = costs.map(({ name, labels, ...listed }) => {
    const thing = { ...listed, account, id: null, name: name ?? null, labels: labels ?? {}, created: now };
    const { cost, own, setupPrice } = costsOf(thing);
    return { kind: listed.kind, cost, own, setup: setupPrice?.price ?? null, amounts: amountsOf(cost, rates) };
  });
  const all = together(parts.map(({ amounts }) => amounts));
  const known = typeof all === 'string' ? null : all;
  return Object.assign(new CreationPrice(), {
    accountName: account.name,
    currency,
    monthlyAmount: known && priceOf(known.month, currency),
    hourlyAmount: known?.hour ? priceOf(known.hour, currency) : null,
    setupFee: sumIn(
      parts.flatMap(({ setup }) => setup ?? []),
      rates,
    ),
    lines: parts.flatMap((part) => lineOf(part, currency, readAt) ?? []),
    unknown: parts.flatMap(({ kind, amounts }) =>
      typeof amounts === 'string' ? Object.assign(new CreationPriceUnknown(), { kind, reason: amounts }) : [],
    ),
    rates: rates.used,
  });
}

type Part = Pick<KindCost, 'kind' | 'cost'> &
  Pick<OwnCosts, 'own'> & { readonly amounts: ReturnType<typeof amountsOf> };

function lineOf({ kind, cost, own, amounts }: Part, currency: string, readAt: number | null): CreationPriceLine | null {
  if (typeof cost === 'string' || typeof amounts === 'string') return null;
  const { quantity, unit, unitPrice, basis } = cost;
  return Object.assign(new CreationPriceLine(), {
    kind,
    quantity,
    unit,
    unitPrice,
    monthlyAmount: priceOf(amounts.month, currency),
    hourlyAmount: amounts.hour && priceOf(amounts.hour, currency),
    basis: basisOf(basis, readAt),
    ownPrice: own && shownOwnPrice(own),
  });
}

/** Null without any, or without a rate for one of them. */
function sumIn(prices: readonly Price[], rates: FixedRates): Price | null {
  const converted = prices.flatMap((price) => {
    const rate = rates.of(price.net.currency);
    return rate ? [both((side) => exact(price[side].amount).times(rate))] : [];
  });
  return prices.length > 0 && converted.length === prices.length ? priceOf(sumOf(converted), rates.to) : null;
}
