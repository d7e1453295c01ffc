/** Actions of all storage boxes; the actions of one box are a field of that box. */
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { ArgsType, ID } from 'type-graphql';
import { ActionFilter } from '../machines/action.js';
import { IdOf } from '../../rest/identity/id-inputs.js';
import { OnWire } from '../../rest/mapping/wire-names.js';
import { get, list } from '../../rest/rows/row.js';
import { Action } from './action.js';
import { on } from './bind.js';
import { Storage } from './storage.js';
import { Optional } from '../../base/optional-field.js';

@ArgsType()
class ActionsFilter extends ActionFilter {
  @ArrayNotEmpty()
  @ArrayMaxSize(50)
  @OnWire('id')
  @IdOf(() => Action)
  @Optional(() => [ID], 'Only the actions with these ids, at most 50')
  ids?: string[];
}

export const actions = on(Storage, {
  actions: list('/storage_boxes/actions', () => Action, ActionsFilter, {
    about: 'Running and past actions of all storage boxes',
    ids: 'id',
  }),
  action: get('/storage_boxes/actions/{id}', () => Action),
});
