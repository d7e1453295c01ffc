/** The `@rest` directive, which shows the upstream call of a field in the schema. */
import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import type { Api } from '../rows/dialect.js';

/** An API as the schema shows it. */
export interface DescribedApi {
  readonly name: Api;
  /** A short description, without a full stop. */
  readonly about: string;
}

export function restDirective(apis: readonly DescribedApi[]): GraphQLDirective {
  const RestApi = new GraphQLEnumType({
    name: 'RestApi',
    description: 'The REST APIs behind this graph',
    values: Object.fromEntries(apis.map(({ name, about }) => [name, { description: about }])),
  });
  return new GraphQLDirective({
  name: 'rest',
  description: 'The upstream call of this field',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    api: { type: new GraphQLNonNull(RestApi), description: 'The REST API that is called' },
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
