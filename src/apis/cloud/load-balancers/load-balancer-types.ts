/** Load balancer types: how much a load balancer can take, and what it costs. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Deprecation, NameFilter, catalogue } from '../../machines/catalogue.js';
import { get, list } from '../../../rest/rows/row.js';
import { Cloud } from '../cloud.js';
import { on } from '../bind.js';
import { TypePrice } from '../prices.js';

@ObjectType('CloudLoadBalancerType', { description: 'How much a load balancer can take' })
export class LoadBalancerType {
  @Field(() => ID, { description: 'Number of the type' })
  id!: number;

  @Field({ description: 'Short name, for instance `lb11`' })
  name!: string;

  @Field({ description: 'What it is, in words' })
  description!: string;

  @Field(() => Int, { description: 'Connections open at the same time' })
  maxConnections!: number;

  @Field(() => Int, { description: 'Services on one load balancer' })
  maxServices!: number;

  @Field(() => Int, { description: 'Targets of one load balancer' })
  maxTargets!: number;

  @Field(() => Int, { description: 'Certificates of one load balancer' })
  maxAssignedCertificates!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was withdrawn from sale' })
  deprecated!: string | null;

  @Field(() => Deprecation, { nullable: true, description: 'Set when it is on its way out' })
  deprecation?: Deprecation | null;

  @Field(() => [TypePrice], { description: 'What it costs in each location that has it' })
  prices!: TypePrice[];
}

export const loadBalancerTypes = on(Cloud, {
  loadBalancerTypes: list('/load_balancer_types', () => LoadBalancerType, NameFilter, { ttl: catalogue }),
  loadBalancerType: get('/load_balancer_types/{id}', () => LoadBalancerType, { ttl: catalogue }),
});
