/** Creates an image of a server: a snapshot, which is billed by its size, or a backup. */
import { numberAt } from '../../../../base/unknown.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import { type Fields, timestamp } from '../../../../sandbox/world/values.js';
import { impossible } from '../rules.js';

/** The fraction of a disk that an image of it takes up. */
const usedShare = 0.1;

export function createImage({ values, body, world }: SpecialCall): Fields {
  const server = world.must('/servers', values['id']);
  const on = world.ref('/servers', server);
  if (world.actions.isLocked(on)) throw new Refusal('locked', 'server is locked: an action runs on it');
  const isBackup = body['type'] === 'backup';
  if (isBackup && server['backup_window'] === null) throw impossible('backups are not enabled for the server');
  const source = world.get('/images', server['image']);
  const disk = numberAt(server, 'primary_disk_size') ?? 0;
  const image = world.put('/images', {
    id: world.nextId(),
    type: isBackup ? 'backup' : 'snapshot',
    status: 'creating',
    name: null,
    description: body['description'] ?? `${isBackup ? 'backup' : 'snapshot'} ${timestamp(world.now())}`,
    image_size: null,
    disk_size: disk,
    created: timestamp(world.now()),
    created_from: { id: server.id, name: server['name'] },
    bound_to: isBackup ? server.id : null,
    os_flavor: source?.['os_flavor'] ?? 'unknown',
    os_version: source?.['os_version'] ?? null,
    rapid_deploy: false,
    protection: { delete: false },
    deprecated: null,
    deleted: null,
    labels: body['labels'] ?? {},
    architecture: world.get('/server_types', server['server_type'])?.['architecture'],
  });
  const action = world.actions.begin({
    command: 'create_image',
    on,
    about: [world.ref('/images', image)],
    then: () => world.change('/images', image.id, { status: 'available', image_size: disk * usedShare }),
  });
  return { image: world.show('/images', world.must('/images', image.id)), action: world.showAction(action) };
}
