/**
 * Drafts for what edge accounts pay beside the plans of their zones: subscriptions and metered usage. What cannot be
 * known is one line per account, or per product of it, never one per object.
 */
import type { Account } from '../../../apis/edge/accounts/account.js';
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import { accountBilling } from '../../../apis/edge/billing/billing.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { isText } from '../../../base/unknown.js';
import type { Listing } from '../../inventory/listing.js';
import { BillKind } from '../kind.js';
import { type BillDraft, BillUnknownReason } from './bill-draft.js';
import { billed } from './billed.js';
import { type BelowReader, type Family, type FamilyReading, isWithheld } from './family.js';
import { meteredProducts, unknownProducts } from './metered-products.js';
import { Subscriptions, nameOf, readSubscriptions, stateOf, subscriptionCost } from './subscriptions.js';
import { usageCosts } from './usage-costs.js';

const { subscriptions, billableUsage, billableUsageInfo } = accountBilling.rows;

export const edgeAccountLines: Family = {
  rows: [accounts.rows.accounts, zones.rows.zones],
  kinds: [BillKind.SUBSCRIPTION, BillKind.USAGE],
  isSharedSingly: true,
  isOfToday: true,
  async below(reader) {
    const ids = reader.reading.list(accounts.rows.accounts).objects.map(({ id }) => id);
    return (await Promise.all(ids.filter(isText).map((id) => readAccount(id, reader)))).flat();
  },
  drafts: (reading, now) =>
    reading.list(accounts.rows.accounts).objects.flatMap((account) => [...draftsOf(account, reading, now)]),
};

/** Nothing is known without the right to billing, and usage that is stated needs no further look. */
async function readAccount(id: string, reader: BelowReader): Promise<readonly Listing[]> {
  const { read } = reader;
  const paid = await readSubscriptions([id], reader);
  if (paid.some(isWithheld)) return paid;
  const usage = await read(billableUsage, { id });
  if (usage.wires.length > 0) return [...paid, usage];
  const info = await read(billableUsageInfo, { id });
  const isUnknown = isWithheld(info) || info.objects.some(({ covered }) => !covered);
  const products = isUnknown ? meteredProducts.map(({ row }) => read(row, { accountId: id })) : [];
  return [...paid, usage, info, ...(await Promise.all(products))];
}

function* draftsOf(account: Account, reading: FamilyReading, now: number): Generator<BillDraft> {
  const below = reading.below(({ id, accountId }) => (id ?? accountId) === account.id);
  const own = billed(account, null, { id: account.id, name: account.name });
  const paid = below.lists(subscriptions);
  if (paid.some(isWithheld)) {
    const cost = BillUnknownReason.NOT_PERMITTED;
    return yield { ...own, kind: BillKind.SUBSCRIPTION, product: null, cost, part: 'billing' };
  }
  const all = new Subscriptions(paid);
  const ownZones = reading.list(zones.rows.zones).objects.filter((zone) => zone.account?.id === account.id);
  const others = [...all.others, ...all.plansBeyond(ownZones)];
  for (const subscription of others) {
    yield {
      ...own,
      name: nameOf(subscription),
      product: subscription.ratePlan?.id ?? null,
      status: stateOf(subscription),
      kind: BillKind.SUBSCRIPTION,
      ...subscriptionCost(subscription),
      part: subscription.id ?? '',
    };
  }
  const usage = below.lists(billableUsage).flatMap(({ objects }) => objects);
  for (const { name, ...cost } of [...usageCosts(usage, now), ...unknownProducts(below, others.map(nameOf))])
    yield { ...own, name, product: name, kind: BillKind.USAGE, ...cost, part: name };
}
