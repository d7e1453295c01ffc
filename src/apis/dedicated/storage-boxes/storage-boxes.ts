/** Storage boxes: network storage. The storage API supersedes these calls. */
import { MinLength } from 'class-validator';
import { GraphQLDate, GraphQLSafeInt } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { AnyStorageBox, type BoxStatus } from '../../machines/storage-box.js';
import { details } from '../../../rest/planner/missing-fields.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { ResultParts, get, list, post } from '../../../rest/rows/row.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Server } from '../server.js';

@ObjectType('DedicatedStorageBox', {
  description: 'A storage box: network storage; new ones belong to the storage API',
  implements: AnyStorageBox,
})
export class StorageBox implements AnyStorageBox {
  static readonly keys = { 'storagebox-id': 'id' } as const;

  /** A field of `AnyStorageBox`, derived from `locked`. */
  status!: ValueOf<typeof BoxStatus>;

  @Field(() => ID, { description: 'Id of the storage box' })
  id!: number;

  @Field({ description: 'User name of the main user' })
  username!: string;

  @Field({ description: 'Name of the storage box' })
  name!: string;

  @Field({ description: 'Name of the product, for instance `BX60`' })
  product!: string;

  @Field({ description: 'It is cancelled' })
  cancelled!: boolean;

  @Field({ description: 'Locked by the provider: no one can access it' })
  locked!: boolean;

  @Field({ description: 'The location, for instance `FSN1`' })
  location!: string;

  /** A number on the wire; the field is a link. */
  linkedServer!: number | null;

  @Field(() => GraphQLDate, { description: 'The day until which it is paid, in German time' })
  paidUntil!: string;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Total space in megabytes; this and all fields below take one more call per box of a list',
  })
  diskQuota?: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Used space in megabytes' })
  diskUsage?: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Space used by files in megabytes' })
  diskUsageData?: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Space used by snapshots in megabytes' })
  diskUsageSnapshots?: number;

  @Field(() => Boolean, { nullable: true, description: 'WebDAV access is enabled' })
  webdav?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Samba (SMB/CIFS) access is enabled' })
  samba?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'SSH access is enabled' })
  ssh?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Access from outside the provider's network is enabled" })
  externalReachability?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'The ZFS snapshot folder is visible' })
  zfs?: boolean;

  @Field(() => String, { nullable: true, description: 'Host name, for instance `u12345.your-storagebox.de`' })
  server?: string;

  @Field(() => String, { nullable: true, description: 'The host system' })
  hostSystem?: string;

  static reshape(box: Wire): Wire {
    const { locked } = box;
    return typeof locked === 'boolean' ? { ...box, status: locked ? 'locked' : 'active' } : box;
  }
}

@ObjectType()
export class PasswordReset extends ResultParts {
  @Field({ description: 'The new password, returned only here' })
  password!: string;
}

@ArgsType()
class StorageBoxFilter {
  @OnWire('linked_server')
  @IdOf(() => Server)
  @Field(() => ID, { nullable: true, description: 'Only those linked to the server with this number' })
  linkedServerId?: string;
}

@AtLeastOneOf('name', 'samba', 'webdav', 'ssh', 'externalReachability', 'zfs')
@InputType('UpdateDedicatedStorageBoxInput', { description: 'What to change in a storage box' })
class UpdateStorageBox {
  @MinLength(1)
  @OnWire('storagebox_name')
  @Field(() => String, { nullable: true, description: 'The new name; unchanged unless given' })
  name?: string;

  @Field(() => Boolean, { nullable: true, description: 'Enable Samba (SMB/CIFS) access' })
  samba?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Enable WebDAV access' })
  webdav?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Enable SSH access' })
  ssh?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Enable access from outside the provider's network" })
  externalReachability?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Show the ZFS snapshot folder' })
  zfs?: boolean;
}

@InputType('ResetDedicatedStorageBoxPasswordInput', { description: 'The new password of a storage box' })
export class ResetPassword {
  @MinLength(1)
  @Field(() => String, { nullable: true, description: 'The new password; generated by the provider unless given' })
  password?: string;
}

export const storageBoxes = on(Dedicated, {
  storageBoxes: list('/storagebox', () => StorageBox, StorageBoxFilter, {
    about: 'Storage boxes of this API; new ones belong to the storage API',
    limit: '200/1h',
  }),
  storageBox: get('/storagebox/{storagebox-id}', () => StorageBox, { limit: '200/1h' }),
});

export const boxDetails = details(StorageBox, storageBoxes.rows.storageBox, [
  'diskQuota',
  'diskUsage',
  'diskUsageData',
  'diskUsageSnapshots',
  'webdav',
  'samba',
  'ssh',
  'externalReachability',
  'zfs',
  'server',
  'hostSystem',
]);

export const storageBoxWrites = mutations({
  updateDedicatedStorageBox: post('/storagebox/{storagebox-id}', () => StorageBox, UpdateStorageBox, {
    about: 'Changes the name and access settings of a storage box; connections by disabled access methods end',
    limit: '1/5s',
  }),
  resetDedicatedStorageBoxPassword: post('/storagebox/{storagebox-id}/password', () => PasswordReset, ResetPassword, {
    about:
      "Resets the password of a storage box's main user and returns the new one, only here; the old one stops working",
    limit: '1/5s',
  }),
});
