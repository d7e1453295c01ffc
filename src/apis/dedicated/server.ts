/** The shape of a server: a machine of its own. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AnyServer, ServerStatus } from '../machines/server.js';
import type { ValueOf } from '../../rest/mapping/enum.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import type { Wire } from '../../rest/mapping/mapping.js';
import { isText } from '../../base/unknown.js';
import { withPrefixLength } from './networks/prefix-length.js';

@ObjectType('DedicatedServerFeatures', { description: 'What can be done with a server' })
export class ServerFeatures {
  @Field({ nullable: true, description: 'It can be reset' })
  reset?: boolean;

  @Field({ nullable: true, description: 'It can boot a rescue system' })
  rescue?: boolean;

  @Field({ nullable: true, description: 'It can be installed over VNC' })
  vnc?: boolean;

  @Field({ nullable: true, description: 'Windows can be installed on it' })
  windows?: boolean;

  @Field({ nullable: true, description: 'Plesk can be installed on it' })
  plesk?: boolean;

  @Field({ nullable: true, description: 'cPanel can be installed on it' })
  cpanel?: boolean;

  @Field({ nullable: true, description: 'It can be woken over the network' })
  wakeOnLan?: boolean;

  @Field({ nullable: true, description: 'Its drives can be changed while it runs' })
  hotSwap?: boolean;
}

@ObjectType('DedicatedSubnetRef', { description: 'A network of addresses that a server has' })
export class SubnetRef {
  @Field({ description: 'Its first address' })
  ip!: string;

  @Field(() => Int, { description: 'Length of its prefix, for instance `64`' })
  mask!: number;

  static readonly reshape = withPrefixLength;
}

@ObjectType('DedicatedServer', { description: 'A machine of its own', implements: AnyServer })
export class Server implements AnyServer {
  static readonly keys = { 'server-number': 'serverId', 'server-id': 'serverId' } as const;

  /** What every server has. */
  id!: number;
  name!: string;

  /** The same number under the name by which its parts tell it. */
  serverId!: number;

  @Field(() => String, { nullable: true, description: 'Its main IPv4 address; null when it has IPv6 alone' })
  mainIp!: string | null;

  @Field({ description: 'First address of its main IPv6 network, which is a /64' })
  mainIpv6Net!: string;

  @Field({ description: 'The product it was ordered as, for instance `AX41-NVMe`' })
  product!: string;

  @Field({ description: 'The data center it stands in, for instance `FSN1-DC8`' })
  datacenter!: string;

  @Field({ description: 'Traffic included a month, for instance `20 TB` or `unlimited`' })
  traffic!: string;

  @Field(() => ServerStatus, {
    description: 'Whether it is handed over yet: READY, or IN_PROCESS, for which some answers say IN_PROGRESS',
  })
  status!: ValueOf<typeof ServerStatus>;

  @Field({ description: 'It is cancelled' })
  cancelled!: boolean;

  @Field(() => GraphQLDate, { description: 'The day to which it is paid; a German date' })
  paidUntil!: string;

  @Field(() => [String], { nullable: true, description: 'Its single addresses as text; `ips` has all about them' })
  ipAddresses!: string[] | null;

  @Field(() => [SubnetRef], { nullable: true, description: 'Its networks as text; `subnets` has all about them' })
  subnetAddresses!: SubnetRef[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Number of the storage box that belongs to it; one more call where the server came from a list',
  })
  linkedStorageBoxId?: number | null;

  @Field(() => ServerFeatures, {
    nullable: true,
    description: 'What can be done with it; one more call where the server came from a list',
  })
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
