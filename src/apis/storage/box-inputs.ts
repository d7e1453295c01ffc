/** Filters and inputs for storage boxes. */
import { Matches, Max, Min, MinLength } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { sorting } from '../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../rest/schema/input-validation.js';
import { IdOf } from '../../rest/identity/id-inputs.js';
import { AreLabels, type Labels } from '../../rest/rows/labels.js';
import { AnyAccessSettingsInput } from './access-settings.js';
import { BoxType } from './box-types.js';
import { Location } from './locations.js';
import { Password } from './password.js';
import { TakesNull } from '../../rest/mapping/nulls.js';
import { Optional } from '../../base/optional-field.js';

const BoxSort = sorting('StorageBoxSort', {
  id: 'id',
  name: 'name',
  created: 'time of creation',
  'stats.size': 'used space',
  'stats.size_filesystem': 'space used by data, without snapshots',
});

@ArgsType()
export class BoxFilter {
  @Optional(() => String, 'Only the one with exactly this name')
  name?: string;

  @Optional(
    () => String,
    'Only storage boxes whose labels match this label selector, for instance `env=production,!old`',
  )
  labelSelector?: string;

  @Optional(() => [BoxSort], 'The sort order; by id unless given')
  sort?: string[];
}

@ArgsType()
export class FolderFilter {
  @Optional(() => String, 'The folder to list; the root unless given')
  path?: string;
}

@InputType('StorageBoxAccessSettingsInput', { description: 'Access settings of a storage box' })
class AccessSettingsInput extends AnyAccessSettingsInput {
  @Optional(() => Boolean, 'The ZFS snapshot folder is visible')
  zfsEnabled?: boolean;
}

@InputType('CreateStorageBoxInput', { description: 'A storage box to create' })
export class CreateBox {
  @MinLength(1)
  @Field({ description: 'Name of the storage box' })
  name!: string;

  @MinLength(1)
  @IdOf(() => Location)
  @Field({ description: 'Id or name of the location' })
  location!: string;

  @MinLength(1)
  @IdOf(() => BoxType)
  @Field({ description: 'Id or name of the storage box type' })
  storageBoxType!: string;

  @Password('the main user')
  password!: string;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'User-defined labels: key-value pairs of strings')
  labels?: Labels;

  @Matches(/^\S+ \S+/, { each: true, message: 'sshKeys must be public keys such as `ssh-ed25519 AAAA…`' })
  @Optional(() => [String], 'Public SSH keys of the main user, in OpenSSH format')
  sshKeys?: string[];

  @Optional(() => AccessSettingsInput, 'Access settings')
  accessSettings?: AccessSettingsInput;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateStorageBoxInput', { description: 'What to change in a storage box' })
export class UpdateBox {
  @MinLength(1)
  @Optional(() => String, 'The new name; unchanged unless given')
  name?: string;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'The new labels, which replace all existing ones')
  labels?: Labels;
}

@InputType('ChangeStorageBoxProtectionInput', { description: 'The protection of a storage box' })
export class ChangeProtection {
  @Field({ description: 'Protect it against deletion' })
  delete!: boolean;
}

@InputType('ChangeStorageBoxTypeInput', { description: 'The new type of a storage box' })
export class ChangeType {
  @MinLength(1)
  @IdOf(() => BoxType)
  @Field({ description: 'Id or name of the storage box type; it must have room for the stored data' })
  storageBoxType!: string;
}

@InputType('ResetStorageBoxPasswordInput', { description: 'The new password of a storage box' })
export class ResetPassword {
  @Password()
  password!: string;
}

@AtLeastOneOf('reachableExternally', 'sambaEnabled', 'sshEnabled', 'webdavEnabled', 'zfsEnabled')
@InputType('UpdateStorageBoxAccessSettingsInput', {
  description: 'What to change in the access settings of a storage box',
})
export class UpdateAccessSettings extends AccessSettingsInput {}

@InputType('RollbackStorageBoxSnapshotInput', { description: 'The snapshot to roll a storage box back to' })
export class RollbackSnapshot {
  @MinLength(1)
  @Field({ description: 'Id or name of one of its snapshots' })
  snapshot!: string;
}

@InputType('EnableStorageBoxSnapshotPlanInput', {
  description: 'The snapshot plan of a storage box, in UTC, like a cron schedule',
})
export class EnableSnapshotPlan {
  @Min(1)
  @Field(() => Int, {
    description: 'The maximum number of snapshots, as far as the storage box type allows; older ones are deleted',
  })
  maxSnapshots!: number;

  @Min(0)
  @Max(59)
  @Field(() => Int, { description: 'Minute of the hour, from 0 to 59' })
  minute!: number;

  @Min(0)
  @Max(23)
  @Field(() => Int, { description: 'Hour of the day, from 0 to 23' })
  hour!: number;

  @TakesNull()
  @Min(1)
  @Max(7)
  @Optional(() => Int, '1 for Monday to 7 for Sunday; every day unless given')
  dayOfWeek?: number | null;

  @TakesNull()
  @Min(1)
  @Max(31)
  @Optional(() => Int, 'Day of the month; every day unless given')
  dayOfMonth?: number | null;
}
