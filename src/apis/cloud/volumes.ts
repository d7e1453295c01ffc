/** Volumes: block storage that attaches to one server. */
import { Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { AtLeastOneOf, ExactlyOneOf } from '../../rest/schema/input-validation.js';
import { OnWire } from '../../rest/mapping/wire-names.js';
import { del, get, list, post, put } from '../../rest/rows/row.js';
import { ActionFilter } from '../machines/action.js';
import { Action } from './action.js';
import { ActionsFilter } from './action-filter.js';
import { Cloud } from './cloud.js';
import { mutations, on } from './bind.js';
import { ChangeDnsPtr } from './networks/dns-ptr.js';
import { Location } from './locations.js';
import { ChangeProtection, Create, CreatedInSteps, Filter, Labelled, Protection, Rename } from './shared.js';
import { IdOf } from '../../rest/identity/id-inputs.js';
import { Server } from './servers/server.js';
import { Optional } from '../../base/optional-field.js';

const VolumeStatus = wireEnum('CloudVolumeStatus', 'The status of a volume', {
  available: 'Available: it can be attached and used',
  creating: 'Being created',
});
const VolumeFormat = wireEnum('CloudVolumeFormat', 'A file system', {
  xfs: 'The XFS file system',
  ext4: 'The ext4 file system',
});

@ObjectType('CloudVolume', { description: 'A volume: block storage that can be attached to one cloud server' })
export class Volume extends Labelled {
  static readonly keys = { id: 'id' } as const;

  @Field(() => Int, { description: 'Size in gigabytes' })
  size!: number;

  @Field(() => VolumeStatus, { description: 'The status of the volume' })
  status!: ValueOf<typeof VolumeStatus>;

  @Field({ description: 'Path of the device file on the server' })
  linuxDevice!: string;

  @Optional(() => String, 'The file system that it was formatted with')
  format!: string | null;

  @Field(() => Location, { description: 'The location; it can only be attached to servers there' })
  location!: Location;

  @Field(() => Protection, { description: 'Protection against deletion' })
  protection!: Protection;

  /** An id on the wire; the field is a link. */
  server!: number | null;
}

@ObjectType()
class VolumeCreated extends CreatedInSteps {
  @Field(() => Volume, { description: 'The new volume' })
  volume!: Volume;
}

@ArgsType()
class VolumeFilter extends Filter {
  @OnWire('status')
  @Optional(() => [VolumeStatus], 'Only volumes with one of these statuses')
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
  @IdOf(() => Server)
  @Optional(() => ID, 'Id of the server to attach it to')
  serverId?: string;

  @IdOf('location')
  @Optional(() => String, 'Id or name of the location')
  location?: string;

  @Field({ nullable: true, description: 'Mount it after attaching; needs `format`' })
  automount?: boolean;

  @Optional(() => VolumeFormat, 'The file system to format it with')
  format?: ValueOf<typeof VolumeFormat>;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudVolumeInput', { description: 'What to change in a volume' })
class UpdateVolume extends Rename {
  @MaxLength(64)
  override name?: string;
}

@InputType('AttachCloudVolumeInput', { description: 'Where to attach a volume' })
class AttachVolume {
  @OnWire('server')
  @IdOf(() => Server)
  @Field(() => ID, { description: 'Id of a server in the same location' })
  serverId!: string;

  @Field({ nullable: true, description: 'Mount it as well' })
  automount?: boolean;
}

@InputType('ResizeCloudVolumeInput', { description: 'The new size of a volume' })
class ResizeVolume {
  @Min(10)
  @Max(10240)
  @Field(() => Int, { description: 'The new size in gigabytes, larger than the current one' })
  size!: number;
}

export const volumes = on(Cloud, {
  volumes: list('/volumes', () => Volume, VolumeFilter),
  volume: get('/volumes/{id}', () => Volume),
  volumeActions: list('/volumes/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all volumes',
    listed: false,
  }),
  volumeAction: get('/volumes/actions/{id}', () => Action, { listed: false }),
});

export const volumeReads = on(Volume, {
  actions: list('/volumes/{id}/actions', () => Action, ActionFilter, {
    about: 'Its running and past actions',
    listed: false,
  }),
});

export const volumeWrites = mutations({
  createCloudVolume: post('/volumes', () => VolumeCreated, CreateVolume, {
    about: 'Creates a volume, which is billed from then on, attached or not',
    changes: ['/servers'],
  }),
  updateCloudVolume: put('/volumes/{id}', () => Volume, UpdateVolume, {
    about: 'Changes the name or labels of a volume',
  }),
  deleteCloudVolume: del('/volumes/{id}', null, {
    about: 'Deletes a volume with all its data, for good; it must be detached and not protected',
  }),
  attachCloudVolume: post('/volumes/{id}/actions/attach', () => Action, AttachVolume, {
    about: 'Attaches a volume to a server; a volume can be attached to one server at a time',
    changes: ['/servers'],
  }),
  detachCloudVolume: post('/volumes/{id}/actions/detach', () => Action, {
    about: 'Detaches a volume from its server; unmount it first, or unwritten data is lost',
    changes: ['/servers'],
  }),
  resizeCloudVolume: post('/volumes/{id}/actions/resize', () => Action, ResizeVolume, {
    about: 'Resizes a volume; it can only grow, and the file system keeps its size until you extend it',
  }),
  changeCloudVolumeDnsPtr: post('/volumes/{id}/actions/change_dns_ptr', () => Action, ChangeDnsPtr, {
    about: 'Changes a reverse DNS entry; the provider itself has no such call, as volumes have no address',
    official: null,
  }),
  changeCloudVolumeProtection: post('/volumes/{id}/actions/change_protection', () => Action, ChangeProtection, {
    about: 'Changes the deletion protection of a volume',
    listed: false,
  }),
});
