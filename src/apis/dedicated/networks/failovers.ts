/** Failovers: addresses and subnets that can be routed to another server. */
import { IsIP } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { del, get, list, post } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';

@ObjectType('DedicatedFailover', { description: 'An address or a subnet that can be routed to another server' })
export class Failover {
  static readonly keys = { 'failover-ip': 'ip' } as const;

  @Field(() => ID, { description: 'The address, or the first of the subnet' })
  ip!: string;

  @Field({ description: 'Its mask in the notation of addresses, for instance `255.255.255.255`' })
  netmask!: string;

  @Field({ description: 'Main IPv4 address of the server it belongs to' })
  serverIp!: string;

  @Field({ description: 'Main IPv6 network of the server it belongs to' })
  serverIpv6Net!: string;

  @Field(() => ID, { description: 'Number of the server it belongs to' })
  serverId!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Main address of the server it is routed to; null while it is routed to none',
  })
  activeServerIp!: string | null;
}

@InputType('RouteDedicatedFailoverInput', { description: 'Where to route a failover' })
class RouteFailover {
  @IsIP()
  @Field({ description: 'Main address of the server that shall have it' })
  activeServerIp!: string;
}

export const failovers = on(Dedicated, {
  failovers: list('/failover', () => Failover, { limit: '100/1h' }),
  failover: get('/failover/{failover-ip}', () => Failover, { limit: '100/1h' }),
});

export const failoverWrites = mutations({
  routeDedicatedFailover: post('/failover/{failover-ip}', () => Failover, RouteFailover, {
    about: 'Routes a failover to a server: it is cut off from the one that had it, which takes up to a minute',
    limit: '50/1h',
  }),
  unrouteDedicatedFailover: del('/failover/{failover-ip}', () => Failover, {
    about: 'Routes a failover to no server: it is cut off until it is routed again',
    limit: '50/1h',
  }),
});
