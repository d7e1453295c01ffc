/** The storage box type. */
import { GraphQLDateTime, GraphQLJSONObject, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AnyStorageBox, type BoxStatus } from '../machines/storage-box.js';
import type { ValueOf } from '../../rest/mapping/enum.js';
import type { Labels } from '../../rest/rows/labels.js';
import { AnyAccessSettings } from './access-settings.js';
import { BoxType } from './box-types.js';
import { Location } from './locations.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType('StorageBoxAccessSettings', { description: 'Access settings of a storage box' })
class AccessSettings extends AnyAccessSettings {
  @Field({ description: 'The ZFS snapshot folder is visible' })
  zfsEnabled!: boolean;
}

@ObjectType('StorageBoxSnapshotPlan', { description: 'A snapshot plan, in UTC, like a cron schedule' })
class SnapshotPlan {
  @Field(() => Int, { description: 'The maximum number of snapshots; older ones are deleted' })
  maxSnapshots!: number;

  @Field(() => Int, { description: 'Minute of the hour' })
  minute!: number;

  @Field(() => Int, { description: 'Hour of the day' })
  hour!: number;

  @Optional(() => Int, 'Day of the week, from 1 for Monday to 7 for Sunday; null: every day')
  dayOfWeek!: number | null;

  @Optional(() => Int, 'Day of the month; null: every day')
  dayOfMonth!: number | null;
}

@ObjectType('StorageBoxProtection', { description: 'The protection of a storage box against changes' })
class Protection {
  @Field({ description: 'It is protected against deletion' })
  delete!: boolean;
}

@ObjectType('StorageBoxStats', { description: 'Usage statistics of a storage box' })
class Stats {
  @Field(() => GraphQLSafeInt, { description: 'Used space in bytes' })
  size!: number;

  @Field(() => GraphQLSafeInt, { description: 'Space used by data, in bytes' })
  sizeData!: number;

  @Field(() => GraphQLSafeInt, { description: 'Space used by snapshots, in bytes' })
  sizeSnapshots!: number;
}

@ObjectType('StorageBox', {
  description: 'A storage box: network storage accessed by SSH, Samba or WebDAV',
  implements: AnyStorageBox,
})
export class Box implements AnyStorageBox {
  static readonly keys = { id: 'id' } as const;

  @Field(() => ID, { description: 'Id of the storage box' })
  id!: number;

  @Field({ description: 'Name of the storage box' })
  name!: string;

  status!: ValueOf<typeof BoxStatus>;

  @Field(() => BoxType, { description: 'The storage box type' })
  storageBoxType!: BoxType;

  @Field(() => Location, { description: 'The location' })
  location!: Location;

  @Optional(() => String, 'User name of the main user; null until it is set up')
  username!: string | null;

  @Optional(() => String, 'The host name; null until it is set up')
  server!: string | null;

  @Optional(() => String, 'The host system; null until it is set up')
  system!: string | null;

  @Field(() => AccessSettings, { description: 'Access settings' })
  accessSettings!: AccessSettings;

  @Optional(() => SnapshotPlan, 'The snapshot plan; null when there is none')
  snapshotPlan!: SnapshotPlan | null;

  @Field(() => Stats, { description: 'Usage statistics' })
  stats!: Stats;

  @Field(() => Protection, { description: 'Protection against deletion' })
  protection!: Protection;

  @Field(() => GraphQLJSONObject, { description: 'User-defined labels: key-value pairs of strings' })
  labels!: Labels;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  created!: string;
}
