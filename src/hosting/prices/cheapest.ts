/** The server types that a server could have instead of its own, by price. */
import { Field, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../apis/machines/price.js';
import { Server } from '../../apis/cloud/servers/server.js';
import { ServerType, serverTypes } from '../../apis/cloud/servers/server-types.js';
import { CurrencyCode } from '../../base/currency-code.js';
import { CallerError } from '../../base/errors.js';
import { items } from '../../data/geography/complexity.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import type { Account } from '../../rest/transport/account.js';
import { both, priceOf } from '../bill/amounts/both.js';
import { BillRate, type FixedRates } from '../bill/amounts/fixed-rates.js';
import { byText, dearerFirst } from '../bill/amounts/priced.js';
import type { CloudPriceIndex } from '../bill/lines/cloud-price-index.js';
import { serverCosts } from '../bill/lines/cloud-server-lines.js';
import { labelsOf, timeIn } from '../bill/lines/billed.js';
import { BillUnknownReason, type Price } from '../bill/lines/bill-draft.js';
import { ownCosts } from '../bill/own-prices/own-costs.js';
import type { OwnPrices } from '../bill/own-prices/own-price.js';
import { type Amounts, amountsOf, together } from './amounts.js';
import type { Catalogue } from './catalogue.js';
import { type ServerNeed, isEnough, needOf } from './server-need.js';
import { Optional } from '../../base/optional-field.js';

const averageTypes = 10;

@ObjectType({ description: 'A server type and what a server would cost with it' })
class ServerTypePrice {
  @Field(() => ServerType, { description: 'The server type' })
  serverType!: ServerType;

  @Optional(
    () => HostingPrice,
    'The most that a month can cost, with backups if the server has them; null where unknown',
  )
  monthlyAmount!: Price | null;

  @Optional(() => HostingPrice, 'The price per started hour; null where unknown')
  hourlyAmount!: Price | null;

  @Optional(() => HostingPrice, 'Difference to the present monthly cost, negative if cheaper; null if unknown')
  difference!: Price | null;

  @Optional(() => BillUnknownReason, 'Why its price is unknown; null where it is known')
  unknownReason!: BillUnknownReason | null;
}

@ObjectType({ description: 'Server types that could replace that of a server, by price' })
export class CheapestServerTypes {
  @Field(() => Server, { description: 'The server' })
  server!: Server;

  @Field(() => CurrencyCode, { description: 'The currency of its amounts' })
  currency!: string;

  @Field(() => ServerTypePrice, { description: 'Its present type' })
  current!: ServerTypePrice;

  @Field(() => [ServerTypePrice], {
    complexity: items(averageTypes),
    description:
      'Types of at least its cores, memory and disk, of its architecture, available in its location and not deprecated, its present type among them: cheapest first, those without a known price last',
  })
  types!: ServerTypePrice[];

  @Field(() => [BillRate], { description: 'The exchange rate used, if the prices are in another currency' })
  rates!: BillRate[];
}

interface CheapestContext {
  readonly account: Account;
  readonly prices: OwnPrices | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly rates: FixedRates;
}

interface OfferContext {
  readonly account: Account;
  readonly prices: CloudPriceIndex;
  readonly costsOf: ReturnType<typeof ownCosts>;
  readonly rates: FixedRates;
}

interface Offer {
  readonly type: ServerType;
  readonly amounts: Amounts | BillUnknownReason;
}

export async function cheapestTypes(
  server: Server,
  catalogue: Catalogue,
  { account, prices: own, now, rates }: CheapestContext,
): Promise<CheapestServerTypes> {
  const need = neededBy(server);
  const [prices, { objects: all }] = await Promise.all([
    catalogue.prices(),
    catalogue.list(serverTypes.rows.serverTypes),
  ]);
  const costsOf = ownCosts(own, now);
  const offerOf = (type: ServerType): Offer => ({
    type,
    amounts: amountsAs(type, server, { account, prices, costsOf, rates }),
  });
  const current = offerOf(server.serverType);
  const shown = (offer: Offer) => priceShown(offer, current, rates.to);
  return Object.assign(new CheapestServerTypes(), {
    server,
    currency: rates.to,
    current: shown(current),
    types: all
      .filter((type) => isEnough(type, need))
      .map(offerOf)
      .sort(cheaperFirst)
      .map(shown),
    rates: rates.used,
  });
}

function neededBy(server: Server): ServerNeed {
  const need = needOf(server);
  if (need) return need;
  const message = `cheapest: expected cores, memory, disk, architecture and location of the server ${server.id}, but the API left some out.`;
  throw new CallerError('UPSTREAM_ANSWER_UNREADABLE', message);
}

/** The amounts that the server would be billed with this type. */
function amountsAs(
  serverType: ServerType,
  { id, name, labels, created, location, backupWindow }: Sent<Server>,
  { account, prices, costsOf, rates }: OfferContext,
): Amounts | BillUnknownReason {
  const costs = serverCosts({ serverType, location, backupWindow }, prices);
  const thing = { account, id: String(id ?? ''), name: name ?? '', labels: labelsOf(labels), created: timeIn(created) };
  return together(costs.map((listed) => amountsOf(costsOf({ ...thing, ...listed }).cost, rates)));
}

function cheaperFirst(a: Offer, b: Offer): number {
  if (typeof a.amounts === 'string' || typeof b.amounts === 'string')
    return Number(typeof a.amounts === 'string') - Number(typeof b.amounts === 'string') || byName(a, b);
  return dearerFirst(b.amounts.month, a.amounts.month) || byName(a, b);
}

function byName(a: Offer, b: Offer): number {
  return byText(a.type.name, b.type.name);
}

function priceShown({ type, amounts }: Offer, { amounts: own }: Offer, currency: string): ServerTypePrice {
  const known = typeof amounts === 'string' ? null : amounts;
  const now = typeof own === 'string' ? null : own;
  return Object.assign(new ServerTypePrice(), {
    serverType: type,
    monthlyAmount: known && priceOf(known.month, currency),
    hourlyAmount: known?.hour ? priceOf(known.hour, currency) : null,
    difference:
      known &&
      now &&
      priceOf(
        both((side) => known.month[side].minus(now.month[side])),
        currency,
      ),
    unknownReason: typeof amounts === 'string' ? amounts : null,
  });
}
