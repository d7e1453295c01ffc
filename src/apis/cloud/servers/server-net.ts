/** Network interfaces of a server: its public addresses and its private networks. */
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { renamed } from '../../../rest/mapping/renamed.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { DnsPtr } from '../networks/dns-ptr.js';
import { Optional } from '../../../base/optional-field.js';

const FirewallStatus = wireEnum('CloudServerFirewallStatus', 'The status of a firewall on a server', {
  applied: 'Applied: its rules are in effect',
  pending: 'Being applied',
});

@ObjectType('CloudServerIpv4', { description: 'The public IPv4 address of a server' })
export class ServerIpv4 {
  @Optional(() => ID, 'Id of the primary IP')
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
  @Optional(() => ID, 'Id of the primary IP')
  id!: number | null;

  @Field({ description: 'The /64 network' })
  ip!: string;

  @Field({ description: 'It is blocked by the provider' })
  blocked!: boolean;

  @Optional(() => [DnsPtr], 'The reverse DNS entries of its addresses')
  dnsPtrs!: DnsPtr[] | null;

  static reshape(net: Wire): Wire {
    return renamed(net, { dns_ptr: 'dns_ptrs' });
  }
}

@ObjectType('CloudServerFirewall', { description: 'A firewall applied to a server' })
export class ServerFirewall {
  @Optional(() => ID, 'Id of the firewall')
  id!: number | null;

  @Optional(() => FirewallStatus, 'The status of the firewall on the server')
  status!: ValueOf<typeof FirewallStatus> | null;
}

@ObjectType('CloudServerPublicNet', { description: 'The public network of a server' })
export class ServerPublicNet {
  @Optional(() => ServerIpv4, 'Null when it has no public IPv4 address')
  ipv4!: ServerIpv4 | null;

  @Optional(() => ServerIpv6, 'Null when it has no public IPv6 network')
  ipv6!: ServerIpv6 | null;

  @Optional(() => [ServerFirewall], 'The firewalls applied to it')
  firewalls!: ServerFirewall[] | null;

  /** Ids on the wire; the field is a link. */
  floatingIps!: number[];
}

@ObjectType('CloudServerPrivateNet', { description: 'The attachment of a server to a private network' })
export class ServerPrivateNet {
  @Optional(() => String, 'Its IP address in the network')
  ip!: string | null;

  @Optional(() => [String], 'Alias IPs in the network')
  aliasIps!: string[] | null;

  @Optional(() => String, 'The MAC address of its interface')
  macAddress!: string | null;

  /** An id on the wire; the field is a link. */
  network!: number | null;
}
