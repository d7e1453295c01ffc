/** Filters for servers, and the input to create one. */
import { ArrayNotEmpty, IsByteLength, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { cloudMeanings } from '../../machines/server.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf, AtMostOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { deprecationReason } from '../datacenters.js';
import { Period } from './metrics.js';
import { Create, Filter, Rename } from '../shared.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Firewall } from '../networks/firewalls.js';
import { PrimaryIp } from '../networks/primary-ips.js';
import { PlacementGroup } from './placement-groups.js';
import { Volume } from '../volumes.js';
import { Network } from '../networks/networks.js';
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

const Status = wireEnum('CloudServerStatus', 'The status of a cloud server', cloudMeanings);

const MetricType = wireEnum('CloudServerMetric', 'A metric of a server', {
  cpu: 'CPU usage in per cent of one core: 400 is all of four',
  disk: 'Disk operations and bytes per second, read and written',
  network: 'Network packets and bytes per second, in and out',
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
  @Optional(() => [Status], 'Only servers with one of these statuses')
  statuses?: ValueOf<typeof Status>[];
}

@ArgsType()
export class ServerMetrics extends Period {
  @ArrayNotEmpty()
  @OnWire('type')
  @Field(() => [MetricType], { description: 'The metrics to return: one or more series each' })
  types!: ValueOf<typeof MetricType>[];
}

@InputType('CloudServerFirewallInput', { description: 'A firewall to apply to a new server' })
class NewServerFirewall {
  @OnWire('firewall')
  @IdOf(() => Firewall)
  @Field(() => ID, { description: 'Id of the firewall' })
  firewallId!: string;
}

@InputType('CloudServerPublicNetInput', { description: 'The public network of a new server' })
class NewServerPublicNet {
  @Field({ nullable: true, description: 'Attach a public IPv4 address; true unless given' })
  enableIpv4?: boolean;

  @Field({ nullable: true, description: 'Attach a public IPv6 network; true unless given' })
  enableIpv6?: boolean;

  @TakesNull()
  @OnWire('ipv4')
  @IdOf(() => PrimaryIp)
  @Optional(() => ID, 'Id of the primary IP of type IPV4 to use; a new one is created unless given')
  primaryIpv4Id?: string | null;

  @TakesNull()
  @OnWire('ipv6')
  @IdOf(() => PrimaryIp)
  @Optional(() => ID, 'Id of the primary IP of type IPV6 to use; a new one is created unless given')
  primaryIpv6Id?: string | null;
}

@AtMostOneOf('location', 'datacenter')
@InputType('CreateCloudServerInput', {
  description: 'A server to create; the provider chooses the location unless given',
})
export class CreateServer extends Create {
  @Matches(...isHostName)
  override name!: string;

  @IdOf('serverType')
  @Field({ description: 'Id or name of the server type' })
  serverType!: string;

  @IdOf('image')
  @Field({ description: 'Id or name of the image to create it from' })
  image!: string;

  @IdOf('location')
  @Optional(() => String, 'Id or name of the location')
  location?: string;

  @IdOf('datacenter')
  @Optional(() => String, 'Id or name of the data center; not together with `location`', { deprecationReason })
  datacenter?: string;

  @IdOf('sshKey')
  @Optional(() => [String], 'Ids or names of the SSH keys to install; without any, a root password is generated')
  sshKeys?: string[];

  @IsByteLength(0, longestUserData)
  @Optional(() => String, 'cloud-init user data for the first boot, at most 32 KiB')
  userData?: string;

  @Field({ nullable: true, description: 'Start it after creation; true unless given' })
  startAfterCreate?: boolean;

  @OnWire('placement_group')
  @IdOf(() => PlacementGroup)
  @Optional(() => ID, 'Id of the placement group to add it to')
  placementGroupId?: string;

  @OnWire('volumes')
  @IdOf(() => Volume)
  @Optional(() => [ID], 'Ids of the volumes to attach, which must be in the same location')
  volumeIds?: string[];

  @Field({ nullable: true, description: 'Mount the volumes after attaching' })
  automount?: boolean;

  @OnWire('networks')
  @IdOf(() => Network)
  @Optional(() => [ID], 'Ids of the private networks to attach it to')
  networkIds?: string[];

  @Optional(() => [NewServerFirewall], 'Firewalls to apply to it')
  firewalls?: NewServerFirewall[];

  @Optional(() => NewServerPublicNet, 'Its public network')
  publicNet?: NewServerPublicNet;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudServerInput', { description: 'What to change in a server' })
export class UpdateServer extends Rename {
  @Matches(...isHostName)
  override name?: string;
}

@InputType('RebuildCloudServerInput', { description: 'The image to rebuild a server from' })
export class RebuildServer {
  @IdOf('image')
  @Field({ description: 'Id or name of the image' })
  image!: string;

  @IsByteLength(0, longestUserData)
  @Optional(
    () => String,
    'cloud-init user data for the first boot after the rebuild, at most 32 KiB; unchanged unless given',
  )
  userData?: string;
}
