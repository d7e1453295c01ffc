/** Zones for whose visitors the edge answers: what their settings say has no effect on any other. */
import type { Zone } from '../../../apis/edge/zones/zone.js';
import { isObject } from '../../../base/unknown.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { itemOf } from '../../inventory/item.js';
import type { InventoryReading } from '../../inventory/listing.js';
import { problemWith } from '../../names/names.js';
import { zonesOf } from '../../names/zones-read.js';
import type { Look } from '../look.js';

export const callsOfProxied = 'One call per zone, and one per page of the records of all zones';

export class ProxiedZones {
  readonly #look: Look;
  /** By zone as it came; undefined of one whose records were not to be read. */
  readonly #recordsOf: ReadonlyMap<unknown, InventoryReading | undefined>;

  private constructor(look: Look, readings: readonly InventoryReading[]) {
    this.#look = look;
    this.#recordsOf = new Map(
      zonesOf(readings).map((zone) => [zone.wire, zone.place === null ? undefined : readings[zone.place]]),
    );
  }

  static async of(look: Look): Promise<ProxiedZones> {
    return new ProxiedZones(look, await look.records());
  }

  /** How many of its records are proxied. Where none could be read, the rule lacks them. */
  proxiedIn(zone: Sent<Zone>): number {
    // The names of the others lead past the edge.
    if (zone.status !== 'active' || zone.paused === true) return 0;
    const records = this.#recordsOf.get(itemOf(zone)?.wire);
    const proxied = records?.wires.filter((wire) => isObject(wire) && wire['proxied'] === true).length ?? 0;
    const problem = proxied === 0 && records ? problemWith(records) : null;
    if (problem) this.#look.lacks.add(problem.message);
    return proxied;
  }
}
