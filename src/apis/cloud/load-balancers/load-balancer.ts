/** The load balancer type. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { DnsPtr } from '../networks/dns-ptr.js';
import { Service } from './load-balancer-service.js';
import { Target } from './load-balancer-targets.js';
import { LoadBalancerType } from './load-balancer-types.js';
import { Location } from '../locations.js';
import { Labelled, Protection } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

export const AlgorithmType = wireEnum('CloudLoadBalancerAlgorithmType', 'The algorithm that chooses a target', {
  round_robin: 'Each target in turn',
  least_connections: 'The target with the fewest connections',
});

@ObjectType('CloudLoadBalancerAlgorithm', { description: 'The load balancing algorithm' })
class Algorithm {
  @Field(() => AlgorithmType, { description: 'Type of the algorithm' })
  type!: ValueOf<typeof AlgorithmType>;
}

@ObjectType('CloudLoadBalancerPublicNet', { description: 'The public network of a load balancer' })
class PublicNet {
  @Field({ description: 'The public interface is enabled: it can be reached from the internet' })
  enabled!: boolean;

  @Field(() => DnsPtr, { description: 'Its IPv4 address with reverse DNS' })
  ipv4!: DnsPtr;

  @Field(() => DnsPtr, { description: 'Its IPv6 address with reverse DNS' })
  ipv6!: DnsPtr;
}

@ObjectType('CloudLoadBalancerPrivateNet', { description: 'A private network that a load balancer is attached to' })
export class PrivateNet {
  @Field({ description: 'Its IP address in the network' })
  ip!: string;

  /** An id on the wire; the field is a link. */
  network!: number;
}

@ObjectType('CloudLoadBalancer', {
  description: 'A load balancer: distributes the traffic of its services over its targets',
})
export class LoadBalancer extends Labelled {
  static readonly keys = { id: 'id' } as const;

  @Field(() => PublicNet, { description: 'Its public network' })
  publicNet!: PublicNet;

  @Field(() => [PrivateNet], { description: 'The private networks it is attached to' })
  privateNets!: PrivateNet[];

  @Field(() => Location, { description: 'The location' })
  location!: Location;

  @Field(() => LoadBalancerType, { description: 'Its type, with its limits' })
  loadBalancerType!: LoadBalancerType;

  @Field(() => Protection, { description: 'Protection against deletion' })
  protection!: Protection;

  @Field(() => [Service], { description: 'Its services' })
  services!: Service[];

  @Field(() => [Target], { description: 'Its targets' })
  targets!: Target[];

  @Field(() => Algorithm, { description: 'The load balancing algorithm' })
  algorithm!: Algorithm;

  @Optional(() => GraphQLSafeInt, 'Outgoing traffic of this month in bytes')
  outgoingTraffic!: number | null;

  @Optional(() => GraphQLSafeInt, 'Incoming traffic of this month in bytes')
  ingoingTraffic!: number | null;

  @Field(() => GraphQLSafeInt, { description: 'Included outgoing traffic per month in bytes' })
  includedTraffic!: number;
}
