/** Seeds storage boxes and their contents. */
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { noPlan, snapshotAt, within } from '../storage-boxes.js';

/** Name, product, GB of space, location, linked server, GB in use, snapshots, sub-accounts. */
const boxes = [
  ['web backups', 'BX21', 5120, 'FSN1', 'web-1', 1630, 7, 2],
  ['db backups', 'BX31', 10_240, 'FSN1', 'db-1', 4210, 7, 1],
  ['mail', 'BX11', 1024, 'NBG1', 'mail', 412, 3, 0],
  ['media', 'BX41', 20_480, 'HEL1', null, 12_480, 0, 4],
  ['team share', 'BX11', 1024, 'HEL1', null, 640, 2, 6],
  ['archive', 'BX21', 5120, 'FSN1', null, 3350, 0, 0],
] as const;

const firstNight = Date.UTC(2025, 5, 1, 3, 30);
const aDay = 86_400_000;

export function seedBoxes(world: SandboxWorld): void {
  for (const [name, product, quota, location, owner, used, snapshots, subaccounts] of boxes) {
    const [server] = owner === null ? [] : world.where('/server', { server_name: owner });
    const login = `u${world.random.int(100_000, 499_999)}`;
    const ofSnapshots = snapshots * 12;
    const box = world.put('/storagebox', {
      id: world.nextId(),
      login,
      name,
      product,
      cancelled: name === 'archive',
      locked: false,
      location,
      linked_server: server?.id ?? null,
      disk_quota: quota * 1024,
      disk_usage: (used + ofSnapshots) * 1024,
      disk_usage_data: used * 1024,
      disk_usage_snapshots: ofSnapshots * 1024,
      webdav: name === 'media',
      samba: name === 'team share',
      ssh: true,
      external_reachability: true,
      zfs: false,
      server: `${login}.your-storagebox.de`,
      host_system: `${location}-BX${world.random.int(100, 399)}`,
      plan: name.endsWith('backups') ? { ...noPlan, status: 'enabled', minute: 30, hour: 3, max_snapshots: 7 } : noPlan,
    });
    for (let n = 0; n < snapshots; n += 1) {
      world.put(within(box, 'snapshot'), {
        ...snapshotAt(firstNight + n * aDay),
        size: 12 * 1024,
        filesystem_size: used * 1024,
        automatic: name.endsWith('backups'),
        comment: n === 0 ? 'before the move' : '',
      });
    }
    for (let n = 1; n <= subaccounts; n += 1) {
      const username = `${login}-sub${world.serial(within(box, 'subaccount'))}`;
      world.put(within(box, 'subaccount'), {
        id: username,
        accountid: login,
        server: `${username}.your-storagebox.de`,
        homedirectory: `home/user${n}`,
        samba: false,
        ssh: true,
        external_reachability: n > 1,
        webdav: false,
        readonly: n % 3 === 0,
        createtime: `2025-02-0${n} 09:15:00`,
        comment: n === 1 ? null : `user ${n}`,
      });
    }
  }
}
