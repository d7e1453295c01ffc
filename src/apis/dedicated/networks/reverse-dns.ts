/** Reverse DNS: the host names of addresses. */
import { MaxLength, MinLength } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { Dedicated } from '../dedicated.js';
import { mutations, on } from '../bind.js';
import { ServerFilter } from '../shared.js';

@ObjectType('DedicatedReverseDns', { description: 'An address and the host name that reverse DNS answers for it' })
export class ReverseDns {
  @Field(() => ID, { description: 'The address: a single one, or one of a subnet' })
  ip!: string;

  @Field(() => String, { nullable: true, description: 'The host name that reverse DNS answers' })
  ptr!: string | null;
}

@InputType('DedicatedReverseDnsInput', { description: 'What reverse DNS shall answer for an address' })
class SetReverseDns {
  @MinLength(1)
  @MaxLength(255)
  @Field({ description: 'The host name that reverse DNS answers' })
  ptr!: string;
}

export const reverseDns = on(Dedicated, {
  reverseDnsEntries: list('/rdns', () => ReverseDns, ServerFilter, { limit: '500/1h' }),
  reverseDns: get('/rdns/{ip}', () => ReverseDns, {
    about: 'The host name of an address; null when it has none of its own',
    limit: '500/1h',
  }),
});

export const reverseDnsWrites = mutations({
  createDedicatedReverseDns: put('/rdns/{ip}', () => ReverseDns, SetReverseDns, {
    about: 'Names an address; UPSTREAM_CONFLICT when it has a name already',
    limit: '500/1h',
  }),
  setDedicatedReverseDns: post('/rdns/{ip}', () => ReverseDns, SetReverseDns, {
    about: 'Names an address, whether it has a name already or not',
    limit: '500/1h',
  }),
  deleteDedicatedReverseDns: del('/rdns/{ip}', null, {
    about: 'Takes the name of an address away: it has that of the provider again, or none',
    limit: '500/1h',
  }),
});
