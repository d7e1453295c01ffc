/** Storage boxes: how they are created, and their actions. */
import { numberAt } from '../../../base/unknown.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, objectAt, pick, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { checkPassword } from './password.js';
import { rollback } from './snapshots.js';
import { within } from './within-box.js';

const gigabyte = 1024 ** 3;

export const boxes: SandboxResource = {
  embeds: { storage_box_type: '/storage_box_types', location: '/locations' },
  make: (body, world) => ({
    name: body['name'],
    storage_box_type: body['storage_box_type'],
    location: body['location'],
    access_settings: {
      reachable_externally: false,
      samba_enabled: false,
      ssh_enabled: false,
      webdav_enabled: false,
      zfs_enabled: false,
      ...objectAt(body, 'access_settings'),
    },
    snapshot_plan: null,
    protection: { delete: false },
    labels: body['labels'] ?? {},
    status: 'active',
    username: null,
    server: null,
    system: null,
    stats: statsOf(0, 0),
    created: timestamp(world.now()),
  }),
  created(box, _body, world) {
    const on = world.ref('/storage_boxes', box);
    const then = () => world.change('/storage_boxes', box.id, reachedBy(box, world));
    return { action: world.showAction(world.actions.begin({ command: 'create', on, during: 'initializing', then })) };
  },
  check: ({ password }) => checkPassword(password),
  goesWhile: 'locked',
  gone({ id }, world) {
    for (const of of [within(id, 'subaccounts'), within(id, 'snapshots'), within(id, 'folders')])
      for (const item of world.all(of)) world.remove(of, item);
  },
  actions: {
    change_protection: { atOnce: true, then: ({ body }) => ({ protection: { delete: body['delete'] === true } }) },
    change_type: {
      check({ item, body, world }) {
        const size = numberAt(world.get('/storage_box_types', body['storage_box_type']), 'size') ?? 0;
        if (size < (numberAt(item['stats'], 'size') ?? 0)) {
          throw Refusal.invalidField('storage_box_type', 'The type is too small for what is in the box.');
        }
      },
      then: ({ body }) => pick(body, 'storage_box_type'),
    },
    update_access_settings: {
      then: ({ item, body }) => ({ access_settings: { ...objectAt(item, 'access_settings'), ...body } }),
    },
    reset_password: { check: ({ body }) => checkPassword(body['password']) },
    rollback_snapshot: rollback,
    enable_snapshot_plan: {
      check({ item, body, world }) {
        const type = world.get('/storage_box_types', item['storage_box_type']);
        const most = numberAt(type, 'automatic_snapshot_limit') ?? 0;
        if ((numberAt(body, 'max_snapshots') ?? 0) > most) {
          throw Refusal.invalidField('max_snapshots', `At most ${most} with this type.`);
        }
      },
      then: ({ body }) => ({ snapshot_plan: { day_of_week: null, day_of_month: null, ...body } }),
    },
    disable_snapshot_plan: { then: () => ({ snapshot_plan: null }) },
  },
};

/** The address of a box, once it has been set up. */
export function reachedBy({ location }: Fields, world: SandboxWorld): Fields {
  const username = `u${world.random.int(100_000, 499_999)}`;
  const place = String(world.get('/locations', location)?.['name']).toUpperCase();
  const system = `${place}-BX${world.random.int(100, 399)}`;
  return { username, server: `${username}.your-storagebox.de`, system };
}

/** The `stats` for gigabytes of data and of snapshots. */
export function statsOf(data: number, snapshots: number): Fields {
  const [size_data, size_snapshots] = [data * gigabyte, snapshots * gigabyte];
  return { size: size_data + size_snapshots, size_data, size_snapshots };
}
