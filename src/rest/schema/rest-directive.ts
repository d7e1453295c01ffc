/** `@rest` says in the schema which upstream call a field makes. */
import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import type { Api } from '../rows/dialect.js';

const apis: Record<Api, string> = {
  CLOUD: 'Cloud servers and what belongs to them',
  DEDICATED: 'Dedicated servers',
  EDGE: 'Zones, DNS and everything at the edge',
  STORAGE: 'Storage boxes',
};

const RestApi = new GraphQLEnumType({
  name: 'RestApi',
  description: 'The REST APIs behind this graph',
  values: Object.fromEntries(Object.entries(apis).map(([name, description]) => [name, { description }])),
});

export const restDirective = new GraphQLDirective({
  name: 'rest',
  description: 'The upstream call of this field',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    api: { type: new GraphQLNonNull(RestApi) },
    method: { type: new GraphQLNonNull(GraphQLString) },
    path: { type: new GraphQLNonNull(GraphQLString) },
    listed: {
      type: new GraphQLNonNull(GraphQLBoolean),
      defaultValue: true,
      description: 'False: the provider added the call after the list of calls was compiled',
    },
  },
});
