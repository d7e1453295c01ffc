/** Deprecation: what is on its way out, and until when it can be had. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('CloudDeprecation', { description: 'That something is on its way out' })
export class Deprecation {
  @Field(() => GraphQLDateTime, { description: 'When it was announced' })
  announced!: string;

  @Field(() => GraphQLDateTime, { description: 'From then on it cannot be used for anything new' })
  unavailableAfter!: string;
}
