/**
 * A snapshot of the lines that one account is billed on one day: all of them, or the changes since the snapshot before.
 */
import { isDate } from '../../../base/dates.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import { type ActionsReading, packActions, unpackActions } from './actions-reading.js';
import { type SnapshotLine, packLine, packedKey, unpackLine } from './snapshot-line.js';

export interface Snapshot {
  /** The UTC day, as `2026-12-31`. */
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  /** When the snapshot was taken that the changes are since; null: of none. */
  readonly previous: number | null;
  /** When the snapshot in between was taken, whose changes are repeated here; null if there is none. */
  readonly between: number | null;
  readonly lines: readonly SnapshotLine[];
  /** Keys of lines that are no more. */
  readonly ended: readonly string[];
  /** Paths of lists that could not be read; their lines are unknown. */
  readonly missing: readonly string[];
  /** Keys of lines that could not be read though their list could. */
  readonly unread: readonly string[];
  /** Keys of lines that another release has written otherwise. */
  readonly odd: readonly string[];
  /** The error message; null if everything was read. */
  readonly error: string | null;
  /** The changes since the snapshot before, as actions and writes report them. */
  readonly actions: ActionsReading;
}

const version = 1;

export function packSnapshot(snapshot: Snapshot): object {
  const { day, takenAt, previous, between, lines, ended, missing, unread, error, actions } = snapshot;
  return {
    v: version,
    day,
    at: takenAt,
    since: previous,
    ...(between !== null && { between }),
    lines: lines.map(packLine),
    ended,
    missing,
    unread,
    error,
    actions: packActions(actions),
  };
}

/** Null if it is no snapshot. An invalid line counts as not read, on later days too. */
export function unpackSnapshot(value: unknown): Snapshot | null {
  const day = textAt(value, 'day');
  const takenAt = numberAt(value, 'at');
  if (!isObject(value) || value['v'] !== version || day === null || !isDate(day) || takenAt === null) return null;
  if (value['since'] !== null && numberAt(value, 'since') === null) return null;
  const packed: readonly unknown[] = Array.isArray(value['lines']) ? value['lines'] : [];
  const lines: SnapshotLine[] = [];
  const odd: string[] = [];
  for (const [place, one] of packed.entries()) {
    const line = unpackLine(one);
    if (line) lines.push(line);
    else odd.push(packedKey(one) ?? `${day} ${place}`);
  }
  return {
    day,
    takenAt,
    previous: numberAt(value, 'since'),
    between: numberAt(value, 'between'),
    lines,
    ended: textsIn(value['ended']),
    missing: textsIn(value['missing']),
    unread: textsIn(value['unread']),
    odd,
    error: textAt(value, 'error'),
    actions: unpackActions(value['actions']),
  };
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}
