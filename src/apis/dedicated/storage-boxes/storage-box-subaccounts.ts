/** Sub-accounts of storage boxes: further users, each with a folder of its own. */
import { MinLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { del, list, post, put } from '../../../rest/rows/row.js';
import { mutations, on } from '../bind.js';
import { LocalDateTime } from '../local-date-time.js';
import { noAnswer } from '../no-answer.js';
import { PasswordReset, ResetPassword, StorageBox } from './storage-boxes.js';

@ObjectType()
abstract class Account {
  @Field({ description: 'Name of the user, for instance `u12345-sub1`' })
  username!: string;

  @Field({ description: 'Name of the user of the storage box itself' })
  storageBoxUsername!: string;

  @Field({ description: 'Host name, for instance `u12345-sub1.your-storagebox.de`' })
  server!: string;

  @Field({ description: 'The folder of the storage box that the user sees' })
  homeDirectory!: string;
}

@ObjectType('DedicatedStorageBoxSubaccount', {
  description: 'A further user of a storage box, with a folder of its own',
})
export class Subaccount extends Account {
  @Field(() => Boolean, { nullable: true, description: 'It connects by Samba (SMB/CIFS)' })
  samba?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'It connects by SSH' })
  ssh?: boolean;

  @Field(() => Boolean, { nullable: true, description: "It connects from outside the provider's network" })
  externalReachability?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'It connects by WebDAV' })
  webdav?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'It can read alone' })
  readonly?: boolean;

  @Field(() => LocalDateTime, { nullable: true, description: 'When it was created' })
  createdAt?: string;

  @Field(() => String, { nullable: true, description: 'Your own words on it' })
  comment?: string | null;
}

@ObjectType('DedicatedStorageBoxSubaccountCreated', { description: 'A new sub-account with its password' })
export class SubaccountCreated extends Account {
  @Field(() => String, { nullable: true, description: 'Its password, which is answered here and never again' })
  password?: string;
}

@InputType()
abstract class Access {
  @Field(() => Boolean, { nullable: true, description: 'Let it connect by Samba (SMB/CIFS)' })
  samba?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Let it connect by SSH' })
  ssh?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Let it connect from outside the provider's network" })
  externalReachability?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Let it connect by WebDAV' })
  webdav?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Let it read alone' })
  readonly?: boolean;

  @Field(() => String, { nullable: true, description: 'Your own words on it' })
  comment?: string;
}

@InputType('CreateDedicatedStorageBoxSubaccountInput', { description: 'A sub-account to create' })
class CreateSubaccount extends Access {
  @MinLength(1)
  @Field({ description: 'The folder of the storage box that it shall see' })
  homeDirectory!: string;

  @MinLength(1)
  @Field(() => String, { nullable: true, description: 'Its password; without it the provider makes one' })
  password?: string;
}

@AtLeastOneOf('homeDirectory', 'samba', 'ssh', 'externalReachability', 'webdav', 'readonly', 'comment')
@InputType('UpdateDedicatedStorageBoxSubaccountInput', { description: 'What to change of a sub-account' })
class UpdateSubaccount extends Access {
  @MinLength(1)
  @Field(() => String, { nullable: true, description: 'The folder of the storage box that it shall see' })
  homeDirectory?: string;
}

export const storageBoxSubaccountReads = on(StorageBox, {
  subaccounts: list('/storagebox/{storagebox-id}/subaccount', () => Subaccount, {
    about: 'Its further users; one call per box',
    limit: '200/1h',
  }),
});

export const storageBoxSubaccountWrites = mutations({
  createDedicatedStorageBoxSubaccount: post(
    '/storagebox/{storagebox-id}/subaccount',
    () => SubaccountCreated,
    CreateSubaccount,
    { about: 'Creates a further user of a storage box; its password is answered here and never again', limit: '1/5s' },
  ),
  updateDedicatedStorageBoxSubaccount: noAnswer(
    put('/storagebox/{storagebox-id}/subaccount/{sub-account-username}', () => Boolean, UpdateSubaccount, {
      about: 'Changes the folder of a sub-account and the ways by which it connects',
      limit: '1/5s',
    }),
  ),
  deleteDedicatedStorageBoxSubaccount: del('/storagebox/{storagebox-id}/subaccount/{sub-account-username}', null, {
    about: 'Deletes a sub-account: its user can connect no more; the files in its folder stay',
    limit: '1/5s',
  }),
  resetDedicatedStorageBoxSubaccountPassword: post(
    '/storagebox/{storagebox-id}/subaccount/{sub-account-username}/password',
    () => PasswordReset,
    ResetPassword,
    {
      about: 'Gives a sub-account a new password, which is answered here and never again; the old one ends',
      limit: '1/5s',
    },
  ),
});
