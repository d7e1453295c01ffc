/** Records of the cloud say their names and values below their zone, which is known of the list that they were read from. */
import { type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from 'graphql';
import { FieldResolver, Int, Resolver } from 'type-graphql';
import { DnsRecord, RecordSet } from '../../apis/cloud/dns/record-set.js';
import { DnsZone } from '../../apis/cloud/dns/zone.js';
import { contentIn, fullName } from '../../apis/dns/zone-file/value-in.js';
import { type Resolve, define } from '../../base/type-graphql/define.js';
import { isId, isObject, numberAt, textAt } from '../../base/unknown.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { reshaped } from '../../rest/mapping/mapping.js';
import { itemToGraph, originOf } from '../../rest/mapping/to-graph.js';
import { payloadType } from '../../rest/schema/fields-of-rows.js';
import type { RestContext } from '../../rest/transport/context.js';
import { Inventory } from '../inventory/inventory.js';
import type { InventoryReading } from '../inventory/listing.js';
import { hostOf } from './addresses/host.js';
import { cloudZones } from './zone-sources.js';

interface ListedZone {
  readonly listed: InventoryReading;
  readonly wire: unknown;
}

const zones = new WeakMap<object, ListedZone>();

/** Seconds: the accepted age of the list of zones if no join has read it. */
const usualAge = 60;

/** One of the records of a set of the wire. */
export function recordOf(schema: GraphQLSchema, reading: InventoryReading, item: number, part: number): object | null {
  const type = schema.getType('CloudDnsRecord');
  const set: unknown = reshaped(RecordSet, reading.wires[item]);
  const records: unknown = isObject(set) ? set['records'] : null;
  if (!Array.isArray(records) || !isObjectType(type)) return null;
  const { client, values } = reading;
  const record = itemToGraph(records[part], type, { client, values });
  return isObject(record) && !(record instanceof Error) ? record : null;
}

/** Notes on a record the zone that a join has read. */
export function noteZone(
  record: object,
  { client, values }: InventoryReading,
  readings: readonly InventoryReading[],
): void {
  for (const listed of readings) {
    if (listed.row !== cloudZones.zones || listed.client !== client) continue;
    const wire = zoneAt(listed, values['zoneId']);
    if (wire !== undefined) zones.set(record, { listed, wire });
  }
}

function zoneAt({ wires }: InventoryReading, id: unknown): unknown {
  return wires.find((wire) => isObject(wire) && isId(wire['id']) && String(wire['id']) === String(id));
}

export type RecordContext = { readonly context: RestContext; readonly info: GraphQLResolveInfo };

/** Null if its account does not list it. */
async function zoneOf(record: DnsRecord, request: RecordContext): Promise<ListedZone | null> {
  const known = zones.get(record);
  const origin = originOf(record);
  if (known || !origin) return known ?? null;
  const { ofSet }: Sent<DnsRecord> = record;
  const listed = await Inventory.of(request, usualAge).wires(origin.client, cloudZones.zones);
  if (listed.error) throw listed.error;
  const wire = zoneAt(listed, isObject(ofSet) && isId(ofSet.zone) ? ofSet.zone : origin.values['zoneId']);
  return wire === undefined ? null : { listed, wire };
}

/** Null if unknown. */
export async function contentOf(record: DnsRecord, request: RecordContext): Promise<string | null> {
  const zone = await zoneOf(record, request);
  return zone && contentBy(record, zone);
}

const cost = '. One call for each page of the zones of the account, unless they have been read';

class RecordOfZone {}

function byZone(
  name: string,
  resolve: (record: Sent<DnsRecord>, zone: ListedZone, request: RecordContext) => unknown,
  decorate: MethodDecorator,
): void {
  const found: Resolve<RestContext> = async (root, _args, context, info) => {
    if (!(root instanceof DnsRecord)) return null;
    const zone = await zoneOf(root, { context, info });
    return zone && resolve(root, zone, { context, info });
  };
  define(RecordOfZone, name, found, [decorate]);
}

function contentBy({ type, value }: Sent<DnsRecord>, zone: ListedZone): string | null {
  return type && typeof value === 'string' ? contentIn(nameOf(zone), type, value) : null;
}

const setOf = ({ ofSet }: Sent<DnsRecord>, name: string): unknown =>
  isObject(ofSet) ? Reflect.get(ofSet, name) : null;
const nameOf = ({ wire }: ListedZone) => hostOf(textAt(wire, 'name') ?? '');

byZone(
  'name',
  (record, zone) => {
    const name = setOf(record, 'name');
    return typeof name === 'string' ? hostOf(fullName(nameOf(zone), name)) : null;
  },
  FieldResolver(() => String, { nullable: true, description: `The full name, without a dot at its end${cost}` }),
);
byZone(
  'content',
  contentBy,
  FieldResolver(() => String, {
    nullable: true,
    description: `The value as records of the edge have it: names in it are full and have no dot at their end, and the host of an MX record is without its priority${cost}`,
  }),
);
byZone(
  'ttl',
  (record, { wire }) => {
    const own = setOf(record, 'ttl');
    return typeof own === 'number' ? own : (numberAt(wire, 'ttl') ?? null);
  },
  FieldResolver(() => Int, {
    nullable: true,
    description: `Time to live in seconds: that of its set or, where that has none, of its zone${cost}`,
  }),
);
byZone(
  'zone',
  (_record, { listed: { client, values }, wire }, { info: { schema } }) =>
    itemToGraph(wire, payloadType(schema, cloudZones.zones), { client, values }),
  FieldResolver(() => DnsZone, { nullable: true, description: `The zone that it is in${cost}` }),
);
Resolver(() => DnsRecord)(RecordOfZone);

export { RecordOfZone };
