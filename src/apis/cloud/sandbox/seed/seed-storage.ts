/** Seeds 60 volumes, two of three attached, and the snapshots and backups of servers. */
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { addImage } from '../servers/images.js';
import { pastDate, seeded } from '../../../../sandbox/common/seeding.js';

const count = 60;
const kinds = ['data', 'logs', 'media', 'pgdata', 'cache', 'archive'] as const;

export function seedStorage(world: SandboxWorld): void {
  const servers = world.all('/servers');
  const locations = world.all('/locations');
  for (let n = 1; n <= count; n += 1) {
    const kind = kinds[n % kinds.length];
    const isAttached = n % 3 !== 0;
    const place = isAttached
      ? { server: servers[world.random.int(0, servers.length - 1)]?.id }
      : { location: locations[world.random.int(0, locations.length - 1)]?.id };
    const body = {
      ...place,
      name: `${kind}-${n}`,
      size: 10 * world.random.int(1, 50),
      format: [null, 'ext4', 'xfs'][n % 3],
      labels: { kind, ...(n % 4 === 0 && { env: 'production' }) },
    };
    seeded(world, '/volumes', body, { ...(kind === 'pgdata' && { protection: { delete: true } }) });
  }
  for (const server of servers) {
    const image = world.get('/images', server['image']);
    const common = {
      image_size: world.random.int(20, 400) / 10,
      disk_size: server['primary_disk_size'],
      created_from: { id: server.id, name: server['name'] },
      os_flavor: image?.['os_flavor'],
      os_version: image?.['os_version'],
      architecture: image?.['architecture'],
    };
    if (server['backup_window'] !== null) {
      for (const n of [1, 2]) {
        const description = `Backup ${n} of ${String(server['name'])}`;
        addImage(world, { ...common, type: 'backup', description, bound_to: server.id, created: pastDate(world) });
      }
    }
    if (String(server['name']).endsWith('-1')) {
      const description = `${String(server['name'])} before the upgrade`;
      addImage(world, { ...common, type: 'snapshot', description, created: pastDate(world), labels: { keep: 'true' } });
    }
  }
}
