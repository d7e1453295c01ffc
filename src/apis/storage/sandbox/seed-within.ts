/** Sub-accounts and snapshots of the boxes that the sandbox starts with. */
import { numberAt } from '../../../base/unknown.js';
import { seeded } from '../../../sandbox/common/seeding.js';
import { timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { snapshotName } from './snapshots.js';
import { within } from './within-box.js';

/** Box, name, home directory, reachable externally, readonly. */
const subaccounts = [
  ['backups-web', 'web-1', 'hosts/web-1', false, false],
  ['backups-web', 'web-2', 'hosts/web-2', false, false],
  ['backups-web', 'auditor', 'hosts', true, true],
  ['team-share', 'ada', 'team', false, false],
  ['team-share', 'grace', 'team', false, false],
  ['handover', 'agency', 'handover/agency', true, false],
] as const;

const aDay = 86_400_000;

/** Box, first of them, how many, automatic, description. */
const snapshots = [
  ['backups-db', Date.UTC(2025, 5, 24, 3, 30), 7, true, ''],
  ['backups-web', Date.UTC(2025, 5, 24, 3, 30), 6, true, ''],
  ['backups-mail', Date.UTC(2025, 5, 28, 3, 30), 3, true, ''],
  ['photos', Date.UTC(2024, 2, 3, 10, 15), 2, false, 'before the move'],
  ['handover', Date.UTC(2025, 4, 2, 16, 5), 1, false, 'as agreed'],
  ['team-share', Date.UTC(2025, 1, 9, 9, 0), 2, false, ''],
] as const;

export function seedWithin(world: SandboxWorld): void {
  const boxNamed = (name: string) => world.where('/storage_boxes', { name })[0];
  for (const [owner, name, home_directory, reachable_externally, readonly] of subaccounts) {
    const box = boxNamed(owner);
    if (!box) continue;
    const access_settings = { ssh_enabled: true, reachable_externally, readonly };
    seeded(world, within(box.id, 'subaccounts'), { name, home_directory, access_settings });
  }
  for (const [owner, first, count, is_automatic, description] of snapshots) {
    const box = boxNamed(owner);
    const all = numberAt(box?.['stats'], 'size_snapshots');
    if (!box || all === null) continue;
    const size = Math.floor(all / count);
    for (let nth = 0; nth < count; nth += 1) {
      const at = first + nth * aDay;
      world.put(within(box.id, 'snapshots'), {
        id: world.nextId(),
        name: snapshotName(at),
        description,
        stats: {
          size: nth === 0 ? all - size * (count - 1) : size,
          size_filesystem: numberAt(box['stats'], 'size_data'),
        },
        is_automatic,
        labels: {},
        created: timestamp(at),
        storage_box: box.id,
      });
    }
  }
}
