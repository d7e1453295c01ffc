/** The resolver classes that make up the graph: its table of contents. */
import type { GraphQLSchema } from 'graphql';
import { type NonEmptyArray, getMetadataStorage } from 'type-graphql';
import { loadApis } from '../apis/index.js';
import { resolveDirectly } from '../base/type-graphql/direct-resolvers.js';
import { countFields } from '../graphql/admission/count-fields.js';
import { markInMemory } from '../graphql/cache/is-cacheable.js';
import { geographyResolvers } from '../data/geography/index.js';
import { HealthResolver, HostingApiResolver } from './health.js';
import { hostingResolvers } from '../hosting/index.js';
import { ratesResolvers } from '../data/rates/index.js';
import { schemaOf } from '../rest/schema/build-schema.js';
import { TokenAdministration } from './tokens/administration.js';
import { TokenResolver } from './tokens/resolver.js';

// Their order is that of the fields: money, places, machines, and the service itself.
// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- type-graphql's own type of a resolver class
async function allResolvers(): Promise<NonEmptyArray<Function>> {
  return [
    ...ratesResolvers,
    ...geographyResolvers,
    ...hostingResolvers,
    ...(await loadApis()).flatMap(({ groups }) => groups.map(({ resolver }) => resolver)),
    TokenResolver,
    TokenAdministration,
    HealthResolver,
    HostingApiResolver,
  ];
}

const about = {
  Query:
    'What can be read: money, places, machines, zones, and how the service is. What is public is so while the service answers callers without a token',
  Mutation:
    'What can be changed: what the hosting APIs have. Takes a token with the scope `hosting:write`. Several in one operation are carried out one after the other, and each by itself. `UPSTREAM_ANSWER_UNREADABLE` says of one that its answer could not be read though it had the status of a success: read the object before it is sent again',
};

export async function buildGraph(): Promise<GraphQLSchema> {
  const resolvers = await allResolvers();
  const { queries, mutations, fieldResolvers } = getMetadataStorage();
  const place = ({ target }: { readonly target: unknown }) => resolvers.findIndex((resolver) => resolver === target);
  for (const fields of [queries, mutations, fieldResolvers]) fields.sort((a, b) => place(a) - place(b));
  const schema = await schemaOf(resolvers);
  describeRoots(schema);
  const inMemory = [...geographyResolvers, ...ratesResolvers];
  resolveDirectly(schema, inMemory);
  markInMemory(schema, inMemory);
  countFields(schema);
  return schema;
}

/** Each root says which token it takes, if any. */
function describeRoots(schema: GraphQLSchema): void {
  for (const [name, description] of Object.entries(about)) {
    const type = schema.getType(name);
    if (type) type.description = `${description}.`;
  }
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    if (!field.description?.includes('Takes a token')) field.description = `${field.description ?? ''} Public.`;
}
