/** Reads what the provider of the edge states now of its accounts: zones, subscriptions and metered usage. */
import { accounts } from '../../../apis/edge/accounts/accounts.js';
import type { BillableUsage } from '../../../apis/edge/billing/billable-usage.js';
import { accountBilling } from '../../../apis/edge/billing/billing.js';
import type { Subscription } from '../../../apis/edge/billing/subscription.js';
import type { Zone } from '../../../apis/edge/zones/zone.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { isText } from '../../../base/unknown.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import type { Account } from '../../../rest/transport/account.js';
import type { Collected } from '../../bill/collect.js';
import { FamilyReading } from '../../bill/lines/family.js';
import type { Listing } from '../../inventory/listing.js';

const { subscriptions, billableUsage, billableUsageInfo } = accountBilling.rows;

export interface StatedAccount {
  /** The provider's. */
  readonly id: string;
  readonly name: string;
  /** The account whose credential has read it. */
  readonly account: Account;
  /** Each under its id. */
  readonly zones: ReadonlyMap<string, Sent<Zone>>;
  readonly areZonesComplete: boolean;
  readonly subscriptions: readonly Sent<Subscription>[];
  readonly areSubscriptionsComplete: boolean;
  readonly usage: readonly Sent<BillableUsage>[];
  readonly isUsageComplete: boolean;
  /** False where the provider says that it has no usage of the account, whatever it uses. */
  readonly isUsageCovered: boolean;
}

/** Each account of the provider once: what one credential could not read of it, another one may. */
export async function statedAccounts({ own, listings }: Collected): Promise<readonly StatedAccount[]> {
  for (const listing of [...listings, ...own.flatMap(({ withheld }) => withheld)]) await listing.ready();
  const found = new Map<string, StatedAccount>();
  for (const client of new Set(own.map((one) => one.client))) {
    const its = own.filter((one) => one.client === client);
    const reading = new FamilyReading([...new Set(its.flatMap((one) => [...one.listings, ...one.withheld]))]);
    for (const { id, name } of reading.lists(accounts.rows.accounts).flatMap(({ objects }) => objects)) {
      if (!isText(id)) continue;
      const stated = statedAccount({ id, name: isText(name) ? name : id, account: client.upstream.account }, reading);
      const known = found.get(id);
      if (!known || scoreOf(stated) > scoreOf(known)) found.set(id, stated);
    }
  }
  return [...found.values()];
}

function statedAccount(named: Pick<StatedAccount, 'id' | 'name' | 'account'>, reading: FamilyReading): StatedAccount {
  const { id } = named;
  const below = reading.below((values) => values['id'] === id);
  const [paid, usage] = [below.lists(subscriptions), below.lists(billableUsage)];
  const inReach = reading.lists(zones.rows.zones);
  const rows: readonly Sent<BillableUsage>[] = usage.flatMap(({ objects }) => objects);
  const info = below.lists(billableUsageInfo);
  const isUsageRead = isComplete(usage) && info.every((listing) => listing.isComplete);
  return {
    ...named,
    zones: new Map(inReach.flatMap(({ objects }) => objects).map((zone) => [zone.id, zone])),
    areZonesComplete: isComplete(inReach),
    subscriptions: paid.flatMap(({ objects }) => objects),
    areSubscriptionsComplete: isComplete(paid),
    usage: rows,
    isUsageComplete: isUsageRead,
    isUsageCovered: rows.length > 0 || info.some(({ objects }) => objects.some(({ covered }) => covered)),
  };
}

/** A list that was not read is not complete. */
function isComplete(listings: readonly Listing[]): boolean {
  return listings.length > 0 && listings.every((listing) => listing.isComplete);
}

function scoreOf({ areSubscriptionsComplete, isUsageComplete }: StatedAccount): number {
  return Number(areSubscriptionsComplete) + Number(isUsageComplete);
}
