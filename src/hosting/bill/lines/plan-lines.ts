/** Drafts for the plans of edge zones: by their subscriptions or, where these cannot be read, by what zones say. */
import type { Zone } from '../../../apis/edge/zones/zone.js';
import { accountBilling } from '../../../apis/edge/billing/billing.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { BasisKind, groundsIn } from '../basis.js';
import { billed } from './billed.js';
import type { Cost, BillUnknownReason, KindCost } from './bill-draft.js';
import type { Family } from './family.js';
import { BillKind } from '../kind.js';
import { costPerPeriod } from './per-period.js';
import { Subscriptions, ownerOf, readSubscriptions, subscriptionCost } from './subscriptions.js';

const row = zones.rows.zones;

export const planLines: Family = {
  rows: [row],
  kinds: [BillKind.PLAN],
  isSharedSingly: true,
  below(reader) {
    const owners = reader.reading.list(row).wires.map(ownerOf);
    return readSubscriptions(new Set(owners.filter((id) => id !== null)), reader);
  },
  drafts(reading) {
    const subscriptions = new Subscriptions(reading.lists(accountBilling.rows.subscriptions));
    return reading.list(row).objects.map((zone: Sent<Zone>) => {
      return {
        ...billed(zone, null, { ...zone, created: zone.createdOn, labels: {} }),
        ...planCost(zone, subscriptions),
      };
    });
  },
};

export function planCost(zone: Sent<Pick<Zone, 'id' | 'plan'>>, subscriptions: Subscriptions): KindCost {
  const subscription = subscriptions.planOf(zone);
  return {
    kind: BillKind.PLAN,
    product: zone.plan?.name ?? null,
    ...(subscription ? subscriptionCost(subscription) : { cost: costOf(zone) }),
  };
}

/** The monthly cost of a plan. A price of zero needs no period. */
function costOf({ plan }: Sent<Pick<Zone, 'plan'>>): Cost | BillUnknownReason {
  const { price, currency, frequency } = plan ?? {};
  return costPerPeriod({ price, currency, frequency, isFree: true }, groundsIn(BasisKind.PLAN, row));
}
