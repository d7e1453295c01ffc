/** The shape of a storage box. */
import { GraphQLDateTime, GraphQLJSONObject, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AnyStorageBox, type BoxStatus } from '../machines/storage-box.js';
import type { ValueOf } from '../../rest/mapping/enum.js';
import type { Labels } from '../../rest/rows/labels.js';
import { BoxType } from './box-types.js';
import { Location } from './locations.js';

@ObjectType('StorageBoxAccessSettings', { description: 'By which ways a box is reached' })
export class AccessSettings {
  @Field({ description: "From outside the provider's network as well" })
  reachableExternally!: boolean;

  @Field({ description: 'By Samba (SMB/CIFS)' })
  sambaEnabled!: boolean;

  @Field({ description: 'By SSH: SFTP, SCP, rsync, Borg' })
  sshEnabled!: boolean;

  @Field({ description: 'By WebDAV' })
  webdavEnabled!: boolean;

  @Field({ description: 'The folder of the snapshots is seen' })
  zfsEnabled!: boolean;
}

@ObjectType('StorageBoxSnapshotPlan', { description: 'When snapshots are made, all at hours of UTC, as by cron' })
export class SnapshotPlan {
  @Field(() => Int, { description: 'Snapshots kept; older ones are deleted' })
  maxSnapshots!: number;

  @Field(() => Int, { description: 'Minute of the hour' })
  minute!: number;

  @Field(() => Int, { description: 'Hour of the day' })
  hour!: number;

  @Field(() => Int, { nullable: true, description: '1 for Monday to 7 for Sunday; null for every day' })
  dayOfWeek!: number | null;

  @Field(() => Int, { nullable: true, description: 'Day of the month; null for every day' })
  dayOfMonth!: number | null;
}

@ObjectType('StorageBoxProtection', { description: 'What the API refuses to do with a box' })
export class Protection {
  @Field({ description: 'It cannot be deleted until this is switched off' })
  delete!: boolean;
}

@ObjectType('StorageBoxStats', { description: 'How much of a box is used' })
export class Stats {
  @Field(() => GraphQLSafeInt, { description: 'Bytes in all' })
  size!: number;

  @Field(() => GraphQLSafeInt, { description: 'Bytes of data' })
  sizeData!: number;

  @Field(() => GraphQLSafeInt, { description: 'Bytes of snapshots' })
  sizeSnapshots!: number;
}

@ObjectType('StorageBox', {
  description: 'Storage that is reached over the network by SSH, Samba or WebDAV',
  implements: AnyStorageBox,
})
export class Box implements AnyStorageBox {
  static readonly keys = { id: 'id' } as const;

  @Field(() => ID, { description: 'Number of the box' })
  id!: number;

  @Field({ description: 'Your own name for it' })
  name!: string;

  status!: ValueOf<typeof BoxStatus>;

  @Field(() => BoxType, { description: 'How much it holds' })
  storageBoxType!: BoxType;

  @Field(() => Location, { description: 'Where it is' })
  location!: Location;

  @Field(() => String, { nullable: true, description: 'Name of its main user; null until it is set up' })
  username!: string | null;

  @Field(() => String, { nullable: true, description: 'The host name to reach it by; null until it is set up' })
  server!: string | null;

  @Field(() => String, { nullable: true, description: 'The host system it is on; null until it is set up' })
  system!: string | null;

  @Field(() => AccessSettings, { description: 'By which ways it is reached' })
  accessSettings!: AccessSettings;

  @Field(() => SnapshotPlan, { nullable: true, description: 'When snapshots are made; null when none are' })
  snapshotPlan!: SnapshotPlan | null;

  @Field(() => Stats, { description: 'How much of it is used' })
  stats!: Stats;

  @Field(() => Protection, { description: 'What the API refuses to do with it' })
  protection!: Protection;

  @Field(() => GraphQLJSONObject, { description: 'Your own key-value pairs; both are strings' })
  labels!: Labels;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  created!: string;
}
