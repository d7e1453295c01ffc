/** The target of a DNS record. */
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { items } from '../../../data/geography/complexity.js';
import { ReadAt } from '../../inventory/read-at.js';
import { HostingResource } from '../../inventory/resource.js';
import { Optional } from '../../../base/optional-field.js';

export enum TargetState {
  OWN = 'OWN',
  FOREIGN = 'FOREIGN',
  DANGLING = 'DANGLING',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(TargetState, {
  name: 'DnsTargetState',
  description: 'Owner of the target of a DNS record',
  valuesConfig: {
    OWN: { description: 'A resource of an account that was read' },
    FOREIGN: { description: 'Someone else: every account was read, none has it, and none is known to have had it' },
    DANGLING: {
      description: 'No one any more: an account had it, or one of your zones or accounts should have it and does not',
    },
    UNKNOWN: { description: 'Unknown; `reason` says why' },
  },
});

@ObjectType('DnsTarget', {
  description:
    'What a DNS record leads to, judged by the servers, addresses, load balancers, storage boxes and tunnels of all accounts that the token may use, without DNS queries. It reads each of their lists once, however many records; for a CNAME also one call for the zones of each account, one for the records of each zone, two for each account of the edge with zones, and one for the load balancers of each zone whose account has pools. An address that was deleted unseen by this service is FOREIGN, not DANGLING',
})
export class DnsTarget {
  @Field(() => TargetState, {
    description: 'Owner of the target; of several addresses, the worst of DANGLING, UNKNOWN, FOREIGN and OWN',
  })
  state!: TargetState;

  @Optional(() => HostingResource, 'The first of `resources`')
  resource!: object | null;

  @Field(() => [HostingResource], {
    complexity: items(2),
    description: 'Its targets: servers, load balancers and storage boxes, then the addresses they are reached at',
  })
  resources!: object[];

  @Field(() => [String], {
    description: 'The names that a CNAME leads through, at most 8, each the content of the previous one',
  })
  hops!: readonly string[];

  @Optional(() => String, 'Why it is not OWN; null if it is')
  reason!: string | null;

  @ReadAt()
  readAt!: Date | null;
}
