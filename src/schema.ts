/** The resolver classes that make up the graph: its table of contents. */
import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchema, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import { groups as cloud } from './cloud/index.js';
import { groups as dedicated } from './dedicated/index.js';
import { resolveDirectly } from './direct-resolvers.js';
import { geographyResolvers } from './geography/index.js';
import { HealthResolver } from './health.js';
import { hostingResolvers } from './hosting/index.js';
import { ratesResolvers } from './rates/index.js';
import { restDirective } from './rest/directive.js';
import { endDescriptions } from './rest/full-stops.js';
import { groups as storage } from './storage/index.js';
import { TokenResolver } from './tokens/resolver.js';

// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- type-graphql's own type of a resolver class
const resolvers: NonEmptyArray<Function> = [
  HealthResolver,
  TokenResolver,
  ...geographyResolvers,
  ...ratesResolvers,
  ...[...cloud, ...dedicated, ...storage].map(({ resolver }) => resolver),
  ...hostingResolvers,
];

export async function buildGraph(): Promise<GraphQLSchema> {
  const metadata = getMetadataStorage();
  // Plain properties need no resolver of their own, which makes large answers several times faster.
  for (const type of metadata.objectTypes) type.simpleResolvers ??= true;
  // Decorators of parameters run last to first; arguments stand in the schema as in the source.
  metadata.params.sort((a, b) => a.index - b.index);
  const schema = await buildSchema({
    resolvers,
    directives: [...specifiedDirectives, restDirective],
    validate: false,
    skipCheck: true,
  });
  resolveDirectly(schema, [...geographyResolvers, ...ratesResolvers]);
  endDescriptions(schema);
  return schema;
}
