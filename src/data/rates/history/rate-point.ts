/** One day in the history of a rate. */
import { GraphQLDate } from 'graphql-scalars';
import { Field, Float, ObjectType } from 'type-graphql';
import { sourceDescription } from '../rate-table.js';

@ObjectType({ description: 'One day in the history of a rate.' })
export class RatePoint {
  @Field(() => GraphQLDate, { description: 'The day.' })
  date!: string;

  @Field(() => Float, { description: 'Units of the currency per unit of the base on that day.' })
  rate!: number;

  @Field({ description: sourceDescription })
  source!: string;
}
