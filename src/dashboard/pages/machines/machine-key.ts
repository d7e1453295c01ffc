/** The key that joins a machine with what is read of it elsewhere. */
import type { Machine } from './machine.js';

export type MachineKey = string;

/** Servers and boxes of the dedicated API have separate ids. */
export function machineKeyOf({ api, account, id, kind }: Pick<Machine, 'api' | 'account' | 'id' | 'kind'>): MachineKey {
  return [kind, api, account, id].join(' ');
}
