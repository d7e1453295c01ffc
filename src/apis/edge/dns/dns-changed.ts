/** DNS records as changes of them show them. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { textOf } from '../../dns/zone-file/value.js';
import type { EdgeZoneState } from './dns-plan.js';
import type { EdgeRecordState } from './dns-state.js';

@ObjectType('EdgeDnsRecordState', { description: 'The state of a DNS record before or after a change' })
export class State {
  @Field(() => ID, { nullable: true, description: 'The id of the record; null before it is created' })
  recordId!: string | null;

  @Field({ description: 'The record type' })
  type!: string;

  @Field({ description: 'The full name' })
  name!: string;

  @Field({ description: 'The content, in zone file format' })
  content!: string;

  @Field(() => Int, { description: 'Time to live in seconds; 1: automatic' })
  ttl!: number;

  @Field({ description: 'Traffic is proxied through the edge' })
  proxied!: boolean;

  @Field(() => String, { nullable: true, description: 'The comment' })
  comment!: string | null;

  @Field(() => [String], { description: 'Its tags' })
  tags!: readonly string[];

  static of(state: EdgeRecordState, { idOf }: EdgeZoneState): State {
    const { type, name, ttl, proxied, comment, tags } = state;
    const shown = { type, name, ttl, proxied, comment, tags, content: textOf(type, state) };
    return Object.assign(new State(), shown, { recordId: state.id === null ? null : idOf(state.id) });
  }
}
