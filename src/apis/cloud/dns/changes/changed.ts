/** Record sets as changes of them show them, and the changes that put them back, as the mutation takes them. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Labels } from '../../../../rest/rows/labels.js';
import { type Change, groupedBy } from '../../../dns/changes/plan.js';
import { type RecordSetState, keyOf, namesOf } from './state.js';
import { Optional } from '../../../../base/optional-field.js';

@ObjectType('CloudDnsRecordState', {
  description: 'A record before or after a change: not the record that there is, whose id it does not have',
})
class RecordState {
  @Field({ description: 'The value, in zone file format' })
  value!: string;

  @Optional(() => String, 'A comment, which does not appear in DNS answers')
  comment!: string | null;
}

@ObjectType('CloudDnsRecordSetState', { description: 'The state of a record set before or after a change' })
export class State {
  @Field({ description: 'The name relative to the zone; `@` for the zone itself' })
  name!: string;

  @Field({ description: 'The type of its records' })
  type!: string;

  @Optional(() => Int, 'Time to live in seconds; null: that of the zone')
  ttl!: number | null;

  @Field(() => [RecordState], { description: 'Its records' })
  records!: readonly RecordState[];

  @Field(() => GraphQLJSONObject, { description: 'User-defined labels: key-value pairs of strings' })
  labels!: Labels;
}

@ObjectType('CloudDnsUndoRecord', { description: 'As `CloudDnsRecordInput` takes it' })
class UndoRecord {
  @Field({ description: 'The value, in zone file format' })
  value!: string;

  @Optional(() => String, 'The comment')
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
  @Optional(() => Int, 'Time to live in seconds; null: that of the zone')
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
  @Optional(() => UndoSet, 'A record set to have as it was')
  set!: UndoSet | null;

  @Optional(() => UndoRemove, 'A record set to remove')
  remove!: UndoRemove | null;
}

/** Each set as it was at first. */
export function undoOf(changes: readonly Change<RecordSetState>[]): object[] {
  const firsts = [...groupedBy(changes, (change) => keyOf(namesOf(change))).values()].flatMap(([first]) => first ?? []);
  return firsts.map((change) => (change.before ? { set: change.before } : { remove: namesOf(change) }));
}
