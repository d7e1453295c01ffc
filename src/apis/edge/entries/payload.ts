/** The payload of changes of entries, alike for all collections. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import type { Entry } from './collection.js';

@ObjectType('EdgeEntryChange', { description: 'A change to one entry; entries as its input takes them' })
class EntryChange {
  @Optional(() => GraphQLJSONObject, 'The entry as `delete` names it, after the change; null while it has no id')
  match!: Entry | null;

  @Optional(() => GraphQLJSONObject, 'The entry before the change; null if it is created')
  before!: Entry | null;

  @Optional(() => GraphQLJSONObject, 'The entry after the change; null if it is deleted')
  after!: Entry | null;

  @Optional(() => Int, 'Its place before, from 1')
  placeBefore!: number | null;

  @Optional(() => Int, 'Its place after, from 1')
  placeAfter!: number | null;

  @Optional(() => Boolean, 'Whether the change was made; null where that is unknown')
  isDone!: boolean | null;
}

@ObjectType()
export abstract class EntriesPayload {
  @Field({ description: 'All changes were made' })
  isDone!: boolean;

  @Field(() => Int, { description: 'The number of calls that the changes take, beside those that read' })
  callCount!: number;

  @Field({ description: 'The version that the changes were planned on' })
  versionBefore!: string;

  @Optional(() => String, 'The version after the changes; null in a preview, and where it is unknown')
  versionAfter!: string | null;

  @Field(() => [EntryChange], { description: 'The changes, in their order; what already is as requested is left out' })
  changes!: readonly EntryChange[];

  @Optional(
    () => GraphQLJSONObject,
    'The `input` of the same mutation that restores the previous state, unless it changes meanwhile; null in a preview. What it creates again may get another id',
  )
  undo!: Entry | null;
}
