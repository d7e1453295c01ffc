/** The subscriptions of edge accounts: what they cost, and which of them are the plans of zones. */
import type { Subscription } from '../../../apis/edge/billing/subscription.js';
import { accountBilling } from '../../../apis/edge/billing/billing.js';
import type { Zone } from '../../../apis/edge/zones/zone.js';
import { isObject, isText, textAt } from '../../../base/unknown.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import type { Listing } from '../../inventory/listing.js';
import { BasisKind, groundsIn } from '../basis.js';
import { type BillDraft, BillUnknownReason, type Cost, type PaidPeriod } from './bill-draft.js';
import type { BelowReader } from './family.js';
import { costPerPeriod, pricePerPeriod } from './per-period.js';

const row = accountBilling.rows.subscriptions;

type SentSubscription = Sent<Subscription>;

const basis = groundsIn(BasisKind.SUBSCRIPTION, row);

/** The rate plans of zones; those of products have other ids. */
const plans = ['free', 'lite', 'pro', 'pro_plus', 'business', 'enterprise'];
const zonePlans = new Set([...plans, ...plans.map((plan) => `partners_${plan}`)]);

/** Whether it is the plan of a zone, which has one. */
export function isZonePlan({ ratePlan }: SentSubscription): boolean {
  return zonePlans.has(ratePlan?.id ?? '');
}

const over = new Set<string | null | undefined>(['Cancelled', 'Expired']);

/** Returns the cost of a month, and the period that it is paid for now. */
export function subscriptionCost(subscription: SentSubscription): Pick<BillDraft, 'cost' | 'period'> {
  const cost = monthlyCost(subscription);
  const period = typeof cost === 'string' ? null : periodOf(subscription);
  return { cost, ...(period && { period }) };
}

function monthlyCost(subscription: SentSubscription): Cost | BillUnknownReason {
  const { price, frequency, ratePlan } = subscription;
  const { id, isContract, externallyManaged } = ratePlan ?? {};
  // What a contract or a partner charges is not in the API.
  if (price === 0 && (isContract || externallyManaged)) return BillUnknownReason.NO_PRICE;
  const isFree = id === 'free' || id === 'partners_free';
  return costPerPeriod({ price, currency: currencyOf(subscription), frequency, isFree }, basis);
}

/** Null unless all of it is known. */
function periodOf(subscription: SentSubscription): PaidPeriod | null {
  const start = Date.parse(subscription.currentPeriodStart ?? '');
  const end = Date.parse(subscription.currentPeriodEnd ?? '');
  const price = pricePerPeriod({ price: subscription.price, currency: currencyOf(subscription) });
  return price && start < end ? { start, end, price } : null;
}

function currencyOf({ currency, ratePlan }: SentSubscription): string {
  return currency ?? ratePlan?.currency ?? 'USD';
}

/** Reads the subscriptions of each of these accounts. */
export function readSubscriptions(ids: Iterable<string>, { read }: Pick<BelowReader, 'read'>) {
  return Promise.all([...ids].map((id) => read(row, { id })));
}

/** The account that owns a zone on the wire. */
export function ownerOf(zone: unknown): string | null {
  return isObject(zone) ? textAt(zone['account'], 'id') : null;
}

/** Its product, with the zone that it is for. */
export function nameOf({ id, ratePlan, zone }: SentSubscription): string {
  const product = ratePlan?.publicName ?? ratePlan?.id ?? id ?? '';
  return isText(zone?.name) ? `${product}, ${zone.name}` : product;
}

export function stateOf({ state }: SentSubscription): string | null {
  return state?.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase() ?? null;
}

/** The subscriptions of accounts, each once, by what they are for. */
export class Subscriptions {
  readonly #planOf = new Map<string, SentSubscription>();
  /** Plans of zones whose subscriptions do not say which zone. */
  readonly #withoutZone: SentSubscription[] = [];
  /** Those that are no plan of a zone. */
  readonly others: readonly SentSubscription[];

  constructor(listings: readonly Listing<Subscription>[]) {
    const all = listings.flatMap(({ objects }) => objects as readonly SentSubscription[]);
    const current = [...new Map(all.map((one) => [one.id, one])).values()].filter(({ state }) => !over.has(state));
    const others: SentSubscription[] = [];
    for (const one of current) {
      const zone = one.zone?.id ?? null;
      if (!isZonePlan(one)) others.push(one);
      else if (zone === null) this.#withoutZone.push(one);
      else if (this.#planOf.has(zone)) others.push(one);
      else this.#planOf.set(zone, one);
    }
    this.others = others;
  }

  planOf(zone: Sent<Pick<Zone, 'id'>>): SentSubscription | undefined {
    return this.#planOf.get(zone.id ?? '');
  }

  /** The plans of zones that are not among these: each zone stands for one subscription that does not name it. */
  plansBeyond(zones: readonly Sent<Zone>[]): readonly SentSubscription[] {
    const known = new Set(zones.map(({ id }) => id));
    const left = new Map<string, Sent<Zone>[]>();
    for (const zone of zones.filter(({ id }) => !this.#planOf.has(id ?? ''))) {
      const plan = zone.plan?.legacyId ?? '';
      left.set(plan, [...(left.get(plan) ?? []), zone]);
    }
    const unnamed = this.#withoutZone.filter(({ ratePlan }) => left.get(ratePlan?.id ?? '')?.pop() === undefined);
    return [...[...this.#planOf].filter(([zone]) => !known.has(zone)).map(([, plan]) => plan), ...unnamed];
  }
}
