/** The changes in an account since the snapshot before, as it is stored with a snapshot. */
import { isObject, textAt } from '../../../base/unknown.js';
import { type SnapshotLine, packLine, unpackLine } from './snapshot-line.js';
import { type ChangeEvent, packWitness, unpackWitness } from './witness.js';

export interface ActionsReading {
  readonly witnesses: readonly ChangeEvent[];
  /** Lines of things that were created through this service and are gone. */
  readonly created: readonly SnapshotLine[];
  /** When each list of actions was last read, in milliseconds since 1970, by path. */
  readonly readAt: Readonly<Record<string, number>>;
  /** The actions that could not be read, and why; null if all were. It makes no snapshot incomplete. */
  readonly error: string | null;
}

export const noActions: ActionsReading = { witnesses: [], created: [], readAt: {}, error: null };

/** Undefined if there is nothing in it. */
export function packActions({ witnesses, created, readAt, error }: ActionsReading): object | undefined {
  if (witnesses.length === 0 && created.length === 0 && Object.keys(readAt).length === 0 && error === null)
    return undefined;
  return { w: witnesses.map(packWitness), c: created.map(packLine), at: readAt, ...(error !== null && { error }) };
}

export function unpackActions(value: unknown): ActionsReading {
  if (!isObject(value)) return noActions;
  const packed: readonly unknown[] = Array.isArray(value['w']) ? value['w'] : [];
  const lines: readonly unknown[] = Array.isArray(value['c']) ? value['c'] : [];
  const times = Object.entries(isObject(value['at']) ? value['at'] : {});
  return {
    witnesses: packed.flatMap((one) => unpackWitness(one) ?? []),
    created: lines.flatMap((one) => unpackLine(one) ?? []),
    readAt: Object.fromEntries(times.filter((pair): pair is [string, number] => typeof pair[1] === 'number')),
    error: textAt(value, 'error'),
  };
}

/** Joins the changes of both, so that either entry of the store may be lost. */
export function withActionsOf(previous: ActionsReading, reading: ActionsReading): ActionsReading {
  return {
    ...reading,
    witnesses: [...previous.witnesses, ...reading.witnesses],
    created: [...previous.created, ...reading.created],
  };
}
