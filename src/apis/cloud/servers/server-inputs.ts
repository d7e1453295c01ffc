/** What servers can be asked for, and what they are made from. */
import { ArrayNotEmpty, IsByteLength, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { cloudMeanings, cloudStatuses } from '../../machines/server.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf, AtMostOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { deprecationReason } from '../datacenters.js';
import { Period } from './metrics.js';
import { Create, Filter, Rename } from '../shared.js';

const Status = wireEnum('CloudServerStatus', 'What a server of the cloud does', cloudStatuses, cloudMeanings);

const MetricType = wireEnum('CloudServerMetric', 'What is measured of a server', ['cpu', 'disk', 'network'], {
  cpu: 'Per cent of one core: 400 is all of four',
  disk: 'Operations and bytes a second, read and written',
  network: 'Packets and bytes a second, in and out',
});

const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const isHostName = [
  new RegExp(`^(?=.{1,253}$)${label}(\\.${label})*$`),
  { message: '$property must be a host name: letters, digits, hyphens and dots' },
] as const;

/** Bytes. */
const longestUserData = 32_768;

@ArgsType()
export class ServerFilter extends Filter {
  @OnWire('status')
  @Field(() => [Status], { nullable: true, description: 'Only those that do one of these' })
  statuses?: ValueOf<typeof Status>[];
}

@ArgsType()
export class ServerMetrics extends Period {
  @ArrayNotEmpty()
  @OnWire('type')
  @Field(() => [MetricType], { description: 'What to answer: one series or several for each' })
  types!: ValueOf<typeof MetricType>[];
}

@InputType('CloudServerFirewallInput', { description: 'A firewall in front of a new server' })
class NewServerFirewall {
  @OnWire('firewall')
  @Field(() => ID, { description: 'Number of the firewall' })
  firewallId!: string;
}

@InputType('CloudServerPublicNetInput', { description: 'How a new server shall be reached from the internet' })
class NewServerPublicNet {
  @Field({ nullable: true, description: 'Give it an IPv4 address; so unless false' })
  enableIpv4?: boolean;

  @Field({ nullable: true, description: 'Give it an IPv6 network; so unless false' })
  enableIpv6?: boolean;

  @OnWire('ipv4')
  @Field(() => ID, {
    nullable: true,
    description: 'Number of the primary IP of type IPV4 to use; a new one unless given',
  })
  primaryIpv4Id?: string | null;

  @OnWire('ipv6')
  @Field(() => ID, {
    nullable: true,
    description: 'Number of the primary IP of type IPV6 to use; a new one unless given',
  })
  primaryIpv6Id?: string | null;
}

@AtMostOneOf('location', 'datacenter')
@InputType('CreateCloudServerInput', { description: 'A server to create; where it goes is chosen unless given' })
export class CreateServer extends Create {
  @Matches(...isHostName)
  override name!: string;

  @Field({ description: 'Id or name of the server type' })
  serverType!: string;

  @Field({ description: 'Id or name of the image to fill the disk with' })
  image!: string;

  @Field(() => String, { nullable: true, description: 'Id or name of the location' })
  location?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Id or name of the data center; never with a location',
    deprecationReason,
  })
  datacenter?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Ids or names of the SSH keys to let in; without any, a root password is made',
  })
  sshKeys?: string[];

  @IsByteLength(0, longestUserData)
  @Field(() => String, {
    nullable: true,
    description: 'What cloud-init does when it first starts, at most 32 KiB',
  })
  userData?: string;

  @Field({ nullable: true, description: 'Start it at once; so unless false' })
  startAfterCreate?: boolean;

  @OnWire('placement_group')
  @Field(() => ID, { nullable: true, description: 'Number of the placement group to put it into' })
  placementGroupId?: string;

  @OnWire('volumes')
  @Field(() => [ID], {
    nullable: true,
    description: 'Numbers of the volumes to attach; they must be in the same location',
  })
  volumeIds?: string[];

  @Field({ nullable: true, description: 'Mount the volumes as well' })
  automount?: boolean;

  @OnWire('networks')
  @Field(() => [ID], { nullable: true, description: 'Numbers of the private networks to attach it to' })
  networkIds?: string[];

  @Field(() => [NewServerFirewall], { nullable: true, description: 'The firewalls to put in front of it' })
  firewalls?: NewServerFirewall[];

  @Field(() => NewServerPublicNet, { nullable: true, description: 'How it shall be reached from the internet' })
  publicNet?: NewServerPublicNet;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudServerInput', { description: 'What to change of a server' })
export class UpdateServer extends Rename {
  @Matches(...isHostName)
  override name?: string;
}

@InputType('RebuildCloudServerInput', { description: 'What to fill the disk of a server with anew' })
export class RebuildServer {
  @Field({ description: 'Id or name of the image' })
  image!: string;

  @IsByteLength(0, longestUserData)
  @Field(() => String, {
    nullable: true,
    description: 'What cloud-init does when it first starts again, at most 32 KiB; what it was before unless given',
  })
  userData?: string;
}
