/** DNS records that lead alike. */
import { Field, Int, ObjectType } from 'type-graphql';
import { DnsRecord } from '../../../apis/edge/dns/dns-record.js';
import { checkFirst } from '../../../data/geography/bounds.js';
import { type Connection, connectionOf } from '../../../rest/schema/connection.js';
import { afterArgument, firstArgument, pageComplexity } from '../../../rest/schema/page-arguments.js';
import { maxFirst } from '../../../rest/transport/pages.js';
import { TargetState } from './target.js';
import { Optional } from '../../../base/optional-field.js';

interface Page {
  readonly first: number;
  readonly after: string | null;
}

type PageOf = (page: Page) => Connection;

@ObjectType('EdgeDnsTargetGroup', { description: 'DNS records whose targets are in the same state' })
export class TargetGroup {
  @Optional(() => TargetState, 'The state; null for records without a target')
  readonly state: TargetState | null;

  @Field(() => Int, { description: 'The number of records' })
  readonly recordCount: number;

  private readonly pageOf: PageOf;

  constructor(state: TargetState | null, recordCount: number, pageOf: PageOf) {
    this.state = state;
    this.recordCount = recordCount;
    this.pageOf = pageOf;
  }

  @Field(() => connectionOf(DnsRecord), {
    complexity: pageComplexity(),
    description:
      'The records, zone by zone. A cursor holds for this group, and for the list that `states`, or `hasTarget: false`, makes of it',
  })
  records(@firstArgument() first: number, @afterArgument() after: string | null): Connection {
    checkFirst('records', first, maxFirst);
    return this.pageOf({ first, after });
  }
}

const order = [TargetState.DANGLING, TargetState.UNKNOWN, TargetState.OWN, TargetState.FOREIGN, null];

/** The groups that are not empty; records keep their order in each. */
export function targetGroups<T extends { readonly state: TargetState | null }>(
  records: readonly T[],
  pageOf: (records: readonly T[], state: TargetState | null, page: Page) => Connection,
): TargetGroup[] {
  return order.flatMap((state) => {
    const own = records.filter((record) => record.state === state);
    return own.length > 0 ? [new TargetGroup(state, own.length, (page) => pageOf(own, state, page))] : [];
  });
}
