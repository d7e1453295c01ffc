/** The stored form of a snapshot: its differences from the snapshot before. */
import { type ActionsReading, withActionsOf } from './actions-reading.js';
import type { Snapshot } from './snapshot.js';
import { type SnapshotLine, lineKey, packLine } from './snapshot-line.js';

/** The lines that were read of an account. */
export interface AccountReading extends Pick<Snapshot, 'day' | 'takenAt' | 'missing' | 'error'> {
  readonly lines: readonly SnapshotLine[];
  /** Paths of lists of which some objects could not be understood: lines that are missing from them may be those. */
  readonly partial: readonly string[];
}

interface Before {
  /** When the snapshot before was taken; null: there is none. */
  readonly previous: number | null;
  /** Its lines by key. */
  readonly before: ReadonlyMap<string, SnapshotLine>;
}

export function differenceSince(
  { previous, before }: Before,
  { day, takenAt, missing, error, lines, partial }: AccountReading,
  actions: ActionsReading,
): Snapshot {
  const now = new Map(lines.map((line) => [lineKey(line), line]));
  const gone = [...before].filter(([key]) => !now.has(key));
  const isUnknown = ({ list }: SnapshotLine) => missing.includes(list) || partial.includes(list);
  return {
    day,
    takenAt,
    previous,
    between: null,
    lines: [...now].filter(([key, line]) => !isSame(before.get(key), line)).map(([, line]) => line),
    ended: gone.filter(([, line]) => !isUnknown(line)).map(([key]) => key),
    missing,
    unread: gone.filter(([, { list }]) => partial.includes(list) && !missing.includes(list)).map(([key]) => key),
    odd: [],
    error,
    actions,
  };
}

/**
 * Combines the changes of two days, so that the second can be read without the first. Null if they have no common
 * predecessor.
 */
export function sinceBefore(
  previous: Snapshot | null,
  difference: Snapshot,
  lines: ReadonlyMap<string, SnapshotLine>,
): Snapshot | null {
  if (previous === null || previous.previous === null) return null;
  const keys = new Set([previous, difference].flatMap((one) => [...one.lines.map(lineKey), ...one.ended]));
  const left = [...keys].flatMap((key) => lines.get(key) ?? []);
  const ended = [...keys].filter((key) => !lines.has(key));
  const actions = withActionsOf(previous.actions, difference.actions);
  return { ...difference, previous: previous.previous, between: previous.takenAt, lines: left, ended, actions };
}

/** A full snapshot, which later ones refer to. */
export function fullSnapshot(lines: ReadonlyMap<string, SnapshotLine>, difference: Snapshot): Snapshot {
  return { ...difference, previous: null, lines: [...lines.values()], ended: [] };
}

function isSame(one: SnapshotLine | undefined, other: SnapshotLine): boolean {
  return one !== undefined && JSON.stringify(packLine(one)) === JSON.stringify(packLine(other));
}
