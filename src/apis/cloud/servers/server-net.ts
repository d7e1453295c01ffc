/** Where a server is reached: its public addresses, and its places in private networks. */
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { renamed } from '../../../rest/mapping/renamed.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { DnsPtr } from '../networks/dns-ptr.js';

const FirewallStatus = wireEnum(
  'CloudServerFirewallStatus',
  'Whether a firewall is at work on a server yet',
  ['applied', 'pending'],
  { applied: 'It is at work', pending: 'It is being put to work' },
);

@ObjectType('CloudServerIpv4', { description: 'The public IPv4 address of a server' })
export class ServerIpv4 {
  @Field(() => ID, { nullable: true, description: 'Number of the primary IP' })
  id!: number | null;

  @Field({ description: 'The address' })
  ip!: string;

  @Field({ description: 'The provider has blocked it' })
  blocked!: boolean;

  @Field({ description: 'The host name that reverse DNS answers for it' })
  dnsPtr!: string;
}

@ObjectType('CloudServerIpv6', { description: 'The public IPv6 network of a server' })
export class ServerIpv6 {
  @Field(() => ID, { nullable: true, description: 'Number of the primary IP' })
  id!: number | null;

  @Field({ description: 'The network, a /64' })
  ip!: string;

  @Field({ description: 'The provider has blocked it' })
  blocked!: boolean;

  @Field(() => [DnsPtr], { nullable: true, description: 'The host names that reverse DNS answers for its addresses' })
  dnsPtrs!: DnsPtr[] | null;

  static reshape(net: Wire): Wire {
    return renamed(net, { dns_ptr: 'dns_ptrs' });
  }
}

@ObjectType('CloudServerFirewall', { description: 'A firewall in front of a server' })
export class ServerFirewall {
  @Field(() => ID, { nullable: true, description: 'Number of the firewall' })
  id!: number | null;

  @Field(() => FirewallStatus, { nullable: true, description: 'Whether it is at work yet' })
  status!: ValueOf<typeof FirewallStatus> | null;
}

@ObjectType('CloudServerPublicNet', { description: 'How a server is reached from the internet' })
export class ServerPublicNet {
  @Field(() => ServerIpv4, { nullable: true, description: 'Null when it has no public IPv4 address' })
  ipv4!: ServerIpv4 | null;

  @Field(() => ServerIpv6, { nullable: true, description: 'Null when it has no public IPv6 network' })
  ipv6!: ServerIpv6 | null;

  @Field(() => [ServerFirewall], { nullable: true, description: 'The firewalls in front of it' })
  firewalls!: ServerFirewall[] | null;

  /** Ids on the wire; the field is a link. */
  floatingIps!: number[];
}

@ObjectType('CloudServerPrivateNet', { description: 'The place of a server in one private network' })
export class ServerPrivateNet {
  @Field(() => String, { nullable: true, description: 'Its address there' })
  ip!: string | null;

  @Field(() => [String], { nullable: true, description: 'Further addresses it has there' })
  aliasIps!: string[] | null;

  @Field(() => String, { nullable: true, description: 'The hardware address of its interface there' })
  macAddress!: string | null;

  /** An id on the wire; the field is a link. */
  network!: number | null;
}
