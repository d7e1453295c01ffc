/** SSH keys: public keys authorised on new servers and in the rescue system. */
import { Matches } from 'class-validator';
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { NameSort } from '../../machines/catalogue.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { Create, Labelled, NameAndLabels, Rename } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('CloudSshKey', { description: 'An SSH key: a public key that new servers accept' })
export class SshKey extends Labelled {
  @Field({ description: 'The MD5 fingerprint, in hexadecimal with colons' })
  fingerprint!: string;

  @Field({ description: 'The public key, in `authorized_keys` format' })
  publicKey!: string;
}

@ArgsType()
class SshKeyFilter extends NameAndLabels {
  @Optional(() => String, 'Only the SSH key with this fingerprint')
  fingerprint?: string;

  @Optional(() => [NameSort], 'The sort order; by id unless given')
  sort?: string[];
}

@InputType('CreateCloudSshKeyInput', { description: 'An SSH key to create' })
class CreateSshKey extends Create {
  @Matches(/^\s*(ssh-|ecdsa-|sk-)\S+ \S+/, {
    message: '$property must be a public key such as ssh-ed25519 AAAAC3… name',
  })
  @Field({ description: 'The public key in `authorized_keys` format: type, key, comment' })
  publicKey!: string;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudSshKeyInput', { description: 'What to change in an SSH key' })
class UpdateSshKey extends Rename {}

export const sshKeys = on(Cloud, {
  sshKeys: list('/ssh_keys', () => SshKey, SshKeyFilter),
  sshKey: get('/ssh_keys/{id}', () => SshKey),
});

export const sshKeyWrites = mutations({
  createCloudSshKey: post('/ssh_keys', () => SshKey, CreateSshKey, { about: 'Creates an SSH key' }),
  updateCloudSshKey: put('/ssh_keys/{id}', () => SshKey, UpdateSshKey, {
    about: 'Changes the name or labels of an SSH key',
  }),
  deleteCloudSshKey: del('/ssh_keys/{id}', null, {
    about: 'Deletes an SSH key; servers that already have it still accept it',
  }),
});
