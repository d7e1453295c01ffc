/** Statuses of machines in words, and how prominently each is shown. */
import type { Tone } from '../../parts/status.js';
import type { Machine, MachineStatus } from './machine.js';

interface StatusWord {
  readonly word: string;
  readonly tone: Tone;
}

const states: Readonly<Record<MachineStatus, StatusWord>> = {
  RUNNING: { word: 'Running', tone: 'quiet' },
  READY: { word: 'Ready', tone: 'quiet' },
  ACTIVE: { word: 'Active', tone: 'quiet' },
  INITIALIZING: { word: 'Creating', tone: 'changing' },
  STARTING: { word: 'Starting', tone: 'changing' },
  STOPPING: { word: 'Stopping', tone: 'changing' },
  MIGRATING: { word: 'Migrating', tone: 'changing' },
  REBUILDING: { word: 'Rebuilding', tone: 'changing' },
  DELETING: { word: 'Deleting', tone: 'changing' },
  IN_PROCESS: { word: 'In progress', tone: 'changing' },
  IN_PROGRESS: { word: 'In progress', tone: 'changing' },
  OFF: { word: 'Off', tone: 'off' },
  LOCKED: { word: 'Locked', tone: 'bad' },
  UNKNOWN: { word: 'Unknown', tone: 'unknown' },
};

export function stateOf({ status, isCancelled }: Pick<Machine, 'status' | 'isCancelled'>): StatusWord {
  const state = states[status ?? 'UNKNOWN'];
  return isCancelled && state.tone === 'quiet' ? { word: 'Cancelled', tone: 'off' } : state;
}

/** The status as it is typed in a filter: `running`, `creating`, `cancelled`. */
export function statusWords(machine: Pick<Machine, 'status' | 'isCancelled'>): string {
  return stateOf(machine).word.toLowerCase().replaceAll(' ', '-');
}

type StatusGroup = 'healthy' | 'problem' | 'off' | 'changing' | 'not-known';

const groups: Readonly<Partial<Record<Tone, StatusGroup>>> = {
  quiet: 'healthy',
  changing: 'changing',
  off: 'off',
  bad: 'problem',
};

/** Groups common to all APIs, whatever each calls the status. A cancelled machine runs until its last day. */
export function groupOf(machine: Pick<Machine, 'status' | 'isCancelled'>): StatusGroup {
  return groups[stateOf({ ...machine, isCancelled: false }).tone] ?? 'not-known';
}
