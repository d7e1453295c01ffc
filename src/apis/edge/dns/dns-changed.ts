/** What changes of DNS records have done, or would do. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Outcome, Outcomes } from '../../dns/changes/carry-out.js';
import { AnyDnsChanges } from '../../dns/changes/changing.js';
import { DnsUndo, type RecordIds, undoOf } from './dns-undo.js';
import type { EdgeRecordState } from './dns-state.js';
import { textOf } from '../../dns/zone-file/value.js';

@ObjectType('EdgeDnsRecordState', { description: 'The state of a DNS record before or after a change' })
class State {
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

  static of(state: EdgeRecordState, idOf: RecordIds): State {
    const { type, name, ttl, proxied, comment, tags } = state;
    const shown = { type, name, ttl, proxied, comment, tags, content: textOf(type, state) };
    return Object.assign(new State(), shown, { recordId: state.id === null ? null : idOf(state.id) });
  }
}

@ObjectType('EdgeDnsRecordChange', { description: 'A change to one DNS record' })
class RecordChange {
  @Field(() => State, { nullable: true, description: 'The record before the change; null if it is created' })
  before!: State | null;

  @Field(() => State, { nullable: true, description: 'The record after the change; null if it is deleted' })
  after!: State | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the change was made; null where that is unknown, because its call may have taken effect',
  })
  isDone!: boolean | null;

  static of({ before, after, isDone }: Outcome<EdgeRecordState>, idOf: RecordIds): RecordChange {
    return Object.assign(new RecordChange(), {
      before: before && State.of(before, idOf),
      after: after && State.of(after, idOf),
      isDone,
    });
  }
}

interface About {
  readonly unchanged: readonly EdgeRecordState[];
  readonly preview: boolean;
  readonly refusalReason: string | null;
  readonly idOf: RecordIds;
}

@ObjectType()
export class DnsChanges extends AnyDnsChanges {
  @Field(() => [RecordChange], { description: 'Records to create' })
  created!: RecordChange[];

  @Field(() => [RecordChange], { description: 'Records to change' })
  changed!: RecordChange[];

  @Field(() => [RecordChange], { description: 'Records to delete' })
  deleted!: RecordChange[];

  @Field(() => [State], { description: 'Records that already are as requested' })
  unchanged!: State[];

  @Field(() => [DnsUndo], {
    description:
      'The changes that restore the previous state, for `changes` of `changeEdgeDnsRecords`; records that it creates again get new ids. In a preview: what would restore it',
  })
  undo!: DnsUndo[];

  static of({ outcomes, calls }: Outcomes<EdgeRecordState>, about: About): DnsChanges {
    const { unchanged, preview, refusalReason, idOf } = about;
    const those = (isMeant: (outcome: Outcome<EdgeRecordState>) => boolean) =>
      outcomes.filter(isMeant).map((outcome) => RecordChange.of(outcome, idOf));
    return Object.assign(new DnsChanges(), {
      created: those(({ before }) => before === null),
      changed: those(({ before, after }) => before !== null && after !== null),
      deleted: those(({ after }) => after === null),
      unchanged: unchanged.map((state) => State.of(state, idOf)),
      isDone: outcomes.every(({ isDone }) => isDone === true),
      callCount: calls,
      refusalReason,
      undo: undoOf(
        outcomes.filter(({ isDone }) => preview || isDone !== false),
        idOf,
      ),
    });
  }
}

@ObjectType({ description: 'The changes to DNS records that were made, or would be made' })
export class ChangeEdgeDnsRecordsPayload extends DnsChanges {}

@ObjectType({ description: 'The changes to DNS records that were made, or would be made' })
export class SyncEdgeDnsRecordsPayload extends DnsChanges {}
