/** Subscriptions: plans of zones and paid products, each with a price for its billing period. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

const SubscriptionFrequency = wireEnum('EdgeSubscriptionFrequency', 'How often a subscription is billed', {
  weekly: 'Once a week',
  monthly: 'Every 30 days',
  quarterly: 'Once in three months',
  yearly: 'Every 365 days',
  'not-applicable': 'It has no billing period, so its price says nothing about a month',
});

const SubscriptionState = wireEnum('EdgeSubscriptionState', 'The state of a subscription', {
  Trial: 'A trial',
  Provisioned: 'Provided, not billed yet',
  Paid: 'Its period is paid for',
  AwaitingPayment: 'A payment is due',
  Cancelled: 'It has been ended',
  Failed: 'A payment failed',
  Expired: 'Its last period is over',
});

@ObjectType('EdgeSubscriptionRatePlan', { description: 'What a subscription is for' })
class RatePlan {
  @Optional(() => ID, 'Its id, for instance `pro` for the plan of a zone')
  id!: string | null;

  @Optional(() => String, 'Its name')
  publicName!: string | null;

  @Optional(() => String, 'What it applies to: `zone`, `account` or `user`')
  scope!: string | null;

  @Optional(() => String, 'ISO 4217 code of its currency')
  currency!: string | null;

  @Optional(() => Boolean, 'It is managed by a partner')
  externallyManaged!: boolean | null;

  @Optional(() => Boolean, 'It is agreed by contract, so its price may not be here')
  isContract!: boolean | null;

  @Optional(() => [String], 'The names of its entitlements')
  sets!: string[] | null;
}

@ObjectType('EdgeSubscriptionComponent', {
  description: 'A component of a subscription, such as a number of page rules',
})
class SubscriptionComponent {
  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => Float, 'The number subscribed to')
  value!: number | null;

  @Optional(() => Float, 'The number that is included')
  default!: number | null;

  @Optional(() => Float, 'Its price')
  price!: number | null;
}

@ObjectType('EdgeSubscriptionApp', { description: 'The app of a subscription' })
class SubscriptionApp {
  @Optional(() => ID, 'Id of its installation')
  installId!: string | null;
}

@ObjectType()
export abstract class SubscriptionParts {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => RatePlan, 'What it is for')
  ratePlan!: RatePlan | null;

  @Optional(() => Float, 'The price of all of it per billing period, without tax')
  price!: number | null;

  @Optional(() => String, 'ISO 4217 code of the currency of the price')
  currency!: string | null;

  @Optional(() => SubscriptionFrequency, 'How often it is billed')
  frequency!: ValueOf<typeof SubscriptionFrequency> | null;

  @Optional(() => SubscriptionState, 'Its state')
  state!: ValueOf<typeof SubscriptionState> | null;

  @Optional(() => GraphQLDateTime, 'When the current billing period began')
  currentPeriodStart!: string | null;

  @Optional(() => GraphQLDateTime, 'When the current billing period ends')
  currentPeriodEnd!: string | null;

  @Optional(() => [SubscriptionComponent], 'Its components')
  componentValues!: SubscriptionComponent[] | null;

  @Optional(() => SubscriptionApp, 'The app that it is for')
  app!: SubscriptionApp | null;

  /** The zone's id and name on the wire; the field is a link. */
  zone?: { readonly id?: string; readonly name?: string } | null;
}

@ObjectType('EdgeSubscription', { description: 'A subscription of an account' })
export class Subscription extends SubscriptionParts {}

@ObjectType('EdgeZoneSubscription', { description: 'The subscription of a zone: its plan' })
export class ZoneSubscription extends SubscriptionParts {}

@ObjectType('EdgeUserSubscription', { description: 'A subscription of the user, of none of the accounts' })
export class UserSubscription extends SubscriptionParts {}
