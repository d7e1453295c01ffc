/** The shape of an action: work that goes on after the call that began it has answered. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../rest/enum.js';

export const ActionStatus = wireEnum('CloudActionStatus', 'How far an action is', ['running', 'success', 'error']);

@ObjectType('CloudActionError', { description: 'Why an action failed' })
export class ActionError {
  @Field({ description: "The API's code" })
  code!: string;

  @Field({ description: 'The same in words' })
  message!: string;
}

@ObjectType('CloudAction', { description: 'Work that goes on after the call that began it has answered' })
export class Action {
  @Field(() => ID, { description: 'Number of the action' })
  id!: number;

  @Field({ description: 'What is done, for instance `attach_volume`' })
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

  /** What it acts on: the graph has links instead. */
  resources!: { id: number; type: string }[];
}
