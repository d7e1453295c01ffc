/** The stored form of a snapshot: its differences from the snapshot before. */
import type { Snapshot } from './snapshot.js';
import { type SnapshotLine, lineKey, packLine } from './snapshot-line.js';

/** The lines that were read of an account. */
export interface AccountReading extends Pick<Snapshot, 'day' | 'takenAt' | 'missing' | 'error'> {
  readonly lines: readonly SnapshotLine[];
  /** Paths of lists of which some objects could not be understood: lines that are missing from them may be those. */
  readonly partial: readonly string[];
}

/** `before`: the lines by key as of the snapshot that was taken at `previous`. */
export function differenceSince(
  previous: number | null,
  before: ReadonlyMap<string, SnapshotLine>,
  { day, takenAt, missing, error, lines, partial }: AccountReading,
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
  return { ...difference, previous: previous.previous, between: previous.takenAt, lines: left, ended };
}

/** A full snapshot, which later ones refer to. */
export function fullSnapshot(lines: ReadonlyMap<string, SnapshotLine>, difference: Snapshot): Snapshot {
  return { ...difference, previous: null, lines: [...lines.values()], ended: [] };
}

function isSame(one: SnapshotLine | undefined, other: SnapshotLine): boolean {
  return one !== undefined && JSON.stringify(packLine(one)) === JSON.stringify(packLine(other));
}
