/** The resolver classes that make up the graph: its table of contents. */
import type { GraphQLSchema } from 'graphql';
import type { NonEmptyArray } from 'type-graphql';
import { groups as cloud } from './cloud/index.js';
import { groups as dedicated } from './dedicated/index.js';
import { resolveDirectly } from './direct-resolvers.js';
import { countFields } from './execution/count-fields.js';
import { markInMemory } from './execution/keepable.js';
import { geographyResolvers } from './geography/index.js';
import { HealthResolver, HostingApiResolver } from './health.js';
import { hostingResolvers } from './hosting/index.js';
import { ratesResolvers } from './rates/index.js';
import { schemaOf } from './rest/schema-of.js';
import { groups as storage } from './storage/index.js';
import { TokenResolver } from './tokens/resolver.js';

// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- type-graphql's own type of a resolver class
const resolvers: NonEmptyArray<Function> = [
  HealthResolver,
  HostingApiResolver,
  TokenResolver,
  ...geographyResolvers,
  ...ratesResolvers,
  ...[...cloud, ...dedicated, ...storage].map(({ resolver }) => resolver),
  ...hostingResolvers,
];

export async function buildGraph(): Promise<GraphQLSchema> {
  const schema = await schemaOf(resolvers);
  const inMemory = [...geographyResolvers, ...ratesResolvers];
  resolveDirectly(schema, inMemory);
  markInMemory(schema, inMemory);
  countFields(schema);
  return schema;
}
