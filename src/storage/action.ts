/** The shape of an action: work that goes on after the call that began it has answered. */
import { Field, ID, ObjectType } from 'type-graphql';
import { ActionErrorShape, ActionShape, actionStates } from '../rest/action-shape.js';
import { type ValueOf, wireEnum } from '../rest/enum.js';

export const ActionStatus = wireEnum('StorageActionStatus', 'How far an action is', actionStates);

@ObjectType('StorageActionError', { description: 'Why an action failed' })
export class ActionError extends ActionErrorShape {}

@ObjectType('StorageActionResource', { description: 'Something that an action acts on; it may be gone since' })
export class ActionResource {
  @Field(() => ID, { description: 'Number, unique among objects of its type' })
  id!: number;

  @Field({ description: 'What it is, for instance `storage_box` or `storage_box_snapshot`' })
  type!: string;
}

@ObjectType('StorageAction', { description: 'Work that goes on after the call that began it has answered' })
export class Action extends ActionShape {
  @Field(() => ActionStatus, { description: 'Running, or how it ended' })
  status!: ValueOf<typeof ActionStatus>;

  @Field(() => ActionError, { nullable: true, description: 'Set when it failed' })
  error!: ActionError | null;

  @Field(() => [ActionResource], { description: 'What it acts on' })
  resources!: ActionResource[];
}
