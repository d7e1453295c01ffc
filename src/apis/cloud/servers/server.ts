/** The server type: a virtual machine. */
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { AnyServer, type ServerStatus } from '../../machines/server.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { isText } from '../../../base/unknown.js';
import { Datacenter, deprecationReason } from '../datacenters.js';
import { Image } from './images.js';
import { Iso } from './isos.js';
import { Location } from '../locations.js';
import { PlacementGroup } from './placement-groups.js';
import { ServerPrivateNet, ServerPublicNet } from './server-net.js';
import { ServerType } from './server-types.js';
import { Labelled, Protection } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('CloudServerProtection', { description: 'The protection of a server against changes' })
class ServerProtection extends Protection {
  @Field({ description: 'It is protected against rebuilding' })
  rebuild!: boolean;
}

@ObjectType('CloudServer', { description: 'A cloud server: a virtual machine', implements: AnyServer })
export class Server extends Labelled implements AnyServer {
  static readonly keys = { id: 'id' } as const;

  status!: ValueOf<typeof ServerStatus>;

  @Field(() => ServerType, { description: 'The server type' })
  serverType!: ServerType;

  @Field(() => Location, { description: 'The location' })
  location!: Location;

  @Optional(() => Datacenter, 'The data center', { deprecationReason })
  datacenter?: Datacenter | null;

  @Optional(() => Image, 'The image it was created from; null when that is gone')
  image!: Image | null;

  @Optional(() => Iso, 'The attached ISO, which it boots from first')
  iso!: Iso | null;

  @Optional(() => PlacementGroup, 'Its placement group')
  placementGroup!: PlacementGroup | null;

  @Field(() => ServerPublicNet, { description: 'Its public network' })
  publicNet!: ServerPublicNet;

  @Field(() => [ServerPrivateNet], { description: 'The private networks it is attached to' })
  privateNets!: ServerPrivateNet[];

  @Field(() => Int, { description: 'Size of its disk in gigabytes' })
  primaryDiskSize!: number;

  @Field({ description: 'The rescue system is enabled for the next boot' })
  rescueEnabled!: boolean;

  @Field({ description: 'It is locked: a running action allows no other' })
  locked!: boolean;

  @Optional(() => String, 'The time window of backups (UTC), for instance `22-02`; null when backups are disabled')
  backupWindow!: string | null;

  @Optional(() => GraphQLSafeInt, 'Incoming traffic of this month in bytes')
  ingoingTraffic!: number | null;

  @Optional(() => GraphQLSafeInt, 'Outgoing traffic of this month in bytes')
  outgoingTraffic!: number | null;

  @Optional(() => GraphQLSafeInt, 'Included outgoing traffic per month in bytes')
  includedTraffic!: number | null;

  @Field(() => ServerProtection, { description: 'Protection against deletion and rebuilding' })
  protection!: ServerProtection;

  /** Ids on the wire; the fields are links. */
  volumes!: number[] | null;
  loadBalancers!: number[] | null;

  get addresses(): string[] | undefined {
    const { publicNet }: Sent<Server> = this;
    return publicNet && [publicNet.ipv4, publicNet.ipv6].map((net) => net?.ip).filter(isText);
  }
}
