/** What a DNS record leads to. */
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { items } from '../../../data/geography/complexity.js';
import { ReadAt } from '../../inventory/read-at.js';
import { HostingResource } from '../../inventory/resource.js';

export enum TargetState {
  OWN = 'OWN',
  FOREIGN = 'FOREIGN',
  DANGLING = 'DANGLING',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(TargetState, {
  name: 'EdgeDnsTargetState',
  description: 'Whose it is that a DNS record leads to',
  valuesConfig: {
    OWN: { description: 'An object of an account that was read' },
    FOREIGN: { description: 'Of somebody else: every account was read, none has it, and none is known to have had it' },
    DANGLING: {
      description: 'Of nobody any more: an account had it, or an own zone or account should have it and does not',
    },
    UNKNOWN: { description: 'Not known; `reason` says why' },
  },
});

@ObjectType('EdgeDnsTarget', { description: 'What a DNS record leads to, by what the accounts have; DNS is not asked' })
export class Target {
  @Field(() => TargetState, {
    description: 'Whose it is; of several addresses the worst of DANGLING, UNKNOWN, FOREIGN and OWN',
  })
  state!: TargetState;

  @Field(() => HostingResource, { nullable: true, description: 'The first of `resources`' })
  resource!: object | null;

  @Field(() => [HostingResource], {
    complexity: items(2),
    description:
      'What it leads to: servers, load balancers and storage boxes, then the addresses by which they are reached',
  })
  resources!: object[];

  @Field(() => [String], {
    description: 'The names that a CNAME leads through, at most 8, each the content of the one before',
  })
  hops!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Why it is not OWN; null where it is' })
  reason!: string | null;

  @ReadAt()
  readAt!: Date | null;
}
