/** The actions of servers. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { ActionCall, Effect } from '../../../../sandbox/world/resource.js';
import { type Fields, objectAt, objectsAt } from '../../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { serverAccess } from './server-access.js';
import { serverChanges } from './server-changes.js';
import { applied, removed } from '../networks/firewalls.js';
import { serverTarget } from '../networks/targets.js';
import { networkActions } from '../networks/networks.js';

export const serverActions: Readonly<Record<string, Effect>> = {
  poweron: { command: 'start_server', during: 'starting', then: () => ({ status: 'running' }) },
  poweroff: { command: 'stop_server', during: 'stopping', then: () => ({ status: 'off' }) },
  shutdown: { command: 'shutdown_server', during: 'stopping', then: () => ({ status: 'off' }) },
  reboot: { command: 'reboot_server' },
  reset: { command: 'reset_server', then: () => ({ status: 'running' }) },
  rebuild: {
    command: 'rebuild_server',
    during: 'rebuilding',
    about: ['image'],
    check({ item, body, world }) {
      if (objectAt(item, 'protection')['rebuild'] === true) throw new Refusal('protected', 'rebuilding is protected');
      rebuilt({ item, body, world });
    },
    then: (call) => ({ image: rebuilt(call), status: 'running' }),
    answers: rootPassword,
  },
  enable_rescue: { then: () => ({ rescue_enabled: true }), answers: rootPassword },
  disable_rescue: { then: () => ({ rescue_enabled: false }) },
  enable_backup: { then: () => ({ backup_window: '22-02' }) },
  disable_backup: {
    then({ item, world }) {
      for (const image of world.where('/images', { bound_to: item.id })) world.remove('/images', image);
      return { backup_window: null };
    },
  },
  attach_iso: { about: ['iso'], then: ({ body }) => ({ iso: body['iso'] }) },
  detach_iso: { then: () => ({ iso: null }) },
  ...networkActions('server_already_attached'),
  add_to_firewall: {
    command: 'apply_firewall',
    about: ['firewall'],
    then: (call) => changeFirewall(call, applied, 'apply_to'),
  },
  remove_from_firewall: {
    command: 'remove_firewall',
    about: ['firewall'],
    then: (call) => changeFirewall(call, removed, 'remove_from'),
  },
  ...serverChanges,
  ...serverAccess,
};

/** The id of the image for the architecture of a server type: one name may stand for two images. */
export function imageFor(type: SandboxItem, image: unknown, world: SandboxWorld): unknown {
  const named = world.must('/images', image);
  const fits = (one: SandboxItem) => one['architecture'] === type['architecture'];
  const found = fits(named)
    ? named
    : world.where('/images', { name: named['name'] }).find((one) => one['name'] !== null && fits(one));
  if (found) return found.id;
  throw Refusal.invalidField('image', 'The image is not for the architecture of the server type.');
}

function rebuilt({ item, body, world }: ActionCall): unknown {
  return imageFor(world.must('/server_types', item['server_type']), body['image'], world);
}

function rootPassword({ world }: ActionCall): Fields {
  return { root_password: world.random.text(20) };
}

function changeFirewall({ item, body, world }: ActionCall, change: typeof applied, others: string): void {
  const firewall = world.must('/firewalls', body['firewall']);
  world.change('/firewalls', firewall.id, change(firewall, [serverTarget(item.id), ...objectsAt(body, others)]));
}
