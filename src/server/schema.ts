/** The resolver classes of the graph: its table of contents. */
import type { GraphQLSchema } from 'graphql';
import type { NonEmptyArray } from 'type-graphql';
import { apis, loadApis } from '../apis/index.js';
import { resolveDirectly } from '../base/type-graphql/direct-resolvers.js';
import { countFields } from '../graphql/admission/count-fields.js';
import { markInMemory } from '../graphql/cache/is-cacheable.js';
import { geographyResolvers } from '../data/geography/index.js';
import { HealthResolver, HostingApiResolver } from './health.js';
import { PricesHealthResolver } from './prices-health.js';
import { hostingResolvers } from '../hosting/index.js';
import { ageResolvers, ratesResolvers } from '../data/rates/index.js';
import { SearchQuery } from '../data/search/search-query.js';
import { schemaOf } from '../rest/schema/build-schema.js';
import { TokenAdministration } from './tokens/administration.js';
import { TokenResolver } from './tokens/resolver.js';
import { AlertRuleResolver } from './alerts/graph/resolver.js';

// Their order is that of the fields: money, places, machines, and the service itself.
// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- type-graphql's own type of a resolver class
async function allResolvers(): Promise<NonEmptyArray<Function>> {
  return [
    ...ratesResolvers,
    ...ageResolvers,
    ...geographyResolvers,
    SearchQuery,
    ...hostingResolvers,
    ...(await loadApis()).flatMap(({ groups }) => groups.map(({ resolver }) => resolver)),
    TokenResolver,
    TokenAdministration,
    AlertRuleResolver,
    HealthResolver,
    HostingApiResolver,
    PricesHealthResolver,
  ];
}

const about = {
  Query:
    'All reads: money, places, machines, zones, and the health of the service. What is public needs no token as long as the service accepts anonymous callers',
  Mutation:
    'All changes to resources of the hosting APIs. Requires a token with the scope `hosting:write`. Several mutations in one operation run one after the other, independently of each other. `UPSTREAM_ANSWER_UNREADABLE` means that the upstream reported success but its answer could not be read: read the object before sending the mutation again',
};

export async function buildGraph(): Promise<GraphQLSchema> {
  const schema = await schemaOf(await allResolvers(), apis);
  describeRoots(schema);
  const inMemory = [...geographyResolvers, SearchQuery, ...ratesResolvers];
  resolveDirectly(schema, [...inMemory, ...ageResolvers]);
  markInMemory(schema, inMemory);
  countFields(schema);
  return schema;
}

/** Adds to the description of each root which token it requires, if any. */
function describeRoots(schema: GraphQLSchema): void {
  for (const [name, description] of Object.entries(about)) {
    const type = schema.getType(name);
    if (type) type.description = `${description}.`;
  }
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    if (!field.description?.includes('Requires a token')) field.description = `${field.description ?? ''} Public.`;
}
