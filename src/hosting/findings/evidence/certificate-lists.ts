/** The certificates of accounts, of the cloud and of zones of the edge, and when each ends. */
import { certificates } from '../../../apis/cloud/load-balancers/certificates.js';
import { certificatePacks } from '../../../apis/edge/certificates/certificate-packs.js';
import { customCertificates } from '../../../apis/edge/certificates/custom-certificates.js';
import { zones } from '../../../apis/edge/zones/zones.js';
import { isId, isObject, textAt } from '../../../base/unknown.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { paramsOf } from '../../../rest/rows/path.js';
import type { Client } from '../../../rest/transport/client.js';
import { idOf } from '../../../rest/transport/pages.js';
import type { Inventory, ListName } from '../../inventory/inventory.js';
import type { InventoryReading, Listing } from '../../inventory/listing.js';

export interface CertificateLists {
  readonly listings: readonly Listing<object>[];
  /** Lists of zones. */
  readonly unread: readonly InventoryReading[];
  /** The names of zones by their ids. */
  readonly zoneNames: ReadonlyMap<string, string>;
}

export async function certificateLists(
  inventory: Inventory,
  isWanted: (client: Client) => boolean,
): Promise<CertificateLists> {
  const [ofCloud, ofZones] = await Promise.all([
    inventory.of(certificates.rows.certificates, isWanted),
    inventory.of(zones.rows.zones, isWanted),
  ]);
  const [packs, custom] = await Promise.all([
    inventory.lists(certificatePacks.rows.certificatePacks, below(ofZones, certificatePacks.rows.certificatePacks)),
    inventory.lists(
      customCertificates.rows.customCertificates,
      below(ofZones, customCertificates.rows.customCertificates),
    ),
  ]);
  return { listings: [...ofCloud, ...packs, ...custom], unread: ofZones, zoneNames: namesOf(ofZones) };
}

function namesOf(lists: readonly InventoryReading[]): ReadonlyMap<string, string> {
  const named = lists.flatMap(({ row, wires }) =>
    wires.map((wire) => [String(idOf(row, wire)), textAt(wire, 'name')] as const),
  );
  return new Map(named.flatMap(([id, name]) => (name === null ? [] : [[id, name] as const])));
}

function below(lists: readonly InventoryReading[], row: BoundRow): readonly ListName[] {
  const [param = 'id'] = paramsOf(row.path);
  return lists.flatMap(({ client, row: zoneRow, wires }) =>
    wires.flatMap((wire) => {
      const id = idOf(zoneRow, wire);
      return isId(id) ? [{ account: client.upstream.account, values: { [param]: String(id) } }] : [];
    }),
  );
}

/** Null where it never ends or is not served. */
export function endOfCertificate(object: object): number | null {
  const field = (name: string): unknown => Reflect.get(object, name);
  if (field('status') === 'deleted') return null;
  const parts = field('certificates');
  const ends = Array.isArray(parts)
    ? parts.flatMap((part: unknown) => (isObject(part) && part['status'] === 'active' ? [part['expiresOn']] : []))
    : [field('notValidAfter') ?? field('expiresOn')];
  const times = ends.map((end) => Date.parse(String(end))).filter((time) => !Number.isNaN(time));
  return times.length > 0 ? Math.min(...times) : null;
}
