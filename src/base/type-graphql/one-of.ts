/**
 * Inputs of which exactly one field is given: marks them `@oneOf`, which GraphQL tools understand and type-graphql
 * 2.0.0-rc.4 lacks.
 */
import { type GraphQLSchema, isInputObjectType } from 'graphql';
import { Extensions } from 'type-graphql';

export const OneOf = () => Extensions({ oneOf: true });

export function markOneOf(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isInputObjectType))
    if (type.extensions['oneOf'] === true) type.isOneOf = true;
}
