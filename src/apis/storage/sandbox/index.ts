/** The storage API in the sandbox. */
import { actions } from '../../../sandbox/world/actions.js';
import { namedKeys } from '../../../sandbox/protocol/styles/named-keys.js';
import type { SandboxProvider } from '../../../sandbox/world/provider.js';
import { boxes } from './boxes.js';
import { folders } from './folders.js';
import { seed } from './inventory.js';
import { snapshots } from './snapshots.js';
import { subaccounts } from './subaccounts.js';

export const provider: SandboxProvider = {
  protocol: namedKeys({ deleting: 201 }),
  resources: {
    '/locations': {},
    '/storage_box_types': {},
    '/storage_boxes': boxes,
    '/storage_boxes/actions': actions,
    '/storage_boxes/{storageBoxId}/snapshots': snapshots,
    '/storage_boxes/{storageBoxId}/subaccounts': subaccounts,
  },
  actions: '/storage_boxes/actions',
  references: { location: '/locations', storage_box_type: '/storage_box_types' },
  parents: { storageBoxId: '/storage_boxes' },
  specialCalls: { 'GET /storage_boxes/{id}/folders': folders },
  seed,
};
