/** Volumes: block storage that attaches to one server. */
import { Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { AtLeastOneOf, ExactlyOneOf } from '../../rest/schema/input-validation.js';
import { OnWire } from '../../rest/mapping/wire-names.js';
import { del, get, list, post, put } from '../../rest/rows/row.js';
import { Action } from './action.js';
import { Cloud } from './cloud.js';
import { mutations, on } from './bind.js';
import { ChangeDnsPtr } from './networks/dns-ptr.js';
import { Location } from './locations.js';
import { Create, CreatedInSteps, Filter, Labelled, Protection, Rename } from './shared.js';

const VolumeStatus = wireEnum('CloudVolumeStatus', 'Whether a volume can be used yet', ['available', 'creating'], {
  available: 'It can be used',
  creating: 'It is being made',
});
const VolumeFormat = wireEnum('CloudVolumeFormat', 'A file system', ['xfs', 'ext4']);

@ObjectType('CloudVolume', { description: 'Block storage that attaches to one cloud server' })
export class Volume extends Labelled {
  @Field(() => Int, { description: 'Size in gigabytes' })
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

@ObjectType()
export class VolumeCreated extends CreatedInSteps {
  @Field(() => Volume, { description: 'The new volume' })
  volume!: Volume;
}

@ArgsType()
class VolumeFilter extends Filter {
  @OnWire('status')
  @Field(() => [VolumeStatus], { nullable: true, description: 'Only those in one of these states' })
  statuses?: ValueOf<typeof VolumeStatus>[];
}

@ExactlyOneOf('location', 'serverId')
@InputType('CreateCloudVolumeInput', { description: 'A volume to create, in a location or attached to a server' })
class CreateVolume extends Create {
  @MaxLength(64)
  override name!: string;

  @Min(10)
  @Max(10240)
  @Field(() => Int, { description: 'Size in gigabytes, from 10 to 10240' })
  size!: number;

  @OnWire('server')
  @Field(() => ID, { nullable: true, description: 'Number of the server to attach it to' })
  serverId?: string;

  @Field(() => String, { nullable: true, description: 'Id or name of the location' })
  location?: string;

  @Field({ nullable: true, description: 'Mount it after attaching; needs a format' })
  automount?: boolean;

  @Field(() => VolumeFormat, { nullable: true, description: 'Format it with this file system' })
  format?: ValueOf<typeof VolumeFormat>;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudVolumeInput', { description: 'What to change of a volume' })
class UpdateVolume extends Rename {
  @MaxLength(64)
  override name?: string;
}

@InputType('AttachCloudVolumeInput', { description: 'Where to attach a volume' })
class AttachVolume {
  @OnWire('server')
  @Field(() => ID, { description: 'Number of a server in the same location' })
  serverId!: string;

  @Field({ nullable: true, description: 'Mount it as well' })
  automount?: boolean;
}

@InputType('ResizeCloudVolumeInput', { description: 'The new size of a volume' })
class ResizeVolume {
  @Min(10)
  @Max(10240)
  @Field(() => Int, { description: 'Size in gigabytes, more than it has' })
  size!: number;
}

export const volumes = on(Cloud, {
  volumes: list('/volumes', () => Volume, VolumeFilter),
  volume: get('/volumes/{id}', () => Volume),
});

export const volumeWrites = mutations({
  createCloudVolume: post('/volumes', () => VolumeCreated, CreateVolume, {
    about: 'Creates a volume; it costs money from then on, attached or not',
    changes: ['/servers'],
  }),
  updateCloudVolume: put('/volumes/{id}', () => Volume, UpdateVolume, {
    about: 'Changes the name or labels of a volume',
  }),
  deleteCloudVolume: del('/volumes/{id}', null, {
    about: 'Deletes a volume with all data on it, for good; it must be detached and not protected',
  }),
  attachCloudVolume: post('/volumes/{id}/actions/attach', () => Action, AttachVolume, {
    about: 'Attaches a volume to a server; it is attached to one server at a time',
    changes: ['/servers'],
  }),
  detachCloudVolume: post('/volumes/{id}/actions/detach', () => Action, {
    about: 'Detaches a volume from its server; unmount it there first, or data not yet written is lost',
    changes: ['/servers'],
  }),
  resizeCloudVolume: post('/volumes/{id}/actions/resize', () => Action, ResizeVolume, {
    about: 'Makes a volume larger, for good; the file system on it keeps its size until you extend it',
  }),
  changeCloudVolumeDnsPtr: post('/volumes/{id}/actions/change_dns_ptr', () => Action, ChangeDnsPtr, {
    about: 'Changes a reverse DNS entry; the provider itself has no such call, for volumes have no address',
    official: null,
  }),
});
