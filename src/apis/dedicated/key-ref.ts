/** References to SSH keys from other objects. */
import { Field, Int, ObjectType } from 'type-graphql';
import { isObject } from '../../base/unknown.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType('DedicatedSshKeyReference', { description: 'A reference to an SSH key' })
export class SshKeyReference {
  @Optional(() => String, 'Name of the key; host keys have none')
  name?: string | null;

  @Field({ description: 'The fingerprint: pairs of hexadecimal digits with colons' })
  fingerprint!: string;

  @Field({ description: 'The algorithm, for instance `ED25519`' })
  type!: string;

  @Field(() => Int, { description: 'Key size in bits' })
  size!: number;
}

/** On the wire, each key is wrapped in an object. */
export function keysOf(entries: unknown): unknown {
  if (!Array.isArray(entries)) return entries;
  return entries.map((entry: unknown) => (isObject(entry) && 'key' in entry ? entry['key'] : entry));
}
