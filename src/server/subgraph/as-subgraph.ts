/** Adds to a graph what makes it a subgraph. */
import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString, GraphQLUnionType } from 'graphql';
import { AnyValue } from '../../base/free-form.js';
import { typeNameOf } from '../../base/type-graphql/metadata.js';
import { isObject } from '../../base/unknown.js';
import { countFields } from '../../graphql/admission/count-fields.js';
import type { HostingContext } from '../../hosting/context.js';
import { entitiesField } from './entities.js';
import { entityTypes } from './entity-keys.js';
import { subgraphSdl } from './subgraph-sdl.js';

/** The types of the graph stay the same, the root of queries aside, which has two more fields. */
export function asSubgraph(graph: GraphQLSchema): GraphQLSchema {
  const query = graph.getQueryType();
  if (!query) throw new Error('Expected a graph with queries');
  const Entity = new GraphQLUnionType({
    name: '_Entity',
    description: 'Whatever has a key: routers of a supergraph refer to it by that.',
    types: [...entityTypes(graph)],
    resolveType: (value) => (isObject(value) ? typeNameOf(value.constructor) : undefined),
  });
  const added = new GraphQLObjectType<unknown, HostingContext>({
    ...query.toConfig(),
    fields: { _service: serviceField(graph), _entities: entitiesField(Entity) },
  });
  // The same fields, by which other parts of the service know what they are.
  const fields = { ...query.getFields(), ...added.getFields() };
  added.getFields = () => fields;
  const { types, ...config } = graph.toConfig();
  const others = types.filter((type) => type !== query);
  const schema = new GraphQLSchema({
    ...config,
    query: added,
    types: [...others, Entity, AnyValue],
    assumeValid: true,
  });
  countFields(schema);
  return schema;
}

/** Fields that the SDL counts for: it has more than a million characters, and an operation may have it three times. */
const costOfSdl = 125_000;

/** The SDL is written once, when it is first wanted: few services need it. */
function serviceField(graph: GraphQLSchema) {
  let written: Promise<string> | undefined;
  const sdl = () => (written ??= subgraphSdl(graph));
  const Service = new GraphQLObjectType({
    name: '_Service',
    description: 'This service as a part of a supergraph.',
    fields: {
      sdl: {
        type: new GraphQLNonNull(GraphQLString),
        description:
          'The graph as SDL of Federation 2, with the keys of its objects: what a supergraph is composed of.',
        extensions: { complexity: () => costOfSdl },
        resolve: sdl,
      },
    },
  });
  return {
    type: new GraphQLNonNull(Service),
    description:
      'What composers of a supergraph read. It is there where the service is a subgraph, with or without introspection. Public.',
    resolve: () => ({}),
  };
}
