/** What changes of record sets have done, or would do. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Labels } from '../../../../rest/rows/labels.js';
import type { Outcome, Outcomes } from '../../../dns/changes/carry-out.js';
import { AnyDnsChanges } from '../../../dns/changes/changing.js';
import { CloudDnsUndo, undoOf } from './undo.js';
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
class State {
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

@ObjectType('CloudDnsRecordSetChange', { description: 'A change to one record set, made in one call' })
class RecordSetChange {
  @Field(() => State, { nullable: true, description: 'The record set before the change; null if it is created' })
  before!: State | null;

  @Field(() => State, { nullable: true, description: 'The record set after the change; null if it is deleted' })
  after!: State | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the change was made; null where that is unknown, because its call may have taken effect',
  })
  isDone!: boolean | null;

  static of({ before, after, isDone }: Outcome<RecordSetState>): RecordSetChange {
    return Object.assign(new RecordSetChange(), {
      before: before && State.of(before),
      after: after && State.of(after),
      isDone,
    });
  }
}

interface About {
  readonly unchanged: readonly RecordSetState[];
  readonly preview: boolean;
  readonly isWhole: boolean;
  readonly refusalReason: string | null;
}

@ObjectType()
export class CloudDnsChanges extends AnyDnsChanges {
  @Field(() => [RecordSetChange], { description: 'Record sets to create' })
  created!: RecordSetChange[];

  @Field(() => [RecordSetChange], {
    description: 'Record sets to change; one whose records, TTL and labels change stands here once for each call',
  })
  changed!: RecordSetChange[];

  @Field(() => [RecordSetChange], { description: 'Record sets to delete' })
  deleted!: RecordSetChange[];

  @Field(() => [State], { description: 'Record sets that already are as requested' })
  unchanged!: State[];

  @Field({
    description:
      'The changes are made all or none, as by a single call; if false, each call is made as a whole, and one that fails leaves those before it made',
  })
  isAllOrNothing!: boolean;

  @Field(() => [CloudDnsUndo], {
    description:
      'The changes that restore the previous state, for `changes` of `changeCloudDnsRecords`. In a preview: what would restore it',
  })
  undo!: CloudDnsUndo[];

  static of({ outcomes, calls }: Outcomes<RecordSetState>, about: About): CloudDnsChanges {
    const { unchanged, preview, isWhole, refusalReason } = about;
    const those = (isMeant: (outcome: Outcome<RecordSetState>) => boolean) =>
      outcomes.filter(isMeant).map(RecordSetChange.of);
    return Object.assign(new CloudDnsChanges(), {
      created: those(({ before }) => before === null),
      changed: those(({ before, after }) => before !== null && after !== null),
      deleted: those(({ after }) => after === null),
      unchanged: unchanged.map(State.of),
      isDone: outcomes.every(({ isDone }) => isDone === true),
      isAllOrNothing: isWhole,
      callCount: calls,
      refusalReason,
      undo: undoOf(outcomes.filter(({ isDone }) => preview || isDone !== false)),
    });
  }
}

@ObjectType({ description: 'The changes to record sets that were made, or would be made' })
export class ChangeCloudDnsRecordsPayload extends CloudDnsChanges {}

@ObjectType({ description: 'The changes to record sets that were made, or would be made' })
export class SyncCloudDnsRecordsPayload extends CloudDnsChanges {}
