/** The actions on servers of any API, and the call that each takes. */
import { registerEnumType } from 'type-graphql';
import { serverPower } from '../../apis/cloud/servers/server-actions.js';
import { servers as cloudServers } from '../../apis/cloud/servers/servers.js';
import { resetWrites, resets } from '../../apis/dedicated/resets.js';
import { servers as dedicatedServers } from '../../apis/dedicated/servers.js';
import { wakeOnLanWrites } from '../../apis/dedicated/wake-on-lan.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { paramsOf } from '../../rest/rows/path.js';
import type { Client } from '../../rest/transport/client.js';
import { isObject, textAt } from '../../base/unknown.js';
import type { Inventory } from '../inventory/inventory.js';
import type { SelectableList, SelectedObject } from './select.js';
import { type WriteResult, WriteStatus } from './write-status.js';

export enum ServerAction {
  POWER_ON = 'POWER_ON',
  POWER_OFF = 'POWER_OFF',
  SHUT_DOWN = 'SHUT_DOWN',
  REBOOT = 'REBOOT',
  RESET = 'RESET',
}

registerEnumType(ServerAction, {
  name: 'ServerAction',
  description: 'An action on a server, whatever its API',
  valuesConfig: {
    POWER_ON: { description: 'Powers it on; a dedicated server by Wake on LAN, which its API allows 10 times an hour' },
    POWER_OFF: {
      description:
        'Cuts its power: unwritten data is lost. Holds the power button of a dedicated server, where it can be held',
    },
    SHUT_DOWN: {
      description:
        'Asks its operating system to shut down, which it may ignore. Not for dedicated servers: their power button switches one on that is off, and their API does not say which it is',
    },
    REBOOT: {
      description: 'Asks its operating system to reboot, which it may ignore; a dedicated server by Ctrl+Alt+Del',
    },
    RESET: { description: 'Restarts it by hardware: unwritten data is lost' },
  },
});

interface ServerCall {
  readonly row: BoundRow;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** The call to send for a server, or the reason why nothing is sent. */
export type ServerPlan = ServerCall | WriteResult;

interface ServerList extends SelectableList {
  /** Called once for each account. */
  planner(action: ServerAction, client: Client, inventory: Inventory): Promise<(server: SelectedServer) => ServerPlan>;
}

export type SelectedServer = SelectedObject<ServerList>;

const cloudCalls: Readonly<Record<ServerAction, BoundRow>> = {
  POWER_ON: serverPower.rows.powerOnCloudServer,
  POWER_OFF: serverPower.rows.powerOffCloudServer,
  SHUT_DOWN: serverPower.rows.shutDownCloudServer,
  REBOOT: serverPower.rows.rebootCloudServer,
  RESET: serverPower.rows.resetCloudServer,
};

/** Statuses, in the provider's words, that an action leads to: nothing is left to do. */
const settled: Readonly<Partial<Record<ServerAction, readonly string[]>>> = {
  POWER_ON: ['running', 'starting'],
  POWER_OFF: ['off'],
  SHUT_DOWN: ['off', 'stopping'],
};

/** Types of resets, as the provider writes them. */
const resetTypes: Readonly<Partial<Record<ServerAction, string>>> = {
  POWER_OFF: 'power_long',
  REBOOT: 'sw',
  RESET: 'hw',
};

export const serverLists: readonly ServerList[] = [
  {
    row: cloudServers.rows.servers,
    object: cloudServers.rows.server,
    hasLabels: true,
    planner: (action) => {
      const isSettled = (status: string | null) => status !== null && (settled[action]?.includes(status) ?? false);
      const planOf = ({ wire }: SelectedServer) =>
        isSettled(textAt(wire, 'status')) ? { status: WriteStatus.ALREADY } : { row: cloudCalls[action], sent: {} };
      return Promise.resolve(planOf);
    },
  },
  {
    row: dedicatedServers.rows.servers,
    object: dedicatedServers.rows.server,
    hasLabels: false,
    planner: async (action, client, inventory) => {
      if (action === ServerAction.POWER_ON) return () => ({ row: wakeOnLanWrites.rows.wakeDedicatedServer, sent: {} });
      const type = resetTypes[action];
      if (type === undefined)
        return () => ({
          status: WriteStatus.UNSUPPORTED,
          reason: 'The dedicated API has no such action; `resetDedicatedServer` can press the power button',
        });
      const options = await resetOptions(client, inventory);
      const call = { row: resetWrites.rows.resetDedicatedServer, sent: { type } };
      return ({ id }) => {
        const types = options?.get(id);
        // What is not known to be impossible is left to the provider to refuse.
        if (!options || types === null || types?.includes(type)) return call;
        const offered = types?.length ? types.join(', ').toUpperCase() : 'none';
        return {
          status: WriteStatus.UNSUPPORTED,
          reason: `This takes a reset of the type ${type.toUpperCase()}, and the server has ${offered}`,
        };
      };
    },
  },
];

type ResetOptions = ReadonlyMap<string, readonly unknown[] | null>;

/** The reset options by server; null if they could not be read. */
async function resetOptions(client: Client, inventory: Inventory): Promise<ResetOptions | null> {
  const { wires, isComplete } = await inventory.wires(client, resets.rows.resets);
  if (!isComplete) return null;
  return new Map(
    wires.filter(isObject).map(({ server_number: id, type }) => [String(id), Array.isArray(type) ? type : null]),
  );
}

export function argumentsOf({ row, sent }: ServerCall, { id }: SelectedServer) {
  const [param = 'id'] = paramsOf(row.path);
  return { values: { [param]: id }, sent };
}
