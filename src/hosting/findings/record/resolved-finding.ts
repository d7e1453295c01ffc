/** The shape of a finding that is resolved. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { HostingPrice } from '../../../apis/machines/price.js';
import type { Api } from '../../../rest/rows/dialect.js';
import { connectionOf, ofTheList } from '../../../rest/schema/connection.js';
import type { Price } from '../../bill/lines/bill-draft.js';
import { HostingApiName } from '../../inventory/api.js';
import { FindingKind } from '../kind.js';
import { Severity } from '../severity.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('ResolvedFinding', {
  description: 'A recorded finding that its rule, run completely over the account, no longer found',
})
export class ResolvedFinding {
  @Field(() => ID, { description: 'The id that the finding had' })
  findingId!: string;

  @Field(() => FindingKind, { description: 'The kind of finding' })
  kind!: string;

  @Field(() => Severity, { description: 'The severity when it was last seen' })
  severity!: Severity;

  @Field({ description: 'A message that describes it, as of when it was last seen' })
  message!: string;

  @Field(() => HostingApiName, { description: 'The API of the account' })
  api!: Api;

  @Field({ description: 'Name of the account in the configuration' })
  accountName!: string;

  @Optional(() => ID, 'Id of the resource; null where there was none')
  resourceId!: string | null;

  @Optional(() => String, 'Name of the resource or of the cause, or another identifier')
  resourceName!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was first recorded' })
  firstSeenAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was first no longer found' })
  resolvedAt!: Date;

  @Optional(
    () => HostingPrice,
    'The monthly amount that ended with it, as it was last known, in the currency of the price; null where there was none or it was never known',
  )
  monthlyAmount!: Price | null;
}

@ObjectType({ description: 'When the findings of an account were last recorded' })
export class FindingRecordState {
  @Field(() => HostingApiName, { description: 'The API of the account' })
  api!: Api;

  @Field({ description: 'Name of the account in the configuration' })
  accountName!: string;

  @Optional(
    () => GraphQLDateTime,
    'When it was last recorded; null: never, so that nothing is known of what was resolved in it',
  )
  recordedAt!: Date | null;
}

@ObjectType('ResolvedFindingConnection', {
  description: 'A page of findings that are resolved, the last resolved first',
})
export class ResolvedFindings extends connectionOf(ResolvedFinding, { mayFail: false }) {
  @Field(() => Int, { complexity: ofTheList, description: 'The number of resolved findings' })
  override totalCount!: number;

  @Field(() => [FindingRecordState], {
    complexity: ofTheList,
    description: 'The accounts whose records it was read from',
  })
  records!: readonly FindingRecordState[];
}
