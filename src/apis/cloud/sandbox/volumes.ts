/** Volumes attach to one server. */
import { numberAt } from '../../../base/unknown.js';
import { changeProtection } from './protection.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { timestamp } from '../../../sandbox/world/values.js';
import { impossible, requireOneOf } from './rules.js';

export const volumes: SandboxResource = {
  embeds: { location: '/locations' },
  make(body, world, id) {
    requireOneOf(body, 'location', 'server');
    const server = world.get('/servers', body['server']);
    return {
      created: timestamp(world.now()),
      name: body['name'],
      server: server?.id ?? null,
      location: server?.['location'] ?? body['location'],
      size: body['size'],
      linux_device: `/dev/disk/by-id/scsi-0HC_Volume_${id}`,
      protection: { delete: false },
      labels: body['labels'] ?? {},
      status: 'available',
      format: body['format'] ?? null,
    };
  },
  created(volume, { server }, world) {
    const on = world.ref('/volumes', volume);
    const action = world.actions.begin({ command: 'create_volume', on, during: 'creating' });
    const about = world.all('/servers').filter(({ id }) => id === server);
    const attaching = about.map((server) =>
      world.actions.begin({ command: 'attach_volume', on, about: [world.ref('/servers', server)], after: action }),
    );
    return { action: world.showAction(action), next_actions: attaching.map((action) => world.showAction(action)) };
  },
  mayGo({ server }) {
    if (server !== null) throw impossible('the volume is attached to a server', 'resource_in_use');
  },
  actions: {
    change_protection: changeProtection,
    attach: {
      command: 'attach_volume',
      about: ['server'],
      check({ item, body, world }) {
        if (item['server'] !== null)
          throw impossible('the volume is already attached to a server', 'volume_already_attached');
        if (world.get('/servers', body['server'])?.['location'] !== item['location']) {
          throw Refusal.invalidField('server', 'The server is in another location than the volume.');
        }
      },
      then: ({ body }) => ({ server: body['server'] }),
    },
    detach: {
      command: 'detach_volume',
      check({ item }) {
        if (item['server'] === null) throw impossible('the volume is not attached to a server');
      },
      then: () => ({ server: null }),
    },
    resize: {
      command: 'resize_volume',
      check({ item, body }) {
        if ((numberAt(body, 'size') ?? 0) <= (numberAt(item, 'size') ?? 0)) {
          throw Refusal.invalidField('size', 'A volume can only grow.');
        }
      },
      then: ({ body }) => ({ size: body['size'] }),
    },
  },
};
