/** A state that a city was in before it was moved, or before the state was divided. */
import { Field, ObjectType } from 'type-graphql';
import { RelatedState } from './related-state.js';

@ObjectType({ description: 'A state that a city was in.' })
export class FormerState extends RelatedState {
  @Field({ description: 'The day, month or year until which it was in that state, such as "2023-04-01".' })
  readonly validTo!: string;

  @Field({ description: 'The law, gazette or body that changed it.' })
  readonly source!: string;
}
