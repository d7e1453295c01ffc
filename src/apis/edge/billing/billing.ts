/** Reads what accounts, zones and the user pay: subscriptions, plans and metered usage. */
import { links, one, oneCarried } from '../../../rest/planner/links.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { get, list } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { User } from '../accounts/user.js';
import { on } from '../bind.js';
import { AvailablePlan } from '../zones/plan.js';
import { Zone } from '../zones/zone.js';
import { zones } from '../zones/zones.js';
import { BillableUsage, BillableUsageInfo, UsagePeriod } from './billable-usage.js';
import { Subscription, type SubscriptionParts, UserSubscription, ZoneSubscription } from './subscription.js';

const billing = 'the credential needs the right to read billing';

export const accountBilling = on(
  Account,
  {
    subscriptions: list('/accounts/{id}/subscriptions', () => Subscription, {
      about: `Its subscriptions, those of its zones among them; ${billing}`,
      paging: unpaged,
      listed: false,
    }),
    billableUsage: list('/accounts/{id}/billable-usage', () => BillableUsage, UsagePeriod, {
      about: `Its metered usage with costs, which come on top of subscriptions; ${billing}`,
      paging: unpaged,
      listed: false,
    }),
    billableUsageInfo: get('/accounts/{id}/billable-usage/info', () => BillableUsageInfo, { listed: false }),
  },
  { id: 'id' },
);

export const zoneBilling = on(
  Zone,
  {
    subscription: get('/zones/{id}/subscription', () => ZoneSubscription, {
      about: `Its plan as it is billed; ${billing}`,
      listed: false,
    }),
    availablePlans: list('/zones/{id}/available_plans', () => AvailablePlan, {
      about: 'The plans that it could have, and the one that it has',
      paging: unpaged,
      listed: false,
    }),
  },
  { id: 'id' },
);

export const userBilling = on(User, {
  subscriptions: list('/user/subscriptions', () => UserSubscription, { paging: unpaged, listed: false }),
});

export const billingLinks = [
  ...[Subscription, ZoneSubscription, UserSubscription].map((kind) =>
    links<SubscriptionParts>(kind, {
      zone: oneCarried(
        zones.rows.zone,
        ({ zone }) => zone?.id,
        { names: ['name'], of: ({ zone }) => ({ name: zone?.name }) },
        'The zone that it is for, if the API says',
      ),
    }),
  ),
  links(BillableUsage, { zone: one(zones.rows.zone, ({ zoneId }) => zoneId, 'The zone that used it') }),
];
