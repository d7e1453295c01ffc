/** Reverse DNS: the host names of addresses. */
import { MaxLength, MinLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { ServerFilter } from '../shared.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('DedicatedReverseDns', { description: 'A reverse DNS entry: an IP address and its host name' })
export class ReverseDns {
  static readonly keys = { ip: 'ip' } as const;

  @Field(() => ID, { description: 'The address: a single IP address, or one of a subnet' })
  ip!: string;

  @Optional(() => String, 'The PTR record: the host name')
  ptr!: string | null;
}

@InputType('DedicatedReverseDnsInput', { description: 'The reverse DNS entry to set' })
class SetReverseDns {
  @MinLength(1)
  @MaxLength(255)
  @Field({ description: 'The PTR record: the host name' })
  ptr!: string;
}

export const reverseDns = on(Dedicated, {
  reverseDnsEntries: list('/rdns', () => ReverseDns, ServerFilter, { limit: '500/1h' }),
  reverseDns: get('/rdns/{ip}', () => ReverseDns, {
    about: 'The reverse DNS entry of an IP address; null when it has none of its own',
    limit: '500/1h',
  }),
});

export const reverseDnsWrites = mutations({
  createDedicatedReverseDns: put('/rdns/{ip}', () => ReverseDns, SetReverseDns, {
    about: 'Creates a reverse DNS entry; UPSTREAM_CONFLICT if there is one already',
    limit: '500/1h',
  }),
  setDedicatedReverseDns: post('/rdns/{ip}', () => ReverseDns, SetReverseDns, {
    about: 'Creates or updates a reverse DNS entry',
    limit: '500/1h',
  }),
  deleteDedicatedReverseDns: del('/rdns/{ip}', null, {
    about: "Deletes a reverse DNS entry: the address gets the provider's default again, or none",
    limit: '500/1h',
  }),
});
