/** The shape of a load balancer. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { DnsPtr } from '../networks/dns-ptr.js';
import { Service } from './load-balancer-service.js';
import { Target } from './load-balancer-targets.js';
import { LoadBalancerType } from './load-balancer-types.js';
import { Location } from '../locations.js';
import { Labelled, Protection } from '../shared.js';

export const AlgorithmType = wireEnum(
  'CloudLoadBalancerAlgorithmType',
  'Which target is next',
  ['round_robin', 'least_connections'],
  { round_robin: 'Each in its turn', least_connections: 'The one with the fewest connections' },
);

@ObjectType('CloudLoadBalancerAlgorithm', { description: 'How a load balancer chooses a target' })
class Algorithm {
  @Field(() => AlgorithmType, { description: 'Which target is next' })
  type!: ValueOf<typeof AlgorithmType>;
}

@ObjectType('CloudLoadBalancerPublicNet', { description: 'The public addresses of a load balancer' })
class PublicNet {
  @Field({ description: 'It is reached from the internet' })
  enabled!: boolean;

  @Field(() => DnsPtr, { description: 'Its IPv4 address and host name' })
  ipv4!: DnsPtr;

  @Field(() => DnsPtr, { description: 'Its IPv6 address and host name' })
  ipv6!: DnsPtr;
}

@ObjectType('CloudLoadBalancerPrivateNet', { description: 'A network that a load balancer is in' })
export class PrivateNet {
  @Field({ description: 'Its address in the network' })
  ip!: string;

  /** An id on the wire; the field is a link. */
  network!: number;
}

@ObjectType('CloudLoadBalancer', { description: 'Shares the traffic of its services among its targets' })
export class LoadBalancer extends Labelled {
  static readonly keys = { id: 'id' } as const;

  @Field(() => PublicNet, { description: 'Its public addresses' })
  publicNet!: PublicNet;

  @Field(() => [PrivateNet], { description: 'The networks it is in' })
  privateNets!: PrivateNet[];

  @Field(() => Location, { description: 'Where it is' })
  location!: Location;

  @Field(() => LoadBalancerType, { description: 'How much it can take' })
  loadBalancerType!: LoadBalancerType;

  @Field(() => Protection, { description: 'What the API refuses to do with it' })
  protection!: Protection;

  @Field(() => [Service], { description: 'The ports it listens on' })
  services!: Service[];

  @Field(() => [Target], { description: 'Where it sends the traffic' })
  targets!: Target[];

  @Field(() => Algorithm, { description: 'How it chooses a target' })
  algorithm!: Algorithm;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Bytes sent in this month' })
  outgoingTraffic!: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Bytes received in this month' })
  ingoingTraffic!: number | null;

  @Field(() => GraphQLSafeInt, { description: 'Bytes of outgoing traffic a month that are free' })
  includedTraffic!: number;
}
