/** The costs of the accounts: the plans of their zones, paid products, and metered usage of the first account. */
import type { SandboxItem } from '../../../sandbox/world/item.js';
import { type Fields, objectAt, pick, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';
import { planOf, plans } from './zones.js';

const subscriptionsOf = (accountId: unknown) => `/accounts/${String(accountId)}/subscriptions`;

const day = 24 * 3600 * 1000;

/** The month of the calendar: the billing cycle of every account begins on its first day. */
function periodOf(world: SandboxWorld): { readonly start: number; readonly end: number } {
  const now = new Date(world.now());
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: Date.UTC(year, month, 1), end: Date.UTC(year, month + 1, 1) };
}

/** The year of the calendar. */
function yearOf(world: SandboxWorld): { readonly start: number; readonly end: number } {
  const year = new Date(world.now()).getUTCFullYear();
  return { start: Date.UTC(year, 0, 1), end: Date.UTC(year + 1, 0, 1) };
}

function subscription(world: SandboxWorld, fields: Fields): Fields {
  const { start, end } = fields['frequency'] === 'yearly' ? yearOf(world) : periodOf(world);
  return {
    currency: 'USD',
    frequency: 'monthly',
    state: 'Paid',
    current_period_start: timestamp(start),
    current_period_end: timestamp(end),
    ...fields,
  };
}

function ratePlan(id: string, name: unknown, scope: string): Fields {
  return {
    id,
    public_name: name,
    scope,
    currency: 'USD',
    externally_managed: false,
    is_contract: false,
    sets: [],
  };
}

/** The subscription of a zone has an id of its own, which is the same in every list. */
function ofZone(world: SandboxWorld, zone: SandboxItem): Fields {
  const plan = objectAt(zone, 'plan');
  const kind = String(plan['legacy_id']);
  return subscription(world, {
    id: [...String(zone.id)].reverse().join(''),
    price: plan['price'],
    frequency: kind === 'free' ? 'not-applicable' : 'monthly',
    rate_plan: ratePlan(kind, plan['name'], 'zone'),
    zone: pick(zone, 'id', 'name'),
  });
}

function zonesOf(world: SandboxWorld, accountId: unknown): readonly SandboxItem[] {
  return world.all('/zones').filter((zone) => objectAt(zone, 'account')['id'] === accountId);
}

/** A day's usage of a service. */
function usage(world: SandboxWorld, account: SandboxItem, start: number, of: Fields): Fields {
  const ends = start + day;
  const days = (ends - periodOf(world).start) / day;
  const { cost, quantity } = of;
  return {
    BilledCost: cost,
    BillingAccountId: account.id,
    BillingAccountName: account['name'],
    BillingCurrency: 'USD',
    BillingPeriodStart: timestamp(periodOf(world).start),
    ChargeCategory: 'Usage',
    ChargeClass: null,
    ChargeDescription: `${String(of['service'])} of one day`,
    ChargePeriodEnd: timestamp(ends),
    ChargePeriodStart: timestamp(start),
    ConsumedQuantity: quantity,
    ConsumedUnit: of['unit'],
    ContractedCost: cost,
    CumulatedContractedCost: Number(cost) * days,
    CumulatedPricingQuantity: Number(quantity) * days,
    EffectiveCost: cost,
    HostProviderName: 'Cloudflare',
    InvoiceIssuerName: 'Cloudflare',
    ListCost: cost,
    PricingQuantity: quantity,
    PricingUnit: of['unit'],
    ServiceFamilyName: of['family'],
    ServiceName: of['service'],
    ServiceProviderName: 'Cloudflare',
    SubscriptionId: null,
    ZoneId: null,
    ZoneName: null,
  };
}

const metered = [
  { service: 'Workers Standard Requests', family: 'Workers', unit: 'Requests', quantity: 500_000, cost: 0.125 },
  { service: 'R2 Storage', family: 'R2', unit: 'GB-months', quantity: 25, cost: 0.25 },
];

const isCovered = (world: SandboxWorld, { id }: SandboxItem) => world.all('/accounts')[0]?.id === id;

const specialCalls: ProviderPart['specialCalls'] = {
  'GET /accounts/{id}/subscriptions': ({ world, values: { id } }) => {
    const account = world.must('/accounts', id);
    const ofZones = zonesOf(world, account.id).map((zone) => ofZone(world, zone));
    const own = world.all(subscriptionsOf(account.id)).map((item) => subscription(world, item));
    return { subscriptions: [...ofZones, ...own] };
  },
  'GET /zones/{id}/subscription': ({ world, values: { id } }) => ({
    subscription: ofZone(world, world.must('/zones', id)),
  }),
  'GET /zones/{id}/available_plans': ({ world, values: { id } }) => {
    const own = objectAt(world.must('/zones', id), 'plan')['id'];
    const all = Object.keys(plans).map((kind) => planOf(kind));
    return { plans: all.map((plan) => ({ ...plan, frequency: 'monthly', is_subscribed: plan['id'] === own })) };
  },
  'GET /user/subscriptions': () => ({ subscriptions: [] }),
  'GET /accounts/{id}/billable-usage/info': ({ world, values: { id } }) => {
    const account = world.must('/accounts', id);
    const start = timestamp(periodOf(world).start);
    return {
      info: isCovered(world, account)
        ? {
            covered: true,
            subscriptions: [{ id: account.id, billing_cycle_anchor_timestamp: start, start_timestamp: start }],
          }
        : { covered: false, subscriptions: [] },
    };
  },
  'GET /accounts/{id}/billable-usage': ({ world, values: { id }, query }) => {
    const account = world.must('/accounts', id);
    const { start } = periodOf(world);
    const anchor = timestamp(start).slice(0, 10);
    const isOfPeriod = (query['from']?.[0] ?? anchor) <= anchor && anchor <= (query['to']?.[0] ?? anchor);
    const past = isCovered(world, account) && isOfPeriod ? 1 + Math.floor((world.now() - start) / day) : 0;
    const days = Array.from({ length: past }, (_, nth) => start + nth * day);
    return { usage: days.flatMap((at) => metered.map((service) => usage(world, account, at, service))) };
  },
};

function seed(world: SandboxWorld): void {
  const [first, second] = world.all('/accounts');
  if (!first || !second) return;
  world.put(subscriptionsOf(first.id), {
    id: world.random.hex(32),
    price: 5,
    rate_plan: ratePlan('workers_paid', 'Workers Paid', 'account'),
  });
  world.put(subscriptionsOf(first.id), {
    id: world.random.hex(32),
    price: 60,
    frequency: 'yearly',
    rate_plan: ratePlan('load_balancing', 'Load Balancing', 'account'),
  });
  world.put(subscriptionsOf(second.id), {
    id: world.random.hex(32),
    price: 0,
    frequency: 'not-applicable',
    rate_plan: { ...ratePlan('enterprise_support', 'Enterprise Support', 'account'), is_contract: true },
  });
}

export const billing: ProviderPart = { specialCalls, seed };
