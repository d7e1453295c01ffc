/** The shape of a server: a virtual machine. */
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

@ObjectType('CloudServerProtection', { description: 'What the API refuses to do with a server' })
export class ServerProtection extends Protection {
  @Field({ description: 'It cannot be rebuilt from an image' })
  rebuild!: boolean;
}

@ObjectType('CloudServer', { description: 'A virtual machine', implements: AnyServer })
export class Server extends Labelled implements AnyServer {
  static readonly keys = { id: 'id' } as const;

  status!: ValueOf<typeof ServerStatus>;

  @Field(() => ServerType, { description: 'Its size and kind' })
  serverType!: ServerType;

  @Field(() => Location, { description: 'Where it is' })
  location!: Location;

  @Field(() => Datacenter, { nullable: true, description: 'The part of the location that it is in', deprecationReason })
  datacenter?: Datacenter | null;

  @Field(() => Image, { nullable: true, description: 'What its disk was filled with; null when that image is gone' })
  image!: Image | null;

  @Field(() => Iso, { nullable: true, description: 'The disc that is in it; it boots from that first' })
  iso!: Iso | null;

  @Field(() => PlacementGroup, { nullable: true, description: 'The placement group it is in' })
  placementGroup!: PlacementGroup | null;

  @Field(() => ServerPublicNet, { description: 'How it is reached from the internet' })
  publicNet!: ServerPublicNet;

  @Field(() => [ServerPrivateNet], { description: 'Its places in private networks' })
  privateNets!: ServerPrivateNet[];

  @Field(() => Int, { description: 'Size of its disk in gigabytes' })
  primaryDiskSize!: number;

  @Field({ description: 'It boots into the rescue system next time' })
  rescueEnabled!: boolean;

  @Field({ description: 'An action is under way that allows no other' })
  locked!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Hours of the day (UTC) in which backups are made, for instance `22-02`; null when there are none',
  })
  backupWindow!: string | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Bytes received this month' })
  ingoingTraffic!: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Bytes sent this month' })
  outgoingTraffic!: number | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Bytes it may send a month at no charge' })
  includedTraffic!: number | null;

  @Field(() => ServerProtection, { description: 'What the API refuses to do with it' })
  protection!: ServerProtection;

  /** Ids on the wire; the fields are links. */
  volumes!: number[] | null;
  loadBalancers!: number[] | null;

  get addresses(): string[] | undefined {
    const { publicNet }: Sent<Server> = this;
    return publicNet && [publicNet.ipv4, publicNet.ipv6].map((net) => net?.ip).filter(isText);
  }
}
