/** The storage boxes that the sandbox starts with, and their types. */
import { locations, seedLocations } from '../../../sandbox/common/locations.js';
import { price, priceOf } from '../../../sandbox/common/prices.js';
import { seeded } from '../../../sandbox/common/seeding.js';
import { timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { reachedBy, statsOf } from './boxes.js';
import { seedWithin } from './seed-within.js';

/** Id, name, TB, manual and automatic snapshots, subaccounts, monthly price in ten-thousandths of a euro. */
const types = [
  [1333, 'bx11', 1, 10, 10, 100, 3_2000],
  [1334, 'bx21', 5, 20, 20, 100, 10_9000],
  [1335, 'bx31', 10, 30, 30, 100, 20_8000],
  [1336, 'bx41', 20, 40, 40, 100, 40_6000],
] as const;

const terabyte = 1024 ** 4;
const where = locations.filter(([, , , , , , , zone]) => zone === 'eu-central');

/** Name, type, location, GB of data and of snapshots. */
const boxes = [
  ['backups-db', 'bx31', 'fsn1', 4210, 380],
  ['backups-web', 'bx21', 'fsn1', 1630, 120],
  ['backups-mail', 'bx11', 'hel1', 412, 60],
  ['media', 'bx41', 'hel1', 12_480, 0],
  ['photos', 'bx21', 'nbg1', 2915, 210],
  ['releases', 'bx11', 'fsn1', 88, 0],
  ['logs-2024', 'bx21', 'hel1', 3350, 0],
  ['logs-2025', 'bx31', 'hel1', 5120, 0],
  ['handover', 'bx11', 'nbg1', 17, 2],
  ['team-share', 'bx11', 'fsn1', 640, 95],
  ['mirror', 'bx41', 'fsn1', 17_900, 0],
  ['new-box', 'bx11', 'hel1', 0, 0],
] as const;

const statuses: Readonly<Record<string, string>> = { mirror: 'locked', 'new-box': 'initializing' };

export function seed(world: SandboxWorld): void {
  seedLocations(world);
  for (const [id, name, size, snapshot_limit, automatic_snapshot_limit, subaccounts_limit, monthly] of types) {
    const prices = where.map(([, location]) => ({ location, ...priceOf(monthly), setup_fee: price(0) }));
    const limits = { snapshot_limit, automatic_snapshot_limit, subaccounts_limit };
    const description = name.toUpperCase();
    world.put('/storage_box_types', {
      id,
      name,
      description,
      ...limits,
      size: size * terabyte,
      prices,
      deprecation: null,
    });
  }
  for (const [name, storage_box_type, location, data, snapshots] of boxes) {
    const isBackup = name.startsWith('backups');
    const body = {
      name,
      storage_box_type,
      location,
      labels: isBackup ? { purpose: 'backup' } : {},
      access_settings: { ssh_enabled: true, reachable_externally: isBackup, samba_enabled: name === 'team-share' },
    };
    const plan = { max_snapshots: 7, minute: 30, hour: 3, day_of_week: null, day_of_month: null };
    const box = seeded(world, '/storage_boxes', body, {
      status: statuses[name] ?? 'active',
      stats: statsOf(data, snapshots),
      snapshot_plan: isBackup ? plan : null,
      protection: { delete: isBackup },
    });
    if (name !== 'new-box') world.change('/storage_boxes', box.id, reachedBy(box, world));
    const started = Date.parse(String(box['created']));
    world.put('/storage_boxes/actions', {
      id: world.nextId(),
      command: 'create',
      status: 'success',
      progress: 100,
      error: null,
      started: timestamp(started),
      finished: timestamp(started + world.random.int(10, 90) * 1000),
      resources: [world.ref('/storage_boxes', box)],
    });
  }
  seedWithin(world);
}
