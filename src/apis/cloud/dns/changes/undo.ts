/** Changes of record sets that put back what others have changed, as the mutation takes them. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Labels } from '../../../../rest/rows/labels.js';
import { type Change, groupedBy } from '../../../dns/changes/plan.js';
import { type RecordSetState, keyOf, namesOf } from './state.js';

@ObjectType('CloudDnsUndoRecord', { description: 'As `CloudDnsRecordInput` takes it' })
class UndoRecord {
  @Field({ description: 'The value, in zone file format' })
  value!: string;

  @Field(() => String, { nullable: true, description: 'The comment' })
  comment!: string | null;
}

@ObjectType('CloudDnsUndoRemove', { description: 'As `CloudDnsRecordsMatchInput` takes it: a whole set' })
class UndoRemove {
  @Field({ description: 'The name relative to the zone; `@` for the zone itself' })
  name!: string;

  @Field({ description: 'The type of the records' })
  type!: string;
}

@ObjectType('CloudDnsUndoSet', { description: 'As `CloudDnsRecordSetInput` takes it' })
class UndoSet extends UndoRemove {
  @Field(() => Int, { nullable: true, description: 'Time to live in seconds; null: that of the zone' })
  ttl!: number | null;

  @Field(() => GraphQLJSONObject, { description: 'User-defined labels: key-value pairs of strings' })
  labels!: Labels;

  @Field(() => [UndoRecord], { description: 'Its records' })
  records!: readonly UndoRecord[];
}

@ObjectType('CloudDnsUndo', {
  description:
    'A change that restores a previous state, as `CloudDnsChangeInput` takes it: pass all of it back, nulls included',
})
export class CloudDnsUndo {
  @Field(() => UndoSet, { nullable: true, description: 'A record set to have as it was' })
  set!: UndoSet | null;

  @Field(() => UndoRemove, { nullable: true, description: 'A record set to remove' })
  remove!: UndoRemove | null;
}

/** Each set as it was at first. */
export function undoOf(changes: readonly Change<RecordSetState>[]): CloudDnsUndo[] {
  return [...groupedBy(changes, (change) => keyOf(namesOf(change))).values()].flatMap(([first]) =>
    first ? Object.assign(new CloudDnsUndo(), undone(first)) : [],
  );
}

function undone({ before, after }: Change<RecordSetState>): Partial<CloudDnsUndo> {
  if (!before) return { remove: Object.assign(new UndoRemove(), { name: after?.name, type: after?.type }) };
  const { name, type, ttl, labels, records } = before;
  return { set: Object.assign(new UndoSet(), { name, type, ttl, labels, records }) };
}
