/** The server type: a physical machine. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AnyServer, ServerStatus } from '../machines/server.js';
import type { ValueOf } from '../../rest/mapping/enum.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import type { Wire } from '../../rest/mapping/mapping.js';
import { isText } from '../../base/unknown.js';
import { withPrefixLength } from './networks/prefix-length.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType('DedicatedServerFeatures', { description: 'The features of a server' })
class ServerFeatures {
  @Field({ nullable: true, description: 'A reset is possible' })
  reset?: boolean;

  @Field({ nullable: true, description: 'The rescue system is available' })
  rescue?: boolean;

  @Field({ nullable: true, description: 'VNC installation is available' })
  vnc?: boolean;

  @Field({ nullable: true, description: 'Windows installation is available' })
  windows?: boolean;

  @Field({ nullable: true, description: 'Plesk installation is available' })
  plesk?: boolean;

  @Field({ nullable: true, description: 'cPanel installation is available' })
  cpanel?: boolean;

  @Field({ nullable: true, description: 'Wake on LAN is available' })
  wakeOnLan?: boolean;

  @Field({ nullable: true, description: 'Hot swap: drives can be replaced while it runs' })
  hotSwap?: boolean;
}

@ObjectType('DedicatedSubnetReference', { description: 'A subnet of a server' })
class SubnetReference {
  @Field({ description: 'Its first address' })
  ip!: string;

  @Field(() => Int, { description: 'Prefix length, for instance `64`' })
  mask!: number;

  static readonly reshape = withPrefixLength;
}

@ObjectType('DedicatedServer', { description: 'A dedicated server', implements: AnyServer })
export class Server implements AnyServer {
  static readonly keys = { 'server-number': 'serverId', 'server-id': 'serverId' } as const;

  /** Fields of `AnyServer`. */
  id!: number;
  name!: string;

  /** The same number, under the name that its parts use. */
  serverId!: number;

  @Optional(() => String, 'Main IPv4 address; null when it has only IPv6')
  mainIp!: string | null;

  @Field({ description: 'First address of its main IPv6 network, a /64' })
  mainIpv6Net!: string;

  @Field({ description: 'Name of the product, for instance `AX41-NVMe`' })
  product!: string;

  @Field({ description: 'The data center, for instance `FSN1-DC8`' })
  datacenter!: string;

  @Field({ description: 'Included monthly traffic, for instance `20 TB` or `unlimited`' })
  traffic!: string;

  @Field(() => ServerStatus, {
    description: 'Whether it has been handed over: READY, or IN_PROCESS, which some answers spell IN_PROGRESS',
  })
  status!: ValueOf<typeof ServerStatus>;

  @Field({ description: 'It is cancelled' })
  cancelled!: boolean;

  @Field(() => GraphQLDate, { description: 'The day until which it is paid, in German time' })
  paidUntil!: string;

  @Optional(() => [String], 'Its single IP addresses as text; `ips` has their details')
  ipAddresses!: string[] | null;

  @Optional(() => [SubnetReference], 'Its subnets as text; `subnets` has their details')
  subnetAddresses!: SubnetReference[] | null;

  @Optional(() => ID, 'Id of the storage box linked to it; one more call per server of a list')
  linkedStorageBoxId?: number | null;

  @Optional(() => ServerFeatures, 'Its features; one more call per server of a list')
  features?: ServerFeatures | null;

  get addresses(): string[] {
    const { mainIp, ipAddresses, subnetAddresses }: Sent<Server> = this;
    const nets = subnetAddresses?.map(({ ip, mask }) => (ip && mask ? `${ip}/${mask}` : null)) ?? [];
    return [...new Set([mainIp, ...(ipAddresses ?? []), ...nets].filter(isText))];
  }

  static reshape({ dc, reset, rescue, vnc, windows, plesk, cpanel, wol, hot_swap, ...server }: Wire): Wire {
    const features = { reset, rescue, vnc, windows, plesk, cpanel, wol, hot_swap };
    const isListed = Object.values(features).every((feature) => feature === undefined);
    const { server_name: name, server_ip, server_ipv6_net, ip, subnet, ...rest } = server;
    const nets = { main_ip: server_ip, main_ipv6_net: server_ipv6_net, ip_addresses: ip, subnet_addresses: subnet };
    const id = rest['server_number'];
    return { ...rest, id, name, ...nets, datacenter: dc, ...(!isListed && { features }) };
  }
}
