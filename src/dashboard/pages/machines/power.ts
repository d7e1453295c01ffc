/** The power commands of servers, and which of them fit the current status. */
import type { DedicatedResetType } from '../../generated/graphql.js';
import type { Machine } from './machine.js';

export const powers = [
  { id: 'on', label: 'Power on', about: 'Starts it' },
  { id: 'shut-down', label: 'Shut down', about: 'Asks the system to shut down' },
  { id: 'off', label: 'Power off', about: 'Cuts the power at once' },
  { id: 'reboot', label: 'Reboot', about: 'Asks the system to reboot' },
  { id: 'wake', label: 'Wake', about: 'Starts a dedicated server over the network' },
  { id: 'ctrl-alt-del', label: 'Ctrl+Alt+Del', about: 'Asks the system to reboot' },
  { id: 'reset', label: 'Reset', about: 'Resets the hardware at once' },
  { id: 'button', label: 'Power button', about: 'Presses it briefly' },
] as const;

export type PowerId = (typeof powers)[number]['id'];

/** The power actions that a dedicated server supports; null while that is unknown. */
export interface PowerSupport {
  readonly resets: readonly DedicatedResetType[];
  readonly canWake: boolean;
}

const resets: Readonly<Partial<Record<PowerId, DedicatedResetType>>> = {
  'ctrl-alt-del': 'SW',
  reset: 'HW',
  button: 'POWER',
};

/** Whether machines of its kind have the command at all. */
export function has(
  { api, kind }: Pick<Machine, 'api' | 'kind'>,
  power: PowerId,
  ways: PowerSupport | null = null,
): boolean {
  if (kind === 'box') return false;
  const isOfDedicated = power === 'wake' || resets[power] !== undefined;
  if (api !== 'DEDICATED') return api === 'CLOUD' && !isOfDedicated;
  if (!isOfDedicated || ways === null) return isOfDedicated;
  const reset = resets[power];
  return reset === undefined ? ways.canWake : ways.resets.includes(reset);
}

/** Whether the command makes sense in its status; true where the status is unknown. */
export function fits({ status, api }: Pick<Machine, 'status' | 'api'>, power: PowerId): boolean {
  if (api !== 'CLOUD' || status === 'UNKNOWN' || status === null) return true;
  return power === 'on' ? status === 'OFF' : status === 'RUNNING';
}

/** Why no command is available now; null where one is. */
export function whyNoPower({ kind, status, api }: Pick<Machine, 'kind' | 'status' | 'api'>): string | null {
  if (kind === 'box') return 'A storage box has no power switch.';
  const some = powers.some(({ id }) => has({ kind, api }, id) && fits({ status, api }, id));
  return some ? null : 'You can switch it once the running action ends.';
}
