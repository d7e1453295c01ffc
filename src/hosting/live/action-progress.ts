/** The types of the subscription to actions. */
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';
import { items } from '../../data/geography/complexity.js';

const usualActions = 2;

export enum ActionState {
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(ActionState, {
  name: 'HostingActionState',
  description: 'How far an action is',
  valuesConfig: {
    RUNNING: { description: 'It goes on' },
    DONE: { description: 'It has succeeded: its effect is in place' },
    FAILED: { description: 'It has failed: `error` says why' },
    UNKNOWN: { description: 'The API returns no such action, or its account is not one of the token' },
  },
});

@ObjectType('HostingActionProgress', { description: 'How far one action is' })
export class ActionOfProgress {
  @Field(() => ID, { description: 'Its id, as it was given' })
  id!: string;

  @Field(() => ActionState, { description: 'How far it is' })
  state!: ActionState;

  @Optional(() => Int, 'Progress in per cent; null if the API does not say')
  progress!: number | null;

  @Optional(() => String, 'Why it has failed; null unless it did')
  error!: string | null;
}

@ObjectType('HostingActionsProgress', { description: 'How far actions are' })
export class ActionsProgress {
  @Field(() => [ActionOfProgress], {
    complexity: items(usualActions),
    description: 'Those that are known, in the order of the ids: all that are known so far',
  })
  actions!: ActionOfProgress[];

  @Field({ description: 'Whether all have ended: then the stream completes' })
  isOver!: boolean;
}
