/** Common parts of cloud and storage actions: work that continues after its call has returned. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { ActionErrorShape, ActionShape } from '../../rest/rows/action-shape.js';
import { type ValueOf, sorting, wireEnum } from '../../rest/mapping/enum.js';
import { OnWire } from '../../rest/mapping/wire-names.js';
import { Optional } from '../../base/optional-field.js';

const ActionStatus = wireEnum('ActionStatus', 'The status of an action', {
  running: 'Running: query it again, or send the mutation with `wait: true`',
  success: 'Succeeded: its effect is in place',
  error: 'Failed: `error` says why',
});

const ActionSort = sorting('ActionSort', {
  id: 'id',
  command: 'command',
  status: 'status',
  started: 'start time',
  finished: 'end time',
});

@ObjectType('ActionError', { description: 'Why an action failed' })
class ActionError extends ActionErrorShape {}

@ObjectType()
export abstract class AnyActionResource {
  @Field({ description: 'Type of the resource, for instance `server`, `floating_ip` or `storage_box`' })
  type!: string;

  /** Unique among resources of its type; the graph shows `resourceId`. */
  id!: number;
}

@ObjectType()
export abstract class AnyAction extends ActionShape {
  @Field(() => ActionStatus, { description: 'The status of the action' })
  status!: ValueOf<typeof ActionStatus>;

  @Optional(() => ActionError, 'Why it failed; null unless it did')
  error!: ActionError | null;
}

/** Filters for the actions of one object. */
@ArgsType()
export class ActionFilter {
  @OnWire('status')
  @Optional(() => [ActionStatus], 'Only actions with one of these statuses')
  statuses?: ValueOf<typeof ActionStatus>[];

  @Optional(() => [ActionSort], 'The sort order; by id unless given')
  sort?: string[];
}
