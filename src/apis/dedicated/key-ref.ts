/** SSH keys where something else names them. */
import { Field, Int, ObjectType } from 'type-graphql';
import { isObject } from '../../base/unknown.js';

@ObjectType('DedicatedKeyRef', { description: 'An SSH key that something else names' })
export class KeyRef {
  @Field(() => String, { nullable: true, description: 'The name you gave it; host keys have none' })
  name?: string | null;

  @Field({ description: 'Fingerprint: pairs of hexadecimal digits with colons between them' })
  fingerprint!: string;

  @Field({ description: 'Algorithm, for instance `ED25519`' })
  type!: string;

  @Field(() => Int, { description: 'Length of the key in bits' })
  size!: number;
}

/** On the wire each key has a wrapper of its own. */
export function keysOf(entries: unknown): unknown {
  if (!Array.isArray(entries)) return entries;
  return entries.map((entry: unknown) => (isObject(entry) && 'key' in entry ? entry['key'] : entry));
}
