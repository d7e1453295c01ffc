/** What changes of DNS records have done, or would do. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Outcome, type Outcomes, undoOf } from './dns-apply.js';
import type { RecordState } from './dns-state.js';
import { textOf } from './zone-file/value.js';

@ObjectType('EdgeDnsRecordState', { description: 'A DNS record as it is, was, or shall be' })
class State {
  @Field(() => ID, { nullable: true, description: 'Its id; null before there is one' })
  id!: string | null;

  @Field({ description: 'Its kind' })
  type!: string;

  @Field({ description: 'The whole name' })
  name!: string;

  @Field({ description: 'What it says, as a zone file does' })
  content!: string;

  @Field(() => Int, { description: 'Seconds for which it may be remembered; 1: the edge decides' })
  ttl!: number;

  @Field({ description: 'Web traffic passes through the edge' })
  proxied!: boolean;

  @Field(() => String, { nullable: true, description: 'The note' })
  comment!: string | null;

  @Field(() => [String], { description: 'Its tags' })
  tags!: readonly string[];

  static of(state: RecordState): State {
    const { id, type, name, ttl, proxied, comment, tags } = state;
    return Object.assign(new State(), { id, type, name, ttl, proxied, comment, tags, content: textOf(type, state) });
  }
}

@ObjectType('EdgeDnsRecordChange', { description: 'A change of one DNS record' })
class RecordChange {
  @Field(() => State, { nullable: true, description: 'Before; null if it is new' })
  before!: State | null;

  @Field(() => State, { nullable: true, description: 'After; null if it goes' })
  after!: State | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is made; null where that is not known, as its call may have taken effect',
  })
  isDone!: boolean | null;

  static of({ before, after, isDone }: Outcome): RecordChange {
    return Object.assign(new RecordChange(), {
      before: before && State.of(before),
      after: after && State.of(after),
      isDone,
    });
  }
}

interface About {
  readonly unchanged: readonly RecordState[];
  readonly preview: boolean;
  readonly refusal: string | null;
}

@ObjectType('EdgeDnsChanges', { description: 'What changes of DNS records have done, or would do' })
export class DnsChanges {
  @Field(() => [RecordChange], { description: 'Records that are new' })
  created!: RecordChange[];

  @Field(() => [RecordChange], { description: 'Records that are changed' })
  changed!: RecordChange[];

  @Field(() => [RecordChange], { description: 'Records that go' })
  deleted!: RecordChange[];

  @Field(() => [State], { description: 'Records that are as they shall be already' })
  unchanged!: State[];

  @Field({ description: 'Everything is as it shall be' })
  isDone!: boolean;

  @Field(() => Int, { description: 'How many calls the changes take, besides those that read the zone' })
  calls!: number;

  @Field(() => String, { nullable: true, description: 'Of a preview: why the changes would be refused; null if not' })
  refusal!: string | null;

  @Field(() => [GraphQLJSONObject], {
    description:
      'Puts back what there was, if it is given to `changeEdgeDnsRecords` as its `changes`; records that it creates again get new ids. Of a preview: what would',
  })
  undo!: object[];

  static of({ outcomes, calls }: Outcomes, { unchanged, preview, refusal }: About): DnsChanges {
    const those = (isMeant: (outcome: Outcome) => boolean) => outcomes.filter(isMeant).map(RecordChange.of);
    return Object.assign(new DnsChanges(), {
      created: those(({ before }) => before === null),
      changed: those(({ before, after }) => before !== null && after !== null),
      deleted: those(({ after }) => after === null),
      unchanged: unchanged.map(State.of),
      isDone: outcomes.every(({ isDone }) => isDone === true),
      calls,
      refusal,
      undo: undoOf(outcomes.filter(({ isDone }) => preview || isDone !== false)),
    });
  }
}
