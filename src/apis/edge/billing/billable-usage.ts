/** Metered usage with its cost, in the terms of FinOps FOCUS. */
import { ArgsType, Field, Float, ID, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import type { Wire } from '../../../rest/mapping/mapping.js';

const ChargeCategory = wireEnum('EdgeChargeCategory', 'The category of a charge', { Usage: 'Metered usage' });

@ObjectType('EdgeBillableUsage', { description: 'What one service has used in a charge period, and its cost' })
export class BillableUsage {
  /** Its names on the wire are in PascalCase. */
  static reshape(this: void, wire: Wire): Wire {
    return Object.fromEntries(
      Object.entries(wire).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]),
    );
  }

  @Field({ description: 'Name of the service' })
  serviceName!: string;

  @Optional(() => String, 'Name of its product family')
  serviceFamilyName!: string | null;

  @Field({ description: 'When the charge period began, ISO 8601' })
  chargePeriodStart!: string;

  @Field({ description: 'When it ended, ISO 8601' })
  chargePeriodEnd!: string;

  @Field({ description: 'When the billing period began, ISO 8601' })
  billingPeriodStart!: string;

  @Field({ description: 'ISO 4217 code of the currency of the costs' })
  billingCurrency!: string;

  @Field(() => Float, { description: 'The cost as agreed, of this charge period' })
  contractedCost!: number;

  @Field(() => Float, { description: 'The cost as billed' })
  billedCost!: number;

  @Field(() => Float, { description: 'The cost with what was paid in advance spread over time' })
  effectiveCost!: number;

  @Field(() => Float, { description: 'The cost at list prices' })
  listCost!: number;

  @Field(() => Float, { description: 'The cost as agreed since the billing period began: not to be added up' })
  cumulatedContractedCost!: number;

  @Field(() => Float, { description: 'The priced quantity since the billing period began: not to be added up' })
  cumulatedPricingQuantity!: number;

  @Field(() => Float, { description: 'The quantity that was used' })
  consumedQuantity!: number;

  @Field({ description: 'Its unit' })
  consumedUnit!: string;

  @Field(() => Float, { description: 'The quantity that is priced' })
  pricingQuantity!: number;

  @Field({ description: 'Its unit' })
  pricingUnit!: string;

  @Field(() => ChargeCategory, { description: 'The category of the charge' })
  chargeCategory!: ValueOf<typeof ChargeCategory>;

  @Optional(() => String, 'The class of the charge, for instance `Correction`; null: a usual one')
  chargeClass!: string | null;

  @Optional(() => String, 'A description of the charge')
  chargeDescription!: string | null;

  @Field(() => ID, { description: 'Id of the account that is billed' })
  billingAccountId!: string;

  @Optional(() => String, 'Name of the account that is billed')
  billingAccountName!: string | null;

  @Field({ description: 'Name of who hosts the service' })
  hostProviderName!: string;

  @Field({ description: 'Name of who issues the invoice' })
  invoiceIssuerName!: string;

  @Field({ description: 'Name of who provides the service' })
  serviceProviderName!: string;

  @Optional(() => ID, 'Id of the subscription that the service belongs to')
  subscriptionId!: string | null;

  /** The field is a link. */
  zoneId?: string | null;

  @Optional(() => String, 'Domain name of the zone, if the usage is of one')
  zoneName!: string | null;
}

@ObjectType('EdgeBillableUsageSubscription', { description: 'A subscription with metered usage' })
class UsageSubscription {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'The anchor of its billing cycle: a range must contain its day. ISO 8601' })
  billingCycleAnchorTimestamp!: string;

  @Field({ description: 'When it began, ISO 8601' })
  startTimestamp!: string;

  @Optional(() => String, 'When it ended, ISO 8601; null: it has not')
  endTimestamp!: string | null;
}

@ObjectType('EdgeBillableUsageInfo', { description: 'Whether metered usage of an account is known' })
export class BillableUsageInfo {
  @Field({ description: 'False: there is no metered billing data, so what it uses is unknown' })
  covered!: boolean;

  @Field(() => [UsageSubscription], { description: 'The subscriptions with metered usage' })
  subscriptions!: UsageSubscription[];
}

@ArgsType()
export class UsagePeriod {
  @Optional(() => String, 'The first day, `2026-11-01`; by default the current billing period')
  from?: string;

  @Optional(() => String, 'The last day; a range without the anchor day of the billing cycle has no usage')
  to?: string;
}
