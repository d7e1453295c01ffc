/** The resolver classes that make up the graph: its table of contents. */
import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { geographyResolvers } from './geography/index.js';
import { HealthResolver } from './health.js';
import { ratesResolvers } from './rates/index.js';
import { TokenResolver } from './tokens/resolver.js';

// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- type-graphql's own type of a resolver class
const resolvers: NonEmptyArray<Function> = [HealthResolver, TokenResolver, ...geographyResolvers, ...ratesResolvers];

export function buildGraph(): Promise<GraphQLSchema> {
  return buildSchema({ resolvers, simpleResolvers: true, validate: false });
}
