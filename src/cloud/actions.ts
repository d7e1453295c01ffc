/** Actions by id; those of one resource are a field of that resource. */
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { get, list } from '../rest/rows.js';
import { Action } from './action.js';
import { Cloud } from './cloud.js';
import { on } from './dialect.js';

@ArgsType()
class ActionIds {
  @ArrayNotEmpty()
  @ArrayMaxSize(50)
  @Field(() => [ID], { description: 'The actions meant, at most 50' })
  id!: string[];
}

export const reads = on(Cloud, {
  actions: list('/actions', () => Action, ActionIds, { paged: false, ids: 'id' }),
  action: get('/actions/{id}', () => Action),
});
