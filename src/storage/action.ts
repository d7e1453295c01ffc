/** The shape of an action: work that goes on after the call that began it has answered. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../rest/enum.js';

export const ActionStatus = wireEnum('StorageActionStatus', 'How far an action is', ['running', 'success', 'error']);

@ObjectType('StorageActionError', { description: 'Why an action failed' })
export class ActionError {
  @Field({ description: "The API's code" })
  code!: string;

  @Field({ description: 'The same in words' })
  message!: string;
}

@ObjectType('StorageActionResource', { description: 'Something that an action acts on; it may be gone since' })
export class ActionResource {
  @Field(() => ID, { description: 'Number, unique among objects of its type' })
  id!: number;

  @Field({ description: 'What it is, for instance `storage_box` or `storage_box_snapshot`' })
  type!: string;
}

@ObjectType('StorageAction', { description: 'Work that goes on after the call that began it has answered' })
export class Action {
  @Field(() => ID, { description: 'Number of the action' })
  id!: number;

  @Field({ description: 'What is done, for instance `rollback_snapshot`' })
  command!: string;

  @Field(() => ActionStatus, { description: 'Running, or how it ended' })
  status!: ValueOf<typeof ActionStatus>;

  @Field(() => Int, { description: 'Per cent' })
  progress!: number;

  @Field(() => GraphQLDateTime, { description: 'When it began' })
  started!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it ended; null while it runs' })
  finished!: string | null;

  @Field(() => ActionError, { nullable: true, description: 'Set when it failed' })
  error!: ActionError | null;

  @Field(() => [ActionResource], { description: 'What it acts on' })
  resources!: ActionResource[];
}
