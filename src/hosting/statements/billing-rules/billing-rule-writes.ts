/** The input and the payloads of the mutations of billing rules. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Api } from '../../../rest/rows/dialect.js';
import { HostingApiName } from '../../inventory/api.js';
import { BillingReading } from '../../invoice/billing-rules/billing-reading.js';
import { BillingRule } from './billing-rule.js';

@InputType({ description: 'A rule of billing that a statement shows' })
export class TakeBillingRuleInput {
  @Field(() => HostingApiName, { description: 'The API of the account' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Field(() => BillingReading, { description: 'The rule' })
  reading!: BillingReading;

  @Field(() => ID, { description: 'The id of the statement; a line of it must refute what is assumed' })
  statementId!: string;
}

@ObjectType({ description: 'The result of `takeBillingRule`' })
export class TakeBillingRulePayload {
  @Field(() => BillingRule, { description: 'The rule as it is stored' })
  billingRule!: BillingRule;
}

@ObjectType({ description: 'The result of `removeBillingRule`' })
export class RemoveBillingRulePayload {
  @Field(() => BillingRule, { description: 'The rule as it was' })
  billingRule!: BillingRule;
}
