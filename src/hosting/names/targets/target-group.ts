/** DNS records that lead alike: how many there are, and the first of them. */
import { Field, Int, ObjectType } from 'type-graphql';
import { DnsRecord } from '../../../apis/edge/dns/dns-record.js';
import { TargetState } from './target.js';

@ObjectType('EdgeDnsTargetGroup', { description: 'DNS records whose targets are in the same state' })
export class TargetGroup {
  @Field(() => TargetState, { nullable: true, description: 'The state; null for records without a target' })
  state!: TargetState | null;

  @Field(() => Int, { description: 'The number of records' })
  totalCount!: number;

  @Field(() => [DnsRecord], {
    nullable: 'items',
    description: 'The first of them; null, with an error, only in place of one that could not be read',
  })
  nodes!: readonly unknown[];
}

const order = [TargetState.DANGLING, TargetState.UNKNOWN, TargetState.OWN, TargetState.FOREIGN, null];

/** Without those that are empty; in each the records keep their order. */
export function targetGroups<T extends { readonly state: TargetState | null }>(
  records: readonly T[],
  first: number,
  toNode: (record: T) => unknown,
): TargetGroup[] {
  return order.flatMap((state) => {
    const own = records.filter((record) => record.state === state);
    const nodes = own.slice(0, first).map(toNode);
    return own.length > 0 ? [Object.assign(new TargetGroup(), { state, totalCount: own.length, nodes })] : [];
  });
}
