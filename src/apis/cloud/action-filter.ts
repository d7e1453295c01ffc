/** Filters for the actions of all resources of one type. */
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { ArgsType, ID } from 'type-graphql';
import { ActionFilter } from '../machines/action.js';
import { OnWire } from '../../rest/mapping/wire-names.js';
import { IdOf } from '../../rest/identity/id-inputs.js';
import { Action } from './action.js';
import { Optional } from '../../base/optional-field.js';

@ArgsType()
export class ActionsFilter extends ActionFilter {
  @ArrayNotEmpty()
  @ArrayMaxSize(50)
  @OnWire('id')
  @IdOf(() => Action)
  @Optional(() => [ID], 'Only the actions with these ids, at most 50')
  ids?: string[];
}
