/** Resets and wake-on-LAN: a restart boots once into what has been activated. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxProvider } from '../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { listAt } from '../../../sandbox/world/values.js';
import { type Odd, addressesOf, ofServer, refused, serverIn } from './shared.js';

export const resets: SandboxResource = {
  key: 'server_number',
  missing: 'RESET_NOT_AVAILABLE',
  details: ['operating_status'],
  derived: ofServer,
};

export const wakeOnLan: SandboxResource = { key: 'server_number', missing: 'WOL_NOT_AVAILABLE', derived: ofServer };

/** The status of the server after its power button was pressed. */
const switches: Readonly<Record<string, (status: unknown) => unknown>> = {
  power: (status) => (status === 'running' ? 'shut off' : 'running'),
  power_long: () => 'shut off',
};

const reset: Odd = (call) => {
  const { body, world } = call;
  const server = serverIn(call);
  const options = world.must('/reset', server.id);
  const type = String(body['type']);
  if (!listAt(options, 'type').includes(type)) throw Refusal.invalidField('type', 'The server does not offer it.');
  const on = { id: server.id, type: '/reset' };
  if (type === 'man') {
    if (world.actions.isLocked(on)) throw refused('conflict', 'RESET_MANUAL_ACTIVE');
    world.actions.begin({ command: 'reset', on });
  }
  const operating_status = switches[type]?.(options['operating_status']);
  if (operating_status !== undefined) world.change('/reset', server.id, { operating_status });
  else world.change('/boot', server.id, { rescue: undefined, linux: undefined, vnc: undefined, windows: undefined });
  return { reset: { ...addressesOf(server), type } };
};

const wake: Odd = (call) => {
  const server = serverIn(call);
  call.world.must('/wol', server.id);
  const options = call.world.get('/reset', server.id);
  if (options?.['operating_status'] === 'shut off') {
    call.world.change('/reset', server.id, { operating_status: 'running' });
  }
  return { wol: addressesOf(server) };
};

export const resetCalls: SandboxProvider['specialCalls'] = {
  'POST /reset/{server-number}': reset,
  'POST /wol/{server-number}': wake,
};
