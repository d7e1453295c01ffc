/** The `@rest` directive, which shows the upstream call of a field in the schema. */
import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLNonNull,
  type GraphQLSchema,
  GraphQLString,
  isEnumType,
} from 'graphql';
import type { Api } from '../rows/dialect.js';

/** An API as the schema shows it. */
export interface DescribedApi {
  readonly name: Api;
  /** A short description, without a full stop. */
  readonly about: string;
}

/** The enum of APIs. */
export const apiEnum = 'HostingApiName';

/** Takes the enum of the schema, if fields of it have one. */
export function restDirective(apis: readonly DescribedApi[], schema: GraphQLSchema): GraphQLDirective {
  const known = schema.getType(apiEnum);
  const ApiEnum = isEnumType(known)
    ? known
    : new GraphQLEnumType({
        name: apiEnum,
        values: Object.fromEntries(apis.map(({ name, about }) => [name, { description: about }])),
      });
  return new GraphQLDirective({
  name: 'rest',
  description: 'The upstream call of this field',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    api: { type: new GraphQLNonNull(ApiEnum), description: 'The REST API that is called' },
    method: { type: new GraphQLNonNull(GraphQLString), description: 'The HTTP method' },
    path: { type: new GraphQLNonNull(GraphQLString), description: 'The path below the base URL of the API; a parameter stands in braces' },
    listed: {
      type: new GraphQLNonNull(GraphQLBoolean),
      defaultValue: true,
      description: 'False: the provider added the call after the list of calls was compiled',
    },
  },
});
}
