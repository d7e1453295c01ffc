/** The effects of deleting a server. */
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Server as CloudServer } from '../../apis/cloud/servers/server.js';
import type { HostingContext } from '../context.js';
import type { AnyServer } from '../../apis/machines/server.js';
import { payloadType } from '../../rest/schema/fields-of-rows.js';
import { idOf } from '../../rest/transport/pages.js';
import { itemToGraph, originOf } from '../../rest/mapping/to-graph.js';
import { isObject } from '../../base/unknown.js';
import type { InventoryReading } from '../inventory/listing.js';
import { receivedOf } from '../inventory/version.js';
import { HostingResource } from '../inventory/resource.js';
import { reportMissing } from './incomplete.js';
import { problemWith } from './names.js';
import { ReadAt, oldestOf } from '../inventory/read-at.js';
import {
  type ServerListItem,
  type Situation,
  cost,
  joinServers,
  numberOf,
  objectAt,
  readAtOf,
} from './server-names.js';
import { DependentKind, type ServerPart, cloudParts, dedicatedParts, others } from './server-parts.js';
import type { TrafficSender, Resolution } from './resolutions.js';
import type { ZoneIndex } from './zone-index.js';
import { Optional } from '../../base/optional-field.js';

registerEnumType(DependentKind, {
  name: 'ServerDependentKind',
  description: 'What depends on a server',
  valuesConfig: {
    NAME: { description: 'A DNS name that leads to it' },
    LOAD_BALANCER: { description: 'A cloud load balancer that sends it traffic' },
    POOL: { description: 'An edge pool that has it as an origin' },
    TUNNEL: { description: 'A tunnel whose connections come from it' },
    VOLUME: { description: 'A volume attached to it' },
    FLOATING_IP: { description: 'A floating IP assigned to it' },
    PRIMARY_IP: { description: 'A primary IP assigned to it' },
    FIREWALL: { description: 'A cloud firewall applied to it' },
    BACKUP: { description: 'A backup of it' },
    SNAPSHOT: { description: 'A snapshot created from it' },
    FAILOVER: { description: 'A failover IP that belongs to it' },
    IP: { description: 'A single IP address of a dedicated server' },
    SUBNET: { description: 'A subnet of a dedicated server' },
    STORAGE_BOX: { description: 'A storage box of the dedicated API that is linked to it' },
  },
});

@ObjectType('ServerDependent', {
  description: 'Something that depends on a server, and the effect of deleting the server',
})
class Dependent {
  @Field(() => DependentKind, { description: 'The kind of dependent' })
  kind!: DependentKind;

  @Optional(
    () => HostingResource,
    'The resource; for a name, its first record or the edge load balancer that serves it',
  )
  resource!: object | null;

  @Field({ description: 'The effect of deleting the server, in words' })
  effect!: string;

  @ReadAt()
  readAt!: Date | null;
}

const dependent = (kind: DependentKind, resource: object | null, effect: string, readAt: Date | null) =>
  Object.assign(new Dependent(), { kind, resource, effect, readAt });

/** Volumes, addresses and the like, from the lists of its own account. */
async function partsOf(
  { names: { inventory } }: Situation,
  server: AnyServer,
  { context, info }: { context: HostingContext; info: GraphQLResolveInfo },
): Promise<{ readonly items: readonly ServerListItem[]; readonly readings: readonly InventoryReading[] }> {
  const client = originOf(server)?.client;
  const id = numberOf(server);
  if (!client || id === null || id === undefined) return { items: [], readings: [] };
  const parts = server instanceof CloudServer ? cloudParts : dedicatedParts;
  const found = await Promise.all(
    parts.map(async (part) => {
      const reading = await inventory.wires(client, part.row, part.sent && { sent: part.sent });
      reportMissing(context, info, [problemWith(reading)]);
      const places = part.placesIn(receivedOf(reading.wires)).get(String(id)) ?? [];
      return { reading, items: places.flatMap((place) => partAt(place, part, reading, info.schema)) };
    }),
  );
  return { items: found.flatMap(({ items }) => items), readings: found.map(({ reading }) => reading) };
}

function partAt(
  place: number,
  { row, kindOf, effectOn }: ServerPart,
  reading: InventoryReading,
  schema: GraphQLSchema,
): ServerListItem[] {
  const { client, values, wires } = reading;
  const wire = wires[place];
  if (!isObject(wire)) return [];
  const make = () => {
    const object = itemToGraph(wire, payloadType(schema, row), { client, values });
    const resource = typeof object === 'object' && !(object instanceof Error) ? object : null;
    return dependent(kindOf(wire), resource, effectOn(wire), oldestOf([reading]));
  };
  return [{ key: `${kindOf(wire)} ${String(idOf(row, wire))}`, make }];
}

const effectOf: Readonly<Record<TrafficSender['route'], (count: number) => string>> = {
  LOAD_BALANCER: (count) => (count > 0 ? others(count, 'target') : 'It has no target any more'),
  POOL: (count) => (count > 0 ? others(count, 'origin') : 'It has no origin any more'),
  TUNNEL: () => 'The connections that come from the server end',
};

function sendersOf(situation: Situation): ServerListItem[] {
  return situation.senders.map(({ route, place, others }) => {
    const { [place.of]: known } = situation;
    const wire = known.wireAt(place);
    return {
      key: `${route} ${String(isObject(wire) ? wire['id'] : null)}`,
      make: () =>
        dependent(DependentKind[route], objectAt(place, situation), effectOf[route](others), readAtOf(situation)),
    };
  });
}

/** How many addresses the name that it ends at has besides. */
function besideOf({ records }: Resolution, index: ZoneIndex): number {
  const last = records.at(-1);
  const all = last ? index.recordsOf(last.name) : [];
  return all.filter((record) => ['A', 'AAAA'].includes(record.type) && !records.includes(record)).length;
}

function nameOf(way: Resolution, situation: Situation): Dependent {
  const { index } = situation.zones;
  const [record] = way.records;
  const place = record ?? index.balancerOf(way.name);
  const resource = place ? situation.zones.objectAt(place) : null;
  const besides = besideOf(way, index);
  const effect =
    way.via !== null
      ? `${way.name} leads there by what stands between, as long as that leads anywhere`
      : besides > 0
        ? `${way.name} has ${besides} other ${besides === 1 ? 'address' : 'addresses'} left`
        : `${way.name} leads to nothing any more`;
  return dependent(DependentKind.NAME, resource, effect, readAtOf(situation));
}

export const ServerDependents = joinServers(
  'dependents',
  Dependent,
  `What deleting it would break: related resources of its account, then what sends it traffic, then the names that lead to it. Firewalls and vSwitches of dedicated servers are not included, as each takes a call. ${cost}`,
  async (situation, server, request) => {
    const { items, readings } = await partsOf(situation, server, request);
    const names = situation.resolutions.map((resolution) => ({
      key: `${DependentKind.NAME} ${resolution.name} ${resolution.route}`,
      make: () => nameOf(resolution, situation),
    }));
    return { items: [...items, ...sendersOf(situation), ...names], readings };
  },
);
