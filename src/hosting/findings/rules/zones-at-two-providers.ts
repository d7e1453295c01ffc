/** Zones that the edge and the cloud both have. */
import { dnsZones } from '../../../apis/cloud/dns/zones.js';
import { groupedBy } from '../../../apis/dns/changes/plan.js';
import { isObject, textAt } from '../../../base/unknown.js';
import type { InventoryReading } from '../../inventory/listing.js';
import { problemWith } from '../../names/names.js';
import { edgeZones } from '../../names/zone-sources.js';
import { type ZoneRead, recordsOf, sameText, zonesOf } from '../../names/zones-read.js';
import { type Rule, rule } from '../rule.js';
import { Severity } from '../severity.js';

/** Records of each side that a finding names. */
const mostShown = 10;

export const rules: readonly Rule[] = [
  rule({
    kind: 'DNS_ZONE_DIFFERS',
    severity: Severity.MEDIUM,
    about:
      'A zone that the edge and the cloud both have, with different records: what its names stand for depends on who is asked. Its own NS and SOA records and times to live are not compared',
    calls: 'One call per page of the records of each zone of the edge and of the cloud',
    of: dnsZones.rows.dnsZones,
    prepare: async (look) => {
      const readings = await look.records();
      const zones = zonesOf(readings);
      const { account } = look.client.upstream;
      const own = zones.filter(
        ({ source, listed }) => source !== edgeZones && listed.client.upstream.account === account,
      );
      const atEdge = zones.filter(({ source, wire }) => source === edgeZones && isComplete(wire));
      return {
        readings,
        ownById: new Map(own.map((zone) => [isObject(zone.wire) ? String(zone.wire['id']) : '', zone])),
        edgeByName: groupedBy(atEdge, ({ name }) => name),
        // Any zone may also be in a list of the edge that could not be read.
        unlisted: readings.find(({ row, isComplete }) => row === edgeZones.zones && !isComplete),
      };
    },
    judge(zone, { readings, ownById, edgeByName, unlisted }, look) {
      const own = ownById.get(String(zone.id));
      if (!own || own.place === null) return null;
      const twins = edgeByName.get(own.name) ?? [];
      if (unlisted) look.lacks.add(problemWith(unlisted)?.message ?? '');
      return twins.flatMap((twin) => {
        const lists = [own, twin].map(({ place }) => (place === null ? undefined : readings[place]));
        const unread = lists.find((list) => list && !list.isComplete);
        if (unread) look.lacks.add(problemWith(unread)?.message ?? '');
        const [inCloud, atEdge] = lists;
        if (!inCloud || !atEdge || unread) return [];
        const [ours, theirs] = [contentOf(own, inCloud), contentOf(twin, atEdge)];
        const onlyInCloud = without(ours, theirs);
        const onlyAtEdge = without(theirs, ours);
        if (onlyInCloud.length + onlyAtEdge.length === 0) return [];
        return {
          message: `The zone ${own.name} has other records at the edge (account ${accountOf(twin)}) than in the cloud (account ${accountOf(own)})`,
          evidence: {
            name: own.name,
            cloud: {
              account: accountOf(own),
              id: zone.id,
              delegationStatus: zone.authoritativeNameservers?.delegationStatus,
            },
            edge: { account: accountOf(twin), id: textAt(twin.wire, 'id'), status: textAt(twin.wire, 'status') },
            onlyInCloud: onlyInCloud.slice(0, mostShown),
            onlyInCloudCount: onlyInCloud.length,
            onlyAtEdge: onlyAtEdge.slice(0, mostShown),
            onlyAtEdgeCount: onlyAtEdge.length,
          },
        };
      });
    },
  }),
];

const accountOf = ({ listed }: ZoneRead) => listed.client.upstream.account.name;

/** False if the zone has other records on purpose: another provider hosts it, or only private networks see it. */
function isComplete(wire: unknown): boolean {
  const type = textAt(wire, 'type');
  return type !== 'partial' && type !== 'internal';
}

/** The shown form of a zone's records, by value. */
function contentOf(zone: ZoneRead, reading: InventoryReading): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { item, part, name, type, content } of recordsOf(zone, reading)) {
    if (type === 'SOA' || (type === 'NS' && name === zone.name)) continue;
    found.set(`${name} ${type} ${sameText(zone, reading.wires[item], part)}`, `${name} ${type} ${content}`);
  }
  return found;
}

function without(some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): string[] {
  return [...some].flatMap(([key, shown]) => (others.has(key) ? [] : [shown]));
}
