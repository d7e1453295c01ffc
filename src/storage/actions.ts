/** Actions of all storage boxes; those of one box are a field of that box. */
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { type ValueOf, sorting } from '../rest/enum.js';
import { get, list } from '../rest/rows.js';
import { Action, ActionStatus } from './action.js';
import { on } from './dialect.js';
import { Storage } from './storage.js';

const ActionSort = sorting('StorageActionSort', ['id', 'command', 'status', 'started', 'finished']);

/** What the actions of one box can be asked for. */
@ArgsType()
export class ActionFilter {
  @Field(() => [ActionStatus], { nullable: true, description: 'Only those in one of these states' })
  status?: ValueOf<typeof ActionStatus>[];

  @Field(() => [ActionSort], { nullable: true, description: 'The order; by id unless given' })
  sort?: string[];
}

@ArgsType()
class ActionsFilter extends ActionFilter {
  @ArrayNotEmpty()
  @ArrayMaxSize(50)
  @Field(() => [ID], { nullable: true, description: 'Only these actions, at most 50' })
  id?: string[];
}

export const reads = on(Storage, {
  actions: list('/storage_boxes/actions', () => Action, ActionsFilter, { ids: 'id' }),
  action: get('/storage_boxes/actions/{id}', () => Action),
});
