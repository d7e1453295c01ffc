/** Failovers: addresses and subnets that can be rerouted to another server. */
import { IsIP } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { del, get, list, post } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedFailoverIp', {
  description: 'A failover IP: an address or subnet that can be routed to another server',
})
export class FailoverIp {
  static readonly keys = { 'failover-ip': 'ip' } as const;

  @Field(() => ID, { description: 'The IP address, or the first address of the subnet' })
  ip!: string;

  @Field({ description: 'The netmask, for instance `255.255.255.255`' })
  netmask!: string;

  @Field({ description: 'Main IPv4 address of the server it belongs to' })
  serverIp!: string;

  @Field({ description: 'Main IPv6 network of the server it belongs to' })
  serverIpv6Net!: string;

  @Field(() => ID, { description: 'Number of the server it belongs to' })
  serverId!: number;

  @Optional(() => String, 'Main IP address of the server it is routed to; null while it is not routed')
  activeServerIp!: string | null;
}

@InputType('RouteDedicatedFailoverInput', { description: 'Where to route a failover IP' })
class RouteFailover {
  @IsIP()
  @Field({ description: 'Main IP address of the server to route it to' })
  activeServerIp!: string;
}

export const failovers = on(Dedicated, {
  failovers: list('/failover', () => FailoverIp, { limit: '100/1h' }),
  failover: get('/failover/{failover-ip}', () => FailoverIp, { limit: '100/1h' }),
});

export const failoverWrites = mutations({
  routeDedicatedFailover: post('/failover/{failover-ip}', () => FailoverIp, RouteFailover, {
    about: 'Routes a failover IP to a server, which takes up to a minute; the previous server loses it',
    limit: '50/1h',
  }),
  unrouteDedicatedFailover: del('/failover/{failover-ip}', () => FailoverIp, {
    about: 'Deletes the routing of a failover IP: it is unreachable until it is routed again',
    limit: '50/1h',
  }),
});
