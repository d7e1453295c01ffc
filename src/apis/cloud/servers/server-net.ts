/** Network interfaces of a server: its public addresses and its private networks. */
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { renamed } from '../../../rest/mapping/renamed.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { DnsPtr } from '../networks/dns-ptr.js';

const FirewallStatus = wireEnum('CloudServerFirewallStatus', 'The status of a firewall on a server', {
  applied: 'Applied: its rules are in effect',
  pending: 'Being applied',
});

@ObjectType('CloudServerIpv4', { description: 'The public IPv4 address of a server' })
export class ServerIpv4 {
  @Field(() => ID, { nullable: true, description: 'Id of the primary IP' })
  id!: number | null;

  @Field({ description: 'The IP address' })
  ip!: string;

  @Field({ description: 'It is blocked by the provider' })
  blocked!: boolean;

  @Field({ description: 'The reverse DNS entry' })
  dnsPtr!: string;
}

@ObjectType('CloudServerIpv6', { description: 'The public IPv6 network of a server' })
export class ServerIpv6 {
  @Field(() => ID, { nullable: true, description: 'Id of the primary IP' })
  id!: number | null;

  @Field({ description: 'The /64 network' })
  ip!: string;

  @Field({ description: 'It is blocked by the provider' })
  blocked!: boolean;

  @Field(() => [DnsPtr], { nullable: true, description: 'The reverse DNS entries of its addresses' })
  dnsPtrs!: DnsPtr[] | null;

  static reshape(net: Wire): Wire {
    return renamed(net, { dns_ptr: 'dns_ptrs' });
  }
}

@ObjectType('CloudServerFirewall', { description: 'A firewall applied to a server' })
export class ServerFirewall {
  @Field(() => ID, { nullable: true, description: 'Id of the firewall' })
  id!: number | null;

  @Field(() => FirewallStatus, { nullable: true, description: 'The status of the firewall on the server' })
  status!: ValueOf<typeof FirewallStatus> | null;
}

@ObjectType('CloudServerPublicNet', { description: 'The public network of a server' })
export class ServerPublicNet {
  @Field(() => ServerIpv4, { nullable: true, description: 'Null when it has no public IPv4 address' })
  ipv4!: ServerIpv4 | null;

  @Field(() => ServerIpv6, { nullable: true, description: 'Null when it has no public IPv6 network' })
  ipv6!: ServerIpv6 | null;

  @Field(() => [ServerFirewall], { nullable: true, description: 'The firewalls applied to it' })
  firewalls!: ServerFirewall[] | null;

  /** Ids on the wire; the field is a link. */
  floatingIps!: number[];
}

@ObjectType('CloudServerPrivateNet', { description: 'The attachment of a server to a private network' })
export class ServerPrivateNet {
  @Field(() => String, { nullable: true, description: 'Its IP address in the network' })
  ip!: string | null;

  @Field(() => [String], { nullable: true, description: 'Alias IPs in the network' })
  aliasIps!: string[] | null;

  @Field(() => String, { nullable: true, description: 'The MAC address of its interface' })
  macAddress!: string | null;

  /** An id on the wire; the field is a link. */
  network!: number | null;
}
