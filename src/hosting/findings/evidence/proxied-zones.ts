/** Zones whose visitors the edge serves: the settings of other zones have no effect. */
import type { Zone } from '../../../apis/edge/zones/zone.js';
import { isObject } from '../../../base/unknown.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import type { InventoryReading } from '../../inventory/listing.js';
import { problemWith } from '../../names/names.js';
import { edgeZones } from '../../names/zone-sources.js';
import type { Look } from '../look.js';

export const callsOfProxied = 'One call per zone, and one per page of the records of all zones';

export class ProxiedZones {
  readonly #look: Look;
  /** The DNS records of the judged account, by id of the zone. */
  readonly #recordsOf: ReadonlyMap<string, InventoryReading>;

  private constructor(look: Look, readings: readonly InventoryReading[]) {
    this.#look = look;
    const { account } = look.client.upstream;
    const own = readings.filter(({ row, client }) => row === edgeZones.records && client.upstream.account === account);
    this.#recordsOf = new Map(own.map((reading) => [reading.values['zoneId'] ?? '', reading]));
  }

  static async of(look: Look): Promise<ProxiedZones> {
    return new ProxiedZones(look, await look.records());
  }

  /** The number of proxied records; null if unknown, which is then noted as lacking. */
  proxiedIn(zone: Sent<Zone>): number | null {
    // The names of the others lead past the edge.
    if (zone.status !== 'active' || zone.paused === true) return 0;
    const records = this.#recordsOf.get(String(zone.id));
    const lack = records ? lackOf(records) : `The DNS records of the zone ${zone.name ?? zone.id} were not read`;
    if (lack !== null) this.#look.lacks.add(lack);
    return records && lack === null ? records.wires.filter(isProxied).length : null;
  }
}

/** Why the number of proxied records is unknown. One readable record is enough for a setting to matter. */
function lackOf(records: InventoryReading): string | null {
  const problem = problemWith(records);
  if (problem) return problem.message;
  const all = records.wires.map(isProxied);
  if (all.includes(true) || !all.includes(null)) return null;
  const { api, name } = records.client.upstream.account;
  const of = `${api.toLowerCase()} ${name}, ${records.row.name} of ${records.values['zoneId'] ?? ''}`;
  return `${of}: expected records that are proxied or not`;
}

/** Null if unknown. */
function isProxied(wire: unknown): boolean | null {
  const proxied: unknown = isObject(wire) ? wire['proxied'] : null;
  return typeof proxied === 'boolean' ? proxied : proxied === undefined ? false : null;
}
