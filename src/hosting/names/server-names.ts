/** Joins servers with the names that lead to them. */
import type { GraphQLResolveInfo } from 'graphql';
import { Field, FieldResolver, ObjectType, Resolver, registerEnumType } from 'type-graphql';
import { Server as CloudServer } from '../../apis/cloud/servers/server.js';
import type { HostingContext } from '../context.js';
import { Server as DedicatedServer } from '../../apis/dedicated/server.js';
import { CallerError } from '../../base/errors.js';
import { checkFirst } from '../../data/geography/bounds.js';
import { items } from '../../data/geography/complexity.js';
import { AnyRecord } from '../../apis/dns/record.js';
import { AnyServer } from '../../apis/machines/server.js';
import { define } from '../../base/type-graphql/define.js';
import { afterArgument, firstArgument, pageComplexity } from '../../rest/schema/page-arguments.js';
import { maxFirst } from '../../rest/transport/pages.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { originOf } from '../../rest/mapping/to-graph.js';
import { slice } from '../../rest/schema/slice.js';
import { isText } from '../../base/unknown.js';
import { joinedListOf, resolved } from '../inventory/joined-list.js';
import type { InventoryReading } from '../inventory/listing.js';
import { checkMaxAge, maxAgeArgument } from '../inventory/max-age.js';
import { ReadAt, oldestOf } from '../inventory/read-at.js';
import { HostingResource } from '../inventory/resource.js';
import { sourcesOf } from '../inventory/source.js';
import type { AddressIndex } from './addresses/address-index.js';
import { reportMissing } from './incomplete.js';
import { type KnownLists, NameIndexes } from './names.js';
import { unlisted } from './secondary-zones.js';
import { type TrafficSender, type Resolution, resolutionsOf } from './resolutions.js';
import type { ZoneIndex } from './zone-index.js';
import { Optional } from '../../base/optional-field.js';

enum NameRoute {
  DIRECT = 'DIRECT',
  CNAME = 'CNAME',
  WILDCARD = 'WILDCARD',
  LOAD_BALANCER = 'LOAD_BALANCER',
  POOL = 'POOL',
  TUNNEL = 'TUNNEL',
}

registerEnumType(NameRoute, {
  name: 'ServerNameRoute',
  description: 'How a name leads to a server',
  valuesConfig: {
    DIRECT: { description: 'It has an address of the server' },
    CNAME: { description: 'It is an alias of a name that has an address of the server' },
    WILDCARD: { description: 'It, or a name that it is an alias of, is a wildcard' },
    LOAD_BALANCER: { description: 'It leads to a cloud load balancer that sends the server traffic' },
    POOL: { description: 'It leads to an edge load balancer that has the server as an origin' },
    TUNNEL: { description: 'It leads to a tunnel whose connections come from an address of the server' },
  },
});

@ObjectType('ServerName', { description: 'A name that leads to a server' })
class ServerName {
  @Field({ description: 'The full name; a wildcard begins with `*.`' })
  name!: string;

  @Field(() => NameRoute, { description: 'The route: how it leads there' })
  route!: NameRoute;

  @Field(() => [AnyRecord], {
    complexity: items(2),
    description: 'Its records, then those of the names it leads through; empty for the name of an edge load balancer',
  })
  records!: object[];

  @Optional(() => HostingResource, 'The object in between: a cloud load balancer, a pool or a tunnel')
  via!: object | null;

  @ReadAt()
  readAt!: Date | null;
}

/** The known state of one server. */
export interface Situation {
  readonly names: NameIndexes;
  readonly addresses: KnownLists<AddressIndex>;
  readonly zones: KnownLists<ZoneIndex>;
  /** Empty if it is in none of the lists. */
  readonly resolutions: readonly Resolution[];
  readonly senders: readonly TrafficSender[];
}

/** Null if the server is joined with nothing, which is reported as a partial error. */
async function situationOf(
  server: AnyServer,
  maxAge: number,
  context: HostingContext,
  info: GraphQLResolveInfo,
): Promise<Situation | null> {
  const origin = originOf(server);
  if (!origin) return null;
  const names = NameIndexes.of({ context, info }, maxAge);
  const [addresses, zones] = await Promise.all([names.addresses(), names.zones()]);
  const { fingerprint, account } = origin.client.upstream;
  if (!addresses.readings.some(({ client }) => client.upstream.account === account)) {
    const why = new CallerError('FORBIDDEN', 'What the sandbox has is not joined with what is real');
    reportMissing(context, info, [why]);
    return null;
  }
  reportMissing(context, info, [addresses.problem, zones.problem]);
  const held = addresses.index.serverOf(fingerprint, String(numberOf(server)));
  const all = resolutionsOf(addresses, zones);
  const [resolutions, senders] = held ? [all.names.get(held), all.senders.get(held)] : [];
  return { names, addresses, zones, resolutions: resolutions ?? [], senders: senders ?? [] };
}

