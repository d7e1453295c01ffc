/** The shape of an action: work that goes on after the call that began it has answered. */
import { Field, ObjectType } from 'type-graphql';
import { AnyAction, AnyActionResource } from '../machines/action.js';

@ObjectType('CloudActionResource', { description: 'Something that an action acts on; it may be gone since' })
export class ActionResource extends AnyActionResource {}

@ObjectType('CloudAction', { description: 'Work that goes on after the call that began it has answered' })
export class Action extends AnyAction {
  @Field(() => [ActionResource], { description: 'What it acts on' })
  resources!: ActionResource[];
}
