/** Volumes: block storage that attaches to one server. */
import { Max, MaxLength, Min } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, sorting, wireEnum } from '../rest/enum.js';
import { AtLeastOneOf, ExactlyOneOf } from '../rest/input.js';
import { del, get, list, post, put } from '../rest/rows.js';
import { Action } from './action.js';
import { Cloud } from './cloud.js';
import { on, mutations } from './dialect.js';
import { Location } from './locations.js';
import { Created, Labelled, type Labels, NameAndLabels, Protection, Rename } from './shared.js';

const VolumeStatus = wireEnum('CloudVolumeStatus', 'Whether a volume can be used yet', ['available', 'creating']);
const VolumeFormat = wireEnum('CloudVolumeFormat', 'A file system', ['xfs', 'ext4']);
const VolumeSort = sorting('CloudVolumeSort', ['id', 'name', 'created']);

@ObjectType('CloudVolume', { description: 'Block storage that attaches to one cloud server' })
export class Volume extends Labelled {
  @Field(() => Int, { description: 'Gigabytes' })
  size!: number;

  @Field(() => VolumeStatus, { description: 'Whether it can be used yet' })
  status!: ValueOf<typeof VolumeStatus>;

  @Field({ description: 'Path of the device file on the server' })
  linuxDevice!: string;

  @Field(() => String, { nullable: true, description: 'The file system it was created with' })
  format!: string | null;

  @Field(() => Location, { description: 'Where it is; it attaches to servers of this location alone' })
  location!: Location;

  @Field(() => Protection, { description: 'What the API refuses to do with it' })
  protection!: Protection;

  /** An id on the wire; the field is a link. */
  server!: number | null;
}

@ObjectType('CloudVolumeCreated', { description: 'A new volume and the actions that make it usable' })
export class VolumeCreated extends Created {
  @Field(() => Volume, { description: 'The new volume' })
  volume!: Volume;

  @Field(() => [Action], { description: 'What follows: attaching it to its server' })
  nextActions!: Action[];
}

@ArgsType()
class VolumeFilter extends NameAndLabels {
  @Field(() => [VolumeStatus], { nullable: true, description: 'Only those in one of these states' })
  status?: ValueOf<typeof VolumeStatus>[];

  @Field(() => [VolumeSort], { nullable: true, description: 'The order; by id unless given' })
  sort?: string[];
}

@ExactlyOneOf('location', 'server')
@InputType('CreateCloudVolumeInput', { description: 'A volume to create, in a location or attached to a server' })
class CreateVolume {
  @MaxLength(64)
  @Field({ description: 'Unique among the volumes of the project' })
  name!: string;

  @Min(10)
  @Max(10240)
  @Field(() => Int, { description: 'Gigabytes, from 10 to 10240' })
  size!: number;

  @Field(() => ID, { nullable: true, description: 'The server to attach it to' })
  server?: string;

  @Field(() => String, { nullable: true, description: 'Id or name of the location' })
  location?: string;

  @Field({ nullable: true, description: 'Mount it after attaching; needs a format' })
  automount?: boolean;

  @Field(() => VolumeFormat, { nullable: true, description: 'Format it with this file system' })
  format?: ValueOf<typeof VolumeFormat>;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Your own key-value pairs; both are strings' })
  labels?: Labels;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudVolumeInput', { description: 'What to change of a volume' })
class UpdateVolume extends Rename {}

@InputType('AttachCloudVolumeInput', { description: 'Where to attach a volume' })
class AttachVolume {
  @Field(() => ID, { description: 'A server in the same location' })
  server!: string;

  @Field({ nullable: true, description: 'Mount it as well' })
  automount?: boolean;
}

@InputType('ResizeCloudVolumeInput', { description: 'The new size of a volume' })
class ResizeVolume {
  @Max(10240)
  @Field(() => Int, { description: 'Gigabytes, more than it has' })
  size!: number;
}

@InputType('ChangeCloudVolumeDnsPtrInput', { description: 'A reverse DNS entry' })
class ChangeDnsPtr {
  @Field({ description: 'The address' })
  ip!: string;

  @Field(() => String, { nullable: true, description: 'The host name; null for the default' })
  dnsPtr!: string | null;
}

export const reads = on(Cloud, {
  volumes: list('/volumes', () => Volume, VolumeFilter),
  volume: get('/volumes/{id}', () => Volume),
});

export const writes = mutations({
  createCloudVolume: post('/volumes', () => VolumeCreated, CreateVolume),
  updateCloudVolume: put('/volumes/{id}', () => Volume, UpdateVolume),
  deleteCloudVolume: del('/volumes/{id}'),
  attachCloudVolume: post('/volumes/{id}/actions/attach', () => Action, AttachVolume),
  detachCloudVolume: post('/volumes/{id}/actions/detach', () => Action),
  resizeCloudVolume: post('/volumes/{id}/actions/resize', () => Action, ResizeVolume),
  changeCloudVolumeDnsPtr: post('/volumes/{id}/actions/change_dns_ptr', () => Action, ChangeDnsPtr, { official: null }),
});
