/** What actions of the cloud and of storage have in common: work that goes on after its call has answered. */
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { ActionErrorShape, ActionShape, actionStates } from '../../rest/rows/action-shape.js';
import { type ValueOf, sorting, wireEnum } from '../../rest/mapping/enum.js';
import { OnWire } from '../../rest/mapping/wire-names.js';

export const ActionStatus = wireEnum('ActionStatus', 'How far an action is', actionStates, {
  running: 'It goes on; ask again, or send the mutation with `wait: true`',
  success: 'It has ended as it should',
  error: 'It has failed: `error` says why',
});

const ActionSort = sorting('ActionSort', ['id', 'command', 'status', 'started', 'finished']);

@ObjectType('ActionError', { description: 'Why an action failed' })
export class ActionError extends ActionErrorShape {}

@ObjectType()
export abstract class AnyActionResource {
  @Field(() => ID, { description: 'Number, unique among objects of its type' })
  id!: number;

  @Field({ description: 'What it is, for instance `server`, `floating_ip` or `storage_box`' })
  type!: string;
}

@ObjectType()
export abstract class AnyAction extends ActionShape {
  @Field(() => ActionStatus, { description: 'Running, or how it ended' })
  status!: ValueOf<typeof ActionStatus>;

  @Field(() => ActionError, { nullable: true, description: 'Why it failed; null unless it did' })
  error!: ActionError | null;
}

/** What the actions of one object can be asked for. */
@ArgsType()
export class ActionFilter {
  @OnWire('status')
  @Field(() => [ActionStatus], { nullable: true, description: 'Only those in one of these states' })
  statuses?: ValueOf<typeof ActionStatus>[];

  @Field(() => [ActionSort], { nullable: true, description: 'The order; by id unless given' })
  sort?: string[];
}
