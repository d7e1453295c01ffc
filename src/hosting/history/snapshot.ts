/** A snapshot of what one account is billed for on one day: what has changed since the one before it, or everything. */
import { isDate } from '../../base/dates.js';
import { isObject, isText, numberAt, textAt } from '../../base/unknown.js';
import { type SnapshotLine, packLine, unpackLine } from './snapshot-line.js';

export interface Snapshot {
  /** Of UTC, as `2026-12-31`. */
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  /** The day of the snapshot that the changes are since; null: of none. */
  readonly previous: string | null;
  readonly lines: readonly SnapshotLine[];
  /** Keys of lines that are no more. */
  readonly ended: readonly string[];
  /** Paths of lists that could not be read: the lines of these are not known. */
  readonly missing: readonly string[];
  /** Keys of lines that could not be read though their list could. */
  readonly unread: readonly string[];
  /** In words; null where all was read. */
  readonly error: string | null;
}

const version = 1;

export function packSnapshot(snapshot: Snapshot): object {
  const { day, takenAt, previous, lines, ended, missing, unread, error } = snapshot;
  return { v: version, day, at: takenAt, since: previous, lines: lines.map(packLine), ended, missing, unread, error };
}

/** Null for what is none. A line that is none costs itself: it counts as not read. */
export function unpackSnapshot(value: unknown): Snapshot | null {
  const day = textAt(value, 'day');
  const takenAt = numberAt(value, 'at');
  if (!isObject(value) || value['v'] !== version || day === null || !isDate(day) || takenAt === null) return null;
  const packed: readonly unknown[] = Array.isArray(value['lines']) ? value['lines'] : [];
  const lines = packed.map(unpackLine);
  const known = lines.filter((line) => line !== null);
  return {
    day,
    takenAt,
    previous: textAt(value, 'since'),
    lines: known,
    ended: textsIn(value['ended']),
    missing: textsIn(value['missing']),
    unread: textsIn(value['unread']),
    error: textAt(value, 'error') ?? (known.length < lines.length ? 'Lines of another release' : null),
  };
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}
