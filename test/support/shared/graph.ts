/** The graph, built once in each worker: nobody changes it. */
import type { GraphQLSchema } from 'graphql';
import { buildGraph } from '../../../src/server/schema.js';

let graph: Promise<GraphQLSchema> | undefined;

export function sharedGraph(): Promise<GraphQLSchema> {
  graph ??= buildGraph();
  return graph;
}
