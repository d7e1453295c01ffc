/** Load balancer types: their limits and prices. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Deprecation, NameFilter, catalogue } from '../../machines/catalogue.js';
import { get, list } from '../../../rest/rows/row.js';
import { Cloud } from '../cloud.js';
import { on } from '../bind.js';
import { TypePrice } from '../prices.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('CloudLoadBalancerType', { description: 'A load balancer type: its limits and prices' })
export class LoadBalancerType {
  @Field(() => ID, { description: 'Id of the type' })
  id!: number;

  @Field({ description: 'Short name, for instance `lb11`' })
  name!: string;

  @Field({ description: 'Description of the type' })
  description!: string;

  @Field(() => Int, { description: 'The maximum number of simultaneous connections' })
  maxConnections!: number;

  @Field(() => Int, { description: 'The maximum number of services' })
  maxServices!: number;

  @Field(() => Int, { description: 'The maximum number of targets' })
  maxTargets!: number;

  @Field(() => Int, { description: 'The maximum number of certificates' })
  maxAssignedCertificates!: number;

  @Optional(() => GraphQLDateTime, 'When it was deprecated')
  deprecated!: string | null;

  @Optional(() => Deprecation, 'Set if it is deprecated')
  deprecation?: Deprecation | null;

  @Field(() => [TypePrice], { description: 'The price in each location that offers it' })
  prices!: TypePrice[];
}

export const loadBalancerTypes = on(Cloud, {
  loadBalancerTypes: list('/load_balancer_types', () => LoadBalancerType, NameFilter, { ttl: catalogue }),
  loadBalancerType: get('/load_balancer_types/{id}', () => LoadBalancerType, { ttl: catalogue }),
});
