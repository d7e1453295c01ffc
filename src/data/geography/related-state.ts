/** A state that another one was made of, or that followed it; not every one is in the data. */
import { Field, ObjectType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';
import { State } from './country.js';

@ObjectType({ description: 'A state that another one was made of, or that followed it.' })
export class RelatedState {
  @Field({ description: 'The name.' })
  readonly name!: string;

  @Optional(() => State, 'The state; null if it is not in the data, as one that was merged into another.')
  readonly state!: State | null;
}
