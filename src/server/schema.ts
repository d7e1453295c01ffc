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
import { describeScalars } from './scalars.js';
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
  Subscription:
    'Results that come again whenever something changes, as server-sent events: send them with `Accept: text/event-stream`. Each subscription has one root field. Its stream ends with its token, and with `complete` before the service stops',
};

/** Says what applies everywhere and would be repeated hundreds of times in fields and arguments. */
const aboutAll = `Meridian: money, places and machines in one graph.

- A field says which scope its token requires. What says "Public" needs no token as long as the service accepts anonymous callers.
- \`account\` is the name of an account in the configuration: unless given, the account \`default\`, or the only one that the token may use. \`accountName\` says which one an object was read from.
- Lists are pages: \`first\` objects after the cursor \`after\`, however many pages of the upstream that takes. An answer may have 400,000 fields: with \`first: 10000\` there is room for some 38 of each object.
- \`wait: true\` answers when the actions of a write have ended, which may take minutes; without it they continue after the answer. An action that failed is an error beside the data. An object "after the write" costs one more call, for callers who may read.
- \`maxAge\`: 0 also reads catalogues again. What the dedicated API limits to rare reads is accepted for 15 minutes. A write through this service makes what it changes stale at once.
- A link to another object of which the id alone is selected costs no call, and is there even if the object is gone.
- \`monthlyAmount\` is with backups and without traffic beyond what is included. In the cloud it takes the price list of the account: one call, which others share.
- \`consoleUrl\` is null where the address needs what the API does not return, such as the project of cloud resources, and in the sandbox.
- Errors have a code in \`extensions.code\`; what fails is null, and the rest of the data stays.`;

export async function buildGraph(): Promise<GraphQLSchema> {
  const schema = await schemaOf(await allResolvers(), apis);
  describeRoots(schema);
  describeScalars(schema);
  schema.description = aboutAll;
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
