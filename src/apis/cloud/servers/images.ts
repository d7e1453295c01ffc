/** Images: what the disk of a server is filled with; the provider's own, snapshots and backups. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { AreLabels, type Labels } from '../../../rest/rows/labels.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Action } from '../action.js';
import { Architecture } from './architecture.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { Filter, Protection } from '../shared.js';

const ImageType = wireEnum(
  'CloudImageType',
  'Where an image comes from: the provider (`SYSTEM`, or `APP` with software on it), or a server of yours',
  ['system', 'app', 'snapshot', 'backup'],
  {
    system: 'A plain operating system of the provider',
    app: 'An operating system of the provider with software on it',
    snapshot: 'Made by hand from a server of yours, kept until you delete it',
    backup: 'Made by itself from a server of yours, kept for a while and deleted with the server',
  },
);
const ImageConversion = wireEnum('CloudImageConversion', 'What a backup can be turned into', ['snapshot'], {
  snapshot: 'It outlives its server and is billed on its own',
});
const ImageStatus = wireEnum(
  'CloudImageStatus',
  'Whether an image can be used',
  ['available', 'creating', 'unavailable'],
  {
    available: 'It can be used',
    creating: 'It is being made',
    unavailable: 'It cannot be used, for instance while it is deleted',
  },
);
const OsFlavor = wireEnum(
  'CloudOsFlavor',
  'A family of operating systems',
  ['ubuntu', 'centos', 'debian', 'fedora', 'rocky', 'alma', 'opensuse', 'unknown'],
  { unknown: 'None of these, or not known' },
);

@ObjectType('CloudImageSource', { description: 'The server that an image was made from; it may be gone' })
export class ImageSource {
  @Field(() => ID, { description: 'Number of the server' })
  id!: number;

  @Field({ description: 'Its name when the image was made' })
  name!: string;
}

@ObjectType('CloudImage', { description: 'What the disk of a server is filled with' })
export class Image {
  @Field(() => ID, { description: 'Number of the image' })
  id!: number;

  @Field(() => ImageType, { description: 'Where it comes from' })
  type!: ValueOf<typeof ImageType>;

  @Field(() => ImageStatus, { description: 'Whether it can be used' })
  status!: ValueOf<typeof ImageStatus>;

  @Field(() => String, { nullable: true, description: "Set for the provider's images alone, for instance `debian-12`" })
  name!: string | null;

  @Field({ description: 'What it is, in words' })
  description!: string;

  @Field(() => Float, { nullable: true, description: "Gigabytes it takes up; null for the provider's images" })
  imageSize!: number | null;

  @Field(() => Float, { description: 'Gigabytes of the disk in it: a server needs at least as much' })
  diskSize!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  created!: string;

  @Field(() => ImageSource, { nullable: true, description: 'Set for snapshots and backups' })
  createdFrom!: ImageSource | null;

  @Field(() => OsFlavor, { description: 'The operating system in it' })
  osFlavor!: ValueOf<typeof OsFlavor>;

  @Field(() => String, { nullable: true, description: 'The version of the operating system' })
  osVersion!: string | null;

  @Field({ nullable: true, description: 'Servers made from it start sooner than most' })
  rapidDeploy!: boolean;

  @Field(() => Protection, { description: 'What the API refuses to do with it' })
  protection!: Protection;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Since when it is on its way out' })
  deprecated!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was deleted' })
  deleted!: string | null;

  @Field(() => GraphQLJSONObject, { description: 'Your own key-value pairs; both are strings' })
  labels!: Labels;

  @Field(() => Architecture, { description: 'What it boots on' })
  architecture!: ValueOf<typeof Architecture>;

  /** An id on the wire; the field is a link. */
  boundTo!: number | null;
}

@ArgsType()
class ImageFilter extends Filter {
  @OnWire('type')
  @Field(() => [ImageType], { nullable: true, description: 'Only those of one of these types' })
  types?: ValueOf<typeof ImageType>[];

  @OnWire('status')
  @Field(() => [ImageStatus], { nullable: true, description: 'Only those in one of these states' })
  statuses?: ValueOf<typeof ImageStatus>[];

  @OnWire('bound_to')
  @Field(() => [ID], { nullable: true, description: 'Only backups of these servers' })
  serverIds?: string[];

  @Field({ nullable: true, description: 'With those that are on their way out' })
  includeDeprecated?: boolean;

  @Field(() => Architecture, { nullable: true, description: 'Only those for this architecture' })
  architecture?: ValueOf<typeof Architecture>;
}

@AtLeastOneOf('description', 'type', 'labels')
@InputType('UpdateCloudImageInput', { description: 'What to change of a snapshot or backup' })
class UpdateImage {
  @Field(() => String, { nullable: true, description: 'What it is, in words' })
  description?: string;

  @Field(() => ImageConversion, {
    nullable: true,
    description: 'Turns a backup into a snapshot, which outlives its server',
  })
  type?: ValueOf<typeof ImageConversion>;

  @AreLabels()
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Takes the place of all labels it has' })
  labels?: Labels;
}

@InputType('ChangeCloudImageProtectionInput', { description: 'What the API shall refuse to do with an image' })
class ChangeProtection {
  @Field({ description: 'Refuse to delete it' })
  delete!: boolean;
}

/** Seconds; short, for snapshots and backups come and go. */
const ttl = 60;

export const images = on(Cloud, {
  images: list('/images', () => Image, ImageFilter, { ttl }),
  image: get('/images/{id}', () => Image, { ttl }),
});

export const imageWrites = mutations({
  updateCloudImage: put('/images/{id}', () => Image, UpdateImage, {
    about: 'Changes the description or labels of a snapshot or backup, or makes a snapshot of a backup',
    changes: ['/servers'],
  }),
  deleteCloudImage: del('/images/{id}', null, {
    about: 'Deletes a snapshot or backup, for good; it must not be protected',
    changes: ['/servers'],
  }),
  changeCloudImageProtection: post('/images/{id}/actions/change_protection', () => Action, ChangeProtection, {
    about: 'Protects an image from deletion, or no longer',
    changes: ['/servers'],
  }),
});
