/** Actions by id; the actions of one resource are a field of that resource. */
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { OnWire } from '../../rest/mapping/wire-names.js';
import { unpaged } from '../../rest/rows/paging.js';
import { get, list } from '../../rest/rows/row.js';
import { Action } from './action.js';
import { Cloud } from './cloud.js';
import { on } from './bind.js';
import { IdOf } from '../../rest/identity/id-inputs.js';

@ArgsType()
class ActionIds {
  @ArrayNotEmpty()
  @ArrayMaxSize(50)
  @OnWire('id')
  @IdOf(() => Action)
  @Field(() => [ID], { description: 'Ids of the actions, at most 50' })
  ids!: string[];
}

export const actions = on(Cloud, {
  actions: list('/actions', () => Action, ActionIds, {
    about: 'Actions by id, as mutations return them; those of one server are its `actions`',
    paging: unpaged,
    pageSize: 50,
    ids: 'id',
  }),
  action: get('/actions/{id}', () => Action),
});
