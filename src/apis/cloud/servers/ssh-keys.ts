/** SSH keys: public keys that new servers, and servers in rescue mode, let in. */
import { Matches } from 'class-validator';
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import { NameSort } from '../../machines/catalogue.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Cloud } from '../cloud.js';
import { mutations, on } from '../bind.js';
import { Create, Labelled, NameAndLabels, Rename } from '../shared.js';

@ObjectType('CloudSshKey', { description: 'A public key that new servers let in' })
export class SshKey extends Labelled {
  @Field({ description: 'MD5 of the key, in hexadecimal with colons' })
  fingerprint!: string;

  @Field({ description: 'The key as `authorized_keys` has it' })
  publicKey!: string;
}

@ArgsType()
class SshKeyFilter extends NameAndLabels {
  @Field(() => String, { nullable: true, description: 'Only the one of this fingerprint' })
  fingerprint?: string;

  @Field(() => [NameSort], { nullable: true, description: 'The order; by id unless given' })
  sort?: string[];
}

@InputType('CreateCloudSshKeyInput', { description: 'A public key to store' })
class CreateSshKey extends Create {
  @Matches(/^\s*(ssh-|ecdsa-|sk-)\S+ \S+/, {
    message: '$property must be a public key such as ssh-ed25519 AAAAC3… name',
  })
  @Field({ description: 'The key as `authorized_keys` has it: type, key, comment' })
  publicKey!: string;
}

@AtLeastOneOf('name', 'labels')
@InputType('UpdateCloudSshKeyInput', { description: 'What to change of an SSH key' })
class UpdateSshKey extends Rename {}

export const sshKeys = on(Cloud, {
  sshKeys: list('/ssh_keys', () => SshKey, SshKeyFilter),
  sshKey: get('/ssh_keys/{id}', () => SshKey),
});

export const sshKeyWrites = mutations({
  createCloudSshKey: post('/ssh_keys', () => SshKey, CreateSshKey, { about: 'Stores a public key' }),
  updateCloudSshKey: put('/ssh_keys/{id}', () => SshKey, UpdateSshKey, {
    about: 'Changes the name or labels of an SSH key',
  }),
  deleteCloudSshKey: del('/ssh_keys/{id}', null, {
    about: 'Deletes an SSH key; servers that already let it in go on doing so',
  }),
});
