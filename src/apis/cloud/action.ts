/** The action type: work that continues after the call that started it has returned. */
import { Field, ObjectType } from 'type-graphql';
import { AnyAction, AnyActionResource } from '../machines/action.js';

@ObjectType('CloudActionResource', { description: 'A resource that an action relates to; it may be gone by now' })
export class ActionResource extends AnyActionResource {}

@ObjectType('CloudAction', {
  description: 'An action: work that continues after the call that started it has returned',
})
export class Action extends AnyAction {
  @Field(() => [ActionResource], { description: 'Resources that the action relates to' })
  resources!: ActionResource[];
}
