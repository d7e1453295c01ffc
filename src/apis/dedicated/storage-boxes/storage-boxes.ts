/** Storage boxes: disk space that is reached over the network. The storage API is their newer home. */
import { MinLength } from 'class-validator';
import { GraphQLDate, GraphQLSafeInt } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { AnyStorageBox, type BoxStatus } from '../../machines/storage-box.js';
import { details } from '../../../rest/planner/missing-fields.js';
import type { ValueOf } from '../../../rest/mapping/enum.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { Parts, get, list, post } from '../../../rest/rows/row.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';

@ObjectType('DedicatedStorageBox', {
  description: 'Disk space that is reached over the network; the storage API is its newer home',
  implements: AnyStorageBox,
})
export class StorageBox implements AnyStorageBox {
  static readonly keys = { 'storagebox-id': 'id' } as const;

  /** What every storage box has; follows from `locked`. */
  status!: ValueOf<typeof BoxStatus>;

  @Field(() => ID, { description: 'Number of the storage box' })
  id!: number;

  @Field({ description: 'Name of its user' })
  username!: string;

  @Field({ description: 'The name you gave it' })
  name!: string;

  @Field({ description: 'The product it was ordered as, for instance `BX60`' })
  product!: string;

  @Field({ description: 'It is cancelled' })
  cancelled!: boolean;

  @Field({ description: 'The provider has locked it: nobody reaches it' })
  locked!: boolean;

  @Field({ description: 'The location it stands in, for instance `FSN1`' })
  location!: string;

  /** A number on the wire; the field is a link. */
  linkedServer!: number | null;

  @Field(() => GraphQLDate, { description: 'The day to which it is paid; a German date' })
  paidUntil!: string;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Space it has, in megabytes; one more call where the box came from a list, as all below',
  })
  diskQuota?: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Space in use, in megabytes' })
  diskUsage?: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Space that files use, in megabytes' })
  diskUsageData?: number;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'Space that snapshots use, in megabytes' })
  diskUsageSnapshots?: number;

  @Field(() => Boolean, { nullable: true, description: 'It is reached by WebDAV' })
  webdav?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'It is reached by Samba (SMB/CIFS)' })
  samba?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'It is reached by SSH' })
  ssh?: boolean;

  @Field(() => Boolean, { nullable: true, description: "It is reached from outside the provider's network" })
  externalReachability?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'The folder of the snapshots is seen' })
  zfs?: boolean;

  @Field(() => String, { nullable: true, description: 'Its host name, for instance `u12345.your-storagebox.de`' })
  server?: string;

  @Field(() => String, { nullable: true, description: 'The machine it is on' })
  hostSystem?: string;

  static reshape(box: Wire): Wire {
    return { ...box, status: box['locked'] === true ? 'locked' : 'active' };
  }
}

@ObjectType()
export class PasswordReset extends Parts {
  @Field({ description: 'The new password, which is answered here and never again' })
  password!: string;
}

@ArgsType()
class StorageBoxFilter {
  @OnWire('linked_server')
  @Field(() => ID, { nullable: true, description: 'Only those that belong to the server of this number' })
  linkedServerId?: string;
}

@AtLeastOneOf('name', 'samba', 'webdav', 'ssh', 'externalReachability', 'zfs')
@InputType('UpdateDedicatedStorageBoxInput', { description: 'What to change of a storage box' })
class UpdateStorageBox {
  @MinLength(1)
  @OnWire('storagebox_name')
  @Field(() => String, { nullable: true, description: 'Your own name for it; stays unless given' })
  name?: string;

  @Field(() => Boolean, { nullable: true, description: 'Reach it by Samba (SMB/CIFS)' })
  samba?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Reach it by WebDAV' })
  webdav?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Reach it by SSH' })
  ssh?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Reach it from outside the provider's network" })
  externalReachability?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Show the folder of the snapshots' })
  zfs?: boolean;
}

@InputType('ResetDedicatedStorageBoxPasswordInput', { description: 'The password to come' })
export class ResetPassword {
  @MinLength(1)
  @Field(() => String, { nullable: true, description: 'The new password; without it the provider makes one' })
  password?: string;
}

export const storageBoxes = on(Dedicated, {
  storageBoxes: list('/storagebox', () => StorageBox, StorageBoxFilter, {
    about: 'Storage boxes; the storage API is their newer home',
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
    about: 'Changes the name of a storage box and the ways by which it is reached; connections by others end',
    limit: '1/5s',
  }),
  resetDedicatedStorageBoxPassword: post('/storagebox/{storagebox-id}/password', () => PasswordReset, ResetPassword, {
    about: 'Gives the user of a storage box a new password, which is answered here and never again; the old one ends',
    limit: '1/5s',
  }),
});
