/** What storage boxes can be asked for, and what can be sent about them. */
import { Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { sorting } from '../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../rest/schema/input-validation.js';
import { AreLabels, type Labels } from '../../rest/rows/labels.js';

const BoxSort = sorting('StorageBoxSort', ['id', 'name', 'created', 'stats.size', 'stats.size_filesystem']);

const passwordRule =
  'From 12 to 128 characters, with a lower-case letter, a capital, a digit and a special character; never told again';

@ArgsType()
export class BoxFilter {
  @Field(() => String, { nullable: true, description: 'Only the one of exactly this name' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only those whose labels match, for instance `env=production,!old`',
  })
  labelSelector?: string;

  @Field(() => [BoxSort], { nullable: true, description: 'The order; by id unless given' })
  sort?: string[];
}

@ArgsType()
export class FolderFilter {
  @Field(() => String, { nullable: true, description: 'The folder to look into; the topmost unless given' })
  path?: string;
}

@InputType('StorageBoxAccessSettingsInput', { description: 'By which ways a box shall be reached' })
export class AccessSettingsInput {
  @Field(() => Boolean, { nullable: true, description: "From outside the provider's network as well" })
  reachableExternally?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By Samba (SMB/CIFS)' })
  sambaEnabled?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By SSH: SFTP, SCP, rsync, Borg' })
  sshEnabled?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By WebDAV' })
  webdavEnabled?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'The folder of the snapshots is seen' })
  zfsEnabled?: boolean;
}

@InputType('CreateStorageBoxInput', { description: 'A storage box to create' })
export class CreateBox {
  @MinLength(1)
  @Field({ description: 'Your own name for it' })
  name!: string;

  @MinLength(1)
  @Field({ description: 'Id or name of the location' })
  location!: string;

  @MinLength(1)
  @Field({ description: 'Id or name of the type' })
  storageBoxType!: string;

  @MinLength(12)
  @MaxLength(128)
  @Field({ description: `Of the main user. ${passwordRule}` })
  password!: string;

  @AreLabels()
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Your own key-value pairs; both are strings' })
  labels?: Labels;

  @Matches(/^\S+ \S+/, { each: true, message: 'sshKeys must be public keys such as `ssh-ed25519 AAAA…`' })
  @Field(() => [String], { nullable: true, description: 'Public keys in OpenSSH format that let in the main user' })
  sshKeys?: string[];

  @Field(() => AccessSettingsInput, { nullable: true, description: 'By which ways it shall be reached' })
  accessSettings?: AccessSettingsInput;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateStorageBoxInput', { description: 'What to change of a storage box' })
export class UpdateBox {
  @MinLength(1)
  @Field(() => String, { nullable: true, description: 'Your own name for it; stays unless given' })
  name?: string;

  @AreLabels()
  @Field(() => GraphQLJSONObject, { nullable: true, description: 'Takes the place of all labels it has' })
  labels?: Labels;
}

@InputType('ChangeStorageBoxProtectionInput', { description: 'What the API shall refuse to do with a storage box' })
export class ChangeProtection {
  @Field({ description: 'Refuse to delete it' })
  delete!: boolean;
}

@InputType('ChangeStorageBoxTypeInput', { description: 'How much a storage box shall hold' })
export class ChangeType {
  @MinLength(1)
  @Field({ description: 'Id or name of the type; it must hold what is in the box' })
  storageBoxType!: string;
}

@InputType('ResetStorageBoxPasswordInput', { description: 'The new password of a storage box' })
export class ResetPassword {
  @MinLength(12)
  @MaxLength(128)
  @Field({ description: passwordRule })
  password!: string;
}

@AtLeastOneOf('reachableExternally', 'sambaEnabled', 'sshEnabled', 'webdavEnabled', 'zfsEnabled')
@InputType('UpdateStorageBoxAccessSettingsInput', { description: 'What to change of the ways a box is reached by' })
export class UpdateAccessSettings extends AccessSettingsInput {}

@InputType('RollbackStorageBoxSnapshotInput', { description: 'The state that a storage box shall go back to' })
export class RollbackSnapshot {
  @MinLength(1)
  @Field({ description: 'Id or name of one of its snapshots' })
  snapshot!: string;
}

@InputType('EnableStorageBoxSnapshotPlanInput', { description: 'When to make snapshots, at hours of UTC, as by cron' })
export class EnableSnapshotPlan {
  @Min(1)
  @Field(() => Int, { description: 'Snapshots kept, as many as the type of the box allows; older ones are deleted' })
  maxSnapshots!: number;

  @Min(0)
  @Max(59)
  @Field(() => Int, { description: 'Minute of the hour, from 0 to 59' })
  minute!: number;

  @Min(0)
  @Max(23)
  @Field(() => Int, { description: 'Hour of the day, from 0 to 23' })
  hour!: number;

  @Min(1)
  @Max(7)
  @Field(() => Int, { nullable: true, description: '1 for Monday to 7 for Sunday; every day unless given' })
  dayOfWeek?: number | null;

  @Min(1)
  @Max(31)
  @Field(() => Int, { nullable: true, description: 'Day of the month; every day unless given' })
  dayOfMonth?: number | null;
}
