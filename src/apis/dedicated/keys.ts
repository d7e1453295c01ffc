/** SSH keys: public keys authorised on newly installed servers and in the rescue system. */
import { Matches, MinLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { del, get, list, post } from '../../rest/rows/row.js';
import { Dedicated } from './dedicated.js';
import { mutations, on } from './bind.js';
import { LocalDateTime } from './local-date-time.js';

@ObjectType('DedicatedSshKey', { description: 'An SSH key: a public key for newly installed servers' })
export class SshKey {
  @Field({ description: 'Name of the key' })
  name!: string;

  @Field(() => ID, {
    description: 'The MD5 fingerprint, in hexadecimal with colons; it identifies the key in other calls',
  })
  fingerprint!: string;

  @Field({ description: 'The algorithm, for instance `ED25519`' })
  type!: string;

  @Field(() => Int, { description: 'Key size in bits' })
  size!: number;

  @Field({ description: 'The public key in OpenSSH format' })
  data!: string;

  @Field(() => LocalDateTime, { description: 'When it was created' })
  createdAt!: string;
}

@InputType('UpdateDedicatedSshKeyInput', { description: 'What to change in an SSH key' })
class UpdateSshKey {
  @MinLength(1)
  @Field({ description: 'Name of the key' })
  name!: string;
}

@InputType('CreateDedicatedSshKeyInput', { description: 'An SSH key to create' })
class CreateSshKey extends UpdateSshKey {
  @Matches(/^\s*(ssh-|ecdsa-|sk-|---- BEGIN SSH2)/, {
    message: '$property must be a public key such as ssh-ed25519 AAAAC3… name',
  })
  @Field({ description: 'The public key in OpenSSH or SSH2 format' })
  data!: string;
}

export const keys = on(Dedicated, {
  sshKeys: list('/key', () => SshKey, { limit: '500/1h' }),
  sshKey: get('/key/{fingerprint}', () => SshKey, { limit: '500/1h' }),
});

export const keyWrites = mutations({
  createDedicatedSshKey: post('/key', () => SshKey, CreateSshKey, { about: 'Adds an SSH key', limit: '200/1h' }),
  updateDedicatedSshKey: post('/key/{fingerprint}', () => SshKey, UpdateSshKey, {
    about: 'Renames an SSH key',
    limit: '200/1h',
    changes: ['/boot'],
  }),
  deleteDedicatedSshKey: del('/key/{fingerprint}', null, {
    about: 'Deletes an SSH key; servers that already have it still accept it',
    limit: '200/1h',
    changes: ['/boot'],
  }),
});