export function numberOf(server: AnyServer): number | null | undefined {
  if (server instanceof DedicatedServer) return (server as Sent<DedicatedServer>).serverId;
  return server instanceof CloudServer ? (server as Sent<CloudServer>).id : null;
}

/** The object that a name leads through. */
export function objectAt(place: Resolution['via'], { addresses, zones }: Situation): object | null {
  return place && (place.of === 'addresses' ? addresses : zones).objectAt(place);
}

export function readAtOf({ addresses, zones }: Situation): Date | null {
  return oldestOf([addresses, zones]);
}

/** Something about a server that is made once it is shown. */
export interface ServerListItem {
  /** Distinguishes it from the others about the same server. */
  readonly key: string;
  readonly make: () => object;
}

interface Listed {
  readonly items: readonly ServerListItem[];
  /** Other readings that it needed, besides names and addresses. */
  readonly readings: readonly InventoryReading[];
}

/** Adds to servers of all kinds a list that follows from the situation of each. */
export function joinServers(
  field: string,
  Node: new () => object,
  description: string,
  listOf: (
    situation: Situation,
    server: AnyServer,
    request: { context: HostingContext; info: GraphQLResolveInfo },
  ) => Promise<Listed> | Listed,
) {
  class ServerResolver {}
  const List = joinedListOf(Node, { mayFail: false });
  define(
    ServerResolver,
    field,
    async (root, { first, after, maxAge }, context: HostingContext, info) => {
      const isServer = root instanceof CloudServer || root instanceof DedicatedServer;
      if (typeof first !== 'number' || typeof maxAge !== 'number' || !isServer) return null;
      checkFirst(field, first, maxFirst);
      checkMaxAge(field, maxAge);
      const situation = await situationOf(root, maxAge, context, info);
      if (!situation) return null;
      const { addresses, zones } = situation;
      const { items, readings } = await listOf(situation, root, { context, info });
      const page = slice(items, ({ key }) => key, {
        first,
        after: isText(after) ? after : null,
        list: `${field} ${root.constructor.name} ${numberOf(root)}`,
      });
      const connection = await resolved(page, ({ make }) => make());
      const read = new Set([...readings, ...addresses.readings, ...zones.readings]);
      const hidden = unlisted(zones.index.all, zones.readings);
      const isKnown = addresses.problem === null && zones.problem === null;
      return {
        ...connection,
        isComplete: isKnown && hidden.length === 0 && readings.every(({ isComplete }) => isComplete),
        // Computed only if selected, as each of thousands of servers may have thousands of lists.
        get sources() {
          return sourcesOf([...read, ...hidden]);
        },
      };
    },
    [FieldResolver(() => List, { nullable: true, complexity: pageComplexity(), description })],
    { first: firstArgument(), after: afterArgument(), maxAge: maxAgeArgument() },
  );
  Resolver(() => AnyServer)(ServerResolver);
  return ServerResolver;
}

export const cost =
  'For one server or for all, it reads each list with addresses once, and takes one call for the zones of each account of the edge and of the cloud, one for the records of each zone, two for each account of the edge with zones, and one for the load balancers of each zone whose account has pools. What could not be read is reported as an error beside the data; where the cloud has secondary zones, whose records are on other name servers, `isComplete` is false';

function nameOf(resolution: Resolution, situation: Situation): ServerName {
  const records = resolution.records
    .map((record) => situation.zones.objectAt(record))
    .filter((record) => record !== null);
  const { name, route } = resolution;
  const via = objectAt(resolution.via, situation);
  return Object.assign(new ServerName(), { name, route, records, via, readAt: readAtOf(situation) });
}

export const ServerNames = joinServers(
  'names',
  ServerName,
  `The DNS names that lead to it, according to the zones of the edge and of the cloud, without DNS queries. ${cost}`,
  (situation) => ({
    items: situation.resolutions.map((resolution) => ({
      key: `${resolution.name} ${resolution.route}`,
      make: () => nameOf(resolution, situation),
    })),
    readings: [],
  }),
);
