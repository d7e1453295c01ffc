/** The price list of one cloud account, indexed for look-ups. */
import { type Pricing, pricing } from '../../../apis/cloud/pricing.js';
import type { HostingPrice } from '../../../apis/machines/price.js';
import { digitsIn, digitsOf, exact } from '../../../base/decimal.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { ofEach } from '../../../base/of-each.js';
import type { Listing } from '../../inventory/listing.js';
import { BasisKind, type Grounds, groundsIn } from '../basis.js';
import { BillUnit, BillUnknownReason, type Cost, type Price, longestCount, multiple } from './bill-draft.js';
import { wholePrice } from './whole-price.js';

type ListedAmount = Sent<HostingPrice> | null | undefined;

/** The prices of a unit, as the price list states them. */
interface UnitPrice {
  readonly priceMonthly?: ListedAmount;
  readonly priceHourly?: ListedAmount;
  readonly pricePerTbTraffic?: ListedAmount;
}

interface InLocation extends UnitPrice {
  readonly location?: string | null;
}

interface Offer extends UnitPrice {
  readonly prices?: readonly InLocation[] | null;
}

/** The prices by name of the location; the key null has the one that holds everywhere. */
type ByLocation = ReadonlyMap<unknown, UnitPrice>;
type Offers = ReadonlyMap<unknown, ByLocation>;

/** Names a unit price: the offer and the location. */
interface PriceKey {
  readonly of: unknown;
  readonly in: { readonly name?: string | null } | null | undefined;
}

export class CloudPriceIndex {
  static readonly #of = ofEach((listing: Listing<Pricing>) => new CloudPriceIndex(listing));

  /** Server types and load balancer types by number, addresses by type. */
  readonly serverTypes: Offers;
  readonly loadBalancerTypes: Offers;
  readonly primaryIps: Offers;
  readonly floatingIps: Offers;
  /** Per gigabyte. */
  readonly volume: ListedAmount;
  readonly snapshot: ListedAmount;
  /** The share of the server's price that backups cost. */
  readonly backupShare: string | null;
  readonly #basis: Grounds = groundsIn(BasisKind.PRICE_LIST, pricing.rows.pricing);
  readonly #missing: BillUnknownReason;

  private constructor({ objects, error }: Listing<Pricing>) {
    const list: Sent<Pricing> = objects[0] ?? {};
    this.serverTypes = offers(list.serverTypes, ({ id }) => id);
    this.loadBalancerTypes = offers(list.loadBalancerTypes, ({ id }) => id);
    this.primaryIps = offers(list.primaryIps, ({ type }) => type);
    this.floatingIps = offers(list.floatingIps, ({ type }) => type);
    this.volume = list.volume?.pricePerGbMonth;
    this.snapshot = list.image?.pricePerGbMonth;
    const percentage = list.serverBackup?.percentage ?? null;
    this.backupShare = percentage === null ? null : digitsOf(exact(percentage).shiftedBy(-2));
    const isFailed = objects.length === 0 && error !== null;
    this.#missing = isFailed ? BillUnknownReason.PRICE_LIST_FAILED : BillUnknownReason.NOT_IN_PRICE_LIST;
  }

  static of(listing: Listing<Pricing>): CloudPriceIndex {
    return CloudPriceIndex.#of(listing);
  }

  /** One of it. */
  piece(offers: Offers, key: PriceKey): Cost | BillUnknownReason {
    const offer = find(offers, key);
    const hourly = wholePrice(offer?.priceHourly);
    return this.#cost(offer?.priceMonthly, { quantity: '1', unit: BillUnit.PIECE, hourly });
  }

  gigabytes(price: ListedAmount, size: number | null | undefined): Cost | BillUnknownReason {
    const quantity = digitsIn(size, longestCount);
    if (quantity === undefined || exact(quantity).isNegative()) return BillUnknownReason.INCOMPLETE;
    return this.#cost(price, { quantity, unit: BillUnit.GIGABYTE, hourly: null });
  }

  /** The cost of this many terabytes beyond the included traffic. */
  traffic(offers: Offers, key: PriceKey, quantity: string): Cost | BillUnknownReason {
    const price = find(offers, key)?.pricePerTbTraffic;
    return this.#cost(price, { quantity, unit: BillUnit.TERABYTE, hourly: null });
  }

  /** The cost of backups of a server with this cost. */
  backups(server: Cost | BillUnknownReason): Cost | BillUnknownReason {
    if (typeof server === 'string') return server;
    const share = this.backupShare;
    if (share === null) return this.#missing;
    const { hourly } = server;
    return {
      ...server,
      quantity: share,
      unit: BillUnit.SHARE,
      hourly: hourly && multiple(hourly, share),
    };
  }

  #cost(
    listed: ListedAmount,
    { hourly, ...what }: Pick<Cost, 'quantity' | 'unit'> & { readonly hourly: Price | null },
  ): Cost | BillUnknownReason {
    const unitPrice = wholePrice(listed);
    if (!unitPrice) return this.#missing;
    return { ...what, unitPrice, hourly, isCapped: hourly !== null, basis: this.#basis };
  }
}

function offers<T extends Offer>(all: readonly T[] | null | undefined, keyOf: (offer: T) => unknown): Offers {
  return new Map(all?.map((offer) => [keyOf(offer), byLocation(offer)]));
}

function byLocation({ prices, ...anywhere }: Offer): ByLocation {
  return new Map<unknown, UnitPrice>([
    [null, anywhere],
    ...(prices ?? []).map((price) => [price.location, price] as const),
  ]);
}

/** An unknown offer matches nothing. */
function find(offers: Offers, key: PriceKey): UnitPrice | undefined {
  const places = key.of === undefined || key.of === null ? undefined : offers.get(key.of);
  return places?.get(key.in?.name) ?? places?.get(null);
}
