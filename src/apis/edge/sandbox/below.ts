/** Objects of a zone or an account: where they are stored, and how they are created. */
import type { SandboxItem } from '../../../sandbox/world/item.js';
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import { type Fields, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';

/** The zone with many records, and with everything else that a zone may have. */
export function firstZone(world: SandboxWorld): SandboxItem {
  const [zone] = world.all('/zones');
  if (!zone) throw new Error('The edge is seeded without a zone');
  return zone;
}

/** Seeds an object, created some time ago. */
export function seeded(world: SandboxWorld, collection: string, body: Fields, fields: Fields = {}): SandboxItem {
  const item = world.create(collection, body);
  const created = timestamp(Date.parse('2025-03-04T09:00:00Z') + world.random.int(0, 90) * 86_400_000);
  const times = ['created_on', 'modified_on', 'created_at', 'uploaded_on'].filter((name) => name in item);
  return world.put(collection, {
    ...item,
    ...Object.fromEntries(times.map((name) => [name, created])),
    ...fields,
  });
}

/** Handles a creation that needs the zone as well. */
export function createdIn(kind: string) {
  return ({ world, values, body }: SpecialCall): Fields => {
    const { id, name } = world.must('/zones', values['zoneId']);
    const collection = `/zones/${id}/${kind}`;
    return { created: world.show(collection, world.create(collection, { ...body, zone_id: id, zone_name: name })) };
  };
}
