/** Images, from which a server's disk is created: system images of the provider, snapshots and backups. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { AreLabels, type Labels } from '../../../rest/rows/labels.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { ActionFilter } from '../../machines/action.js';
import { Action } from '../action.js';
import { ActionsFilter } from '../action-filter.js';
import { Architecture } from './architecture.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { Filter, Protection } from '../shared.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Optional } from '../../../base/optional-field.js';

const ImageType = wireEnum('CloudImageType', 'The type of an image', {
  system: 'System: an operating system image of the provider',
  app: 'App: an operating system image of the provider with preinstalled software',
  snapshot: 'Snapshot: created by you from a server and kept until you delete it',
  backup: 'Backup: created automatically from a server, rotated, and deleted with the server',
});
const ImageConversion = wireEnum('CloudImageConversion', 'The type that a backup can be converted to', {
  snapshot: 'A snapshot, which survives its server and is billed separately',
});
const ImageStatus = wireEnum('CloudImageStatus', 'The status of an image', {
  available: 'Available: servers can be created from it',
  creating: 'Being created',
  unavailable: 'Unavailable, for instance while it is being deleted',
});
const OsFlavor = wireEnum('CloudOsFlavor', 'An operating system flavor', {
  ubuntu: 'Ubuntu Linux',
  centos: 'CentOS Linux, CentOS Stream included',
  debian: 'Debian Linux',
  fedora: 'Fedora Linux',
  rocky: 'Rocky Linux',
  alma: 'AlmaLinux',
  opensuse: 'openSUSE Linux',
  unknown: 'Another one, or unknown',
});

@ObjectType('CloudImageSource', { description: 'The server that an image was created from, which may be gone' })
export class ImageSource {
  @Field(() => ID, { description: 'Id of the server' })
  id!: number;

  @Field({ description: 'Its name when the image was created' })
  name!: string;
}

@ObjectType('CloudImage', { description: "An image, which a server's disk is filled with" })
export class Image {
  static readonly keys = { id: 'id' } as const;

  @Field(() => ID, { description: 'Id of the image' })
  id!: number;

  @Field(() => ImageType, { description: 'The type of the image' })
  type!: ValueOf<typeof ImageType>;

  @Field(() => ImageStatus, { description: 'The status of the image' })
  status!: ValueOf<typeof ImageStatus>;

  @Optional(() => String, "Unique name; only the provider's images have one, for instance `debian-12`")
  name!: string | null;

  @Field({ description: 'Description of the image' })
  description!: string;

  @Optional(() => Float, "Size of the image file in gigabytes; null for the provider's images")
  imageSize!: number | null;

  @Field(() => Float, { description: 'Size of the disk in the image in gigabytes: a server needs at least as much' })
  diskSize!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  created!: string;

  @Optional(() => ImageSource, 'The server it was created from; only for snapshots and backups')
  createdFrom!: ImageSource | null;

  @Field(() => OsFlavor, { description: 'The operating system flavor' })
  osFlavor!: ValueOf<typeof OsFlavor>;

  @Optional(() => String, 'The operating system version')
  osVersion!: string | null;

  @Field({ nullable: true, description: 'Rapid deploy: servers are created from it faster' })
  rapidDeploy!: boolean;

  @Field(() => Protection, { description: 'Protection against deletion' })
  protection!: Protection;

  @Optional(() => GraphQLDateTime, 'When it was deprecated')
  deprecated!: string | null;

  @Optional(() => GraphQLDateTime, 'When it was deleted')
  deleted!: string | null;

  @Field(() => GraphQLJSONObject, { description: 'User-defined labels: key-value pairs of strings' })
  labels!: Labels;

  @Field(() => Architecture, { description: 'The CPU architecture' })
  architecture!: ValueOf<typeof Architecture>;

  /** An id on the wire; the field is a link. */
  boundTo!: number | null;
}

@ArgsType()
class ImageFilter extends Filter {
  @OnWire('type')
  @Optional(() => [ImageType], 'Only images of one of these types')
  types?: ValueOf<typeof ImageType>[];

  @OnWire('status')
  @Optional(() => [ImageStatus], 'Only images with one of these statuses')
  statuses?: ValueOf<typeof ImageStatus>[];

  @OnWire('bound_to')
  @IdOf('server')
  @Optional(() => [ID], 'Only backups of these servers')
  serverIds?: string[];

  @Field({ nullable: true, description: 'Include deprecated images' })
  includeDeprecated?: boolean;

  @Optional(() => Architecture, 'Only images for this CPU architecture')
  architecture?: ValueOf<typeof Architecture>;
}

@AtLeastOneOf('description', 'type', 'labels')
@InputType('UpdateCloudImageInput', { description: 'What to change in a snapshot or backup' })
class UpdateImage {
  @Optional(() => String, 'Description of the image')
  description?: string;

  @Optional(() => ImageConversion, 'Converts a backup to a snapshot, which survives its server')
  type?: ValueOf<typeof ImageConversion>;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'The new labels, which replace all existing ones')
  labels?: Labels;
}

@InputType('ChangeCloudImageProtectionInput', { description: 'The protection of an image' })
class ChangeProtection {
  @Field({ description: 'Protect it against deletion' })
  delete!: boolean;
}

/** Seconds; short, because snapshots and backups come and go. */
const ttl = 60;

export const images = on(Cloud, {
  images: list('/images', () => Image, ImageFilter, { ttl }),
  image: get('/images/{id}', () => Image, { ttl }),
  imageActions: list('/images/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all images',
    listed: false,
  }),
  imageAction: get('/images/actions/{id}', () => Action, { listed: false }),
});

export const imageReads = on(Image, {
  actions: list('/images/{id}/actions', () => Action, ActionFilter, {
    about: 'Its running and past actions',
    listed: false,
  }),
});

export const imageWrites = mutations({
  updateCloudImage: put('/images/{id}', () => Image, UpdateImage, {
    about: 'Changes the description or labels of a snapshot or backup, or converts a backup to a snapshot',
    changes: ['/servers'],
  }),
  deleteCloudImage: del('/images/{id}', null, {
    about: 'Deletes a snapshot or backup, for good; it must not be protected',
    changes: ['/servers'],
  }),
  changeCloudImageProtection: post('/images/{id}/actions/change_protection', () => Action, ChangeProtection, {
    about: 'Changes the deletion protection of an image',
    changes: ['/servers'],
  }),
});
