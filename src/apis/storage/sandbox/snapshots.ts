/** Snapshots of boxes, manual and automatic ones. */
import { numberAt } from '../../../base/unknown.js';
import type { ActionCall, Effect, SandboxResource } from '../../../sandbox/world/resource.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import { timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { checkLimit, checkText, creation, readyBox, refsOf, within } from './within-box.js';

const type = 'storage_box_snapshot';

export const snapshots: SandboxResource = {
  unique: null,
  actsOn: (snapshot) => refsOf(snapshot, type),
  check(body) {
    const allowed = /^[A-Za-z0-9\-_,:<>+#!()[\]{} ]{0,1000}$/;
    checkText(body, 'description', allowed, 'Must be at most 1000 of a-z A-Z 0-9 - _ , : < > + # ! ( ) [ ] { } blank.');
  },
  make(body, world, _id, collection) {
    const box = readyBox(collection, world);
    const manual = world.where(collection, { is_automatic: false });
    checkLimit(box, 'snapshot_limit', manual.length, world);
    let at = world.now();
    while (world.where(collection, { name: snapshotName(at) }).length > 0) at += 1000;
    return {
      name: snapshotName(at),
      description: body['description'] ?? '',
      stats: { size: 0, size_filesystem: numberAt(box['stats'], 'size_data') ?? 0 },
      is_automatic: false,
      labels: body['labels'] ?? {},
      created: timestamp(at),
      storage_box: box.id,
    };
  },
  created: (snapshot, _body, world) => creation('create_snapshot', snapshot, type, world),
  goesWhile: null,
  gone: ({ storage_box: box }, world) => measure(box, world),
};

/** The snapshot goes by its name or its id; newer ones are gone afterwards. */
export const rollback: Effect = {
  check: (call) => void target(call),
  then(call) {
    const { item, world } = call;
    const snapshot = target(call);
    for (const other of world.all(within(item.id, 'snapshots')))
      if (String(other['created']) > String(snapshot['created'])) world.remove(within(item.id, 'snapshots'), other);
    measure(item.id, world, numberAt(snapshot['stats'], 'size_filesystem') ?? 0);
  },
};

/** `2026-01-21T12-40-38` */
export function snapshotName(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replaceAll(':', '-');
}

function target({ item, body, world }: ActionCall): SandboxItem {
  const collection = within(item.id, 'snapshots');
  const [named] = world.where(collection, { name: body['snapshot'] });
  return named ?? world.must(collection, body['snapshot']);
}

/** Updates the stats of a box after its snapshots, or its files, have changed. */
function measure(id: unknown, world: SandboxWorld, files?: number): void {
  const box = world.get('/storage_boxes', id);
  if (!box) return;
  const size_data = files ?? numberAt(box['stats'], 'size_data') ?? 0;
  const sizes = world.all(within(box.id, 'snapshots')).map(({ stats }) => numberAt(stats, 'size') ?? 0);
  const size_snapshots = sizes.reduce((sum, size) => sum + size, 0);
  world.change('/storage_boxes', box.id, { stats: { size: size_data + size_snapshots, size_data, size_snapshots } });
}
