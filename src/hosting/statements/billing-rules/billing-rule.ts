/** A rule of billing that a statement has shown, as a type of the graph. */
import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import type { Api } from '../../../rest/rows/dialect.js';
import { HostingApiName } from '../../inventory/api.js';
import { Assumption } from '../../invoice/assumption.js';
import { BillingReading, assumptionOf } from '../../invoice/billing-rules/billing-reading.js';
import type { StoredBillingRule } from '../../invoice/billing-rules/billing-rule-store.js';

@ObjectType({
  description:
    'A rule by which the months of an account are charged that are not closed, in place of what is assumed: a statement of its provider has shown it',
})
export class BillingRule {
  @Field(() => ID, { description: 'Its id, for `removeBillingRule`' })
  id!: string;

  @Field(() => HostingApiName, { description: 'The API of the account' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Field(() => BillingReading, { description: 'The rule' })
  reading!: BillingReading;

  @Optional(() => Assumption, 'The assumption that it takes the place of; null for the zone of the month')
  assumption!: Assumption | null;

  @Field(() => ID, { description: 'The id of the statement that shows it, which may have been deleted since' })
  statementId!: string;

  @Field(() => GraphQLDate, { description: 'The first day of that statement' })
  statementFrom!: string;

  @Field(() => GraphQLDate, { description: 'The last day of that statement' })
  statementUntil!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was taken' })
  takenAt!: Date;
}

export function shownBillingRule({ id, api, name, reading, statement, at }: StoredBillingRule): BillingRule {
  return Object.assign(new BillingRule(), {
    id,
    api,
    accountName: name,
    reading,
    assumption: assumptionOf[reading],
    statementId: statement.id,
    statementFrom: statement.from,
    statementUntil: statement.until,
    takenAt: new Date(at),
  });
}
