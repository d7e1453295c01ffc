/** Actions by id; those of one resource are a field of that resource. */
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { type ValueOf, sorting } from '../rest/enum.js';
import { whole } from '../rest/paging.js';
import { get, list } from '../rest/rows.js';
import { Action, ActionStatus } from './action.js';
import { Cloud } from './cloud.js';
import { on } from './dialect.js';

const ActionSort = sorting('CloudActionSort', ['id', 'command', 'status', 'started', 'finished']);

@ArgsType()
class ActionIds {
  @ArrayNotEmpty()
  @ArrayMaxSize(50)
  @Field(() => [ID], { description: 'The actions meant, at most 50' })
  id!: string[];
}

/** What the actions of one resource can be asked for. */
@ArgsType()
export class ActionFilter {
  @Field(() => [ActionStatus], { nullable: true, description: 'Only those in one of these states' })
  status?: ValueOf<typeof ActionStatus>[];

  @Field(() => [ActionSort], { nullable: true, description: 'The order; by id unless given' })
  sort?: string[];
}

export const reads = on(Cloud, {
  actions: list('/actions', () => Action, ActionIds, { paging: whole, pageSize: 50, ids: 'id' }),
  action: get('/actions/{id}', () => Action),
});
