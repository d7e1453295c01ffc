/**
 * The inputs for things that can be created, as far as they determine the price: the fields are those of the create
 * mutations.
 */
import { Max, Min, MinLength } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { deprecationReason } from '../../apis/cloud/datacenters.js';
import { IpType } from '../../apis/cloud/networks/ip-address.js';
import { PrimaryIp } from '../../apis/cloud/networks/primary-ips.js';
import { IdOf } from '../../rest/identity/id-inputs.js';
import type { ValueOf } from '../../rest/mapping/enum.js';
import { AreLabels, type Labels } from '../../rest/rows/labels.js';
import { ExactlyOneOf } from '../../rest/schema/input-validation.js';
import { Optional } from '../../base/optional-field.js';

/** The fields that own prices can select by. */
@InputType()
export abstract class NewThing {
  @MinLength(1)
  @Optional(() => String, 'Its name, which an entry of `PRICES_FILE` may name')
  name?: string | null;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'Its labels, which entries of `PRICES_FILE` may name')
  labels?: Labels | null;
}

const aboutLocation = 'Id or name of the location';

@InputType('PriceOfCloudServerPublicNetInput', { description: 'The public network of a server' })
class PublicNet {
  @Optional(() => Boolean, 'With a public IPv4 address; true unless given')
  enableIpv4?: boolean | null;

  @Optional(() => Boolean, 'With a public IPv6 network; true unless given')
  enableIpv6?: boolean | null;

  @IdOf(() => PrimaryIp)
  @Optional(() => ID, 'Id of an existing primary IP of type IPV4, which adds nothing; a new one is priced unless given')
  primaryIpv4Id?: string | null;

  @IdOf(() => PrimaryIp)
  @Optional(() => ID, 'Id of an existing primary IP of type IPV6, which adds nothing; a new one is priced unless given')
  primaryIpv6Id?: string | null;
}

@ExactlyOneOf('location', 'datacenter')
@InputType('PriceOfCloudServerInput', {
  description: 'A server, as `createCloudServer` creates it; one of `location` and `datacenter`',
})
export class NewServer extends NewThing {
  @MinLength(1)
  @Field({ description: 'Id or name of the server type' })
  serverType!: string;

  @MinLength(1)
  @Optional(() => String, aboutLocation)
  location?: string | null;

  @MinLength(1)
  @Optional(() => String, 'Id or name of the data center', { deprecationReason })
  datacenter?: string | null;

  @Optional(() => PublicNet, 'Its public network; a new IPv4 address and IPv6 network unless given')
  publicNet?: PublicNet | null;

  @Optional(() => Boolean, 'With backups, which `enableCloudServerBackup` enables; false unless given')
  backups?: boolean | null;
}

@InputType('PriceOfCloudVolumeInput', { description: 'A volume, as `createCloudVolume` creates it' })
class NewVolume extends NewThing {
  @Min(10)
  @Max(10240)
  @Field(() => Int, { description: 'Size in gigabytes, from 10 to 10240' })
  size!: number;

  @MinLength(1)
  @Optional(() => String, `${aboutLocation}; the price is the same in all`)
  location?: string | null;
}

@InputType('PriceOfCloudLoadBalancerInput', {
  description: 'A load balancer, as `createCloudLoadBalancer` creates it',
})
class NewLoadBalancer extends NewThing {
  @MinLength(1)
  @Field({ description: 'Id or name of the load balancer type, for instance `lb11`' })
  loadBalancerType!: string;

  @MinLength(1)
  @Field({ description: aboutLocation })
  location!: string;
}

@InputType('PriceOfCloudPrimaryIpInput', { description: 'A primary IP, as `createCloudPrimaryIp` creates it' })
class NewPrimaryIp extends NewThing {
  @Field(() => IpType, { description: 'A single IPv4 address or an IPv6 network' })
  type!: ValueOf<typeof IpType>;

  @MinLength(1)
  @Field({ description: aboutLocation })
  location!: string;
}

@InputType('PriceOfCloudFloatingIpInput', { description: 'A floating IP, as `createCloudFloatingIp` creates it' })
class NewFloatingIp extends NewThing {
  @Field(() => IpType, { description: 'A single IPv4 address or an IPv6 network' })
  type!: ValueOf<typeof IpType>;

  @MinLength(1)
  @Field({ description: aboutLocation })
  homeLocation!: string;
}

@InputType('PriceOfStorageBoxInput', { description: 'A storage box, as `createStorageBox` creates it' })
export class NewStorageBox extends NewThing {
  @MinLength(1)
  @Field({ description: 'Id or name of the storage box type' })
  storageBoxType!: string;

  @MinLength(1)
  @Field({ description: aboutLocation })
  location!: string;
}

@ExactlyOneOf('cloudServer', 'cloudVolume', 'cloudLoadBalancer', 'cloudPrimaryIp', 'cloudFloatingIp', 'storageBox')
@InputType('PriceOfInput', { description: 'What may be created: one of these' })
export class PriceOf {
  @Optional(() => NewServer, 'A cloud server')
  cloudServer?: NewServer | null;

  @Optional(() => NewVolume, 'A volume')
  cloudVolume?: NewVolume | null;

  @Optional(() => NewLoadBalancer, 'A load balancer')
  cloudLoadBalancer?: NewLoadBalancer | null;

  @Optional(() => NewPrimaryIp, 'A primary IP')
  cloudPrimaryIp?: NewPrimaryIp | null;

  @Optional(() => NewFloatingIp, 'A floating IP')
  cloudFloatingIp?: NewFloatingIp | null;

  @Optional(() => NewStorageBox, 'A storage box of the storage API')
  storageBox?: NewStorageBox | null;
}
