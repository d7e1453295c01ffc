/** Record sets as changes of them show them. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Labels } from '../../../../rest/rows/labels.js';
import type { RecordSetState } from './state.js';

@ObjectType('CloudDnsRecordState', {
  description: 'A record before or after a change: not the record that there is, whose id it does not have',
})
class RecordState {
  @Field({ description: 'The value, in zone file format' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'A comment, which does not appear in DNS answers' })
  comment!: string | null;
}

@ObjectType('CloudDnsRecordSetState', { description: 'The state of a record set before or after a change' })
export class State {
  @Field({ description: 'The name relative to the zone; `@` for the zone itself' })
  name!: string;

  @Field({ description: 'The type of its records' })
  type!: string;

  @Field(() => Int, { nullable: true, description: 'Time to live in seconds; null: that of the zone' })
  ttl!: number | null;

  @Field(() => [RecordState], { description: 'Its records' })
  records!: readonly RecordState[];

  @Field(() => GraphQLJSONObject, { description: 'User-defined labels: key-value pairs of strings' })
  labels!: Labels;

  static of({ name, type, ttl, records, labels }: RecordSetState): State {
    return Object.assign(new State(), { name, type, ttl, labels, records });
  }
}
