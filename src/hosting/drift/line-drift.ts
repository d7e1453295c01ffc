/** How the lines of one account's bill differ from one snapshot to the next. */
import { BillKind } from '../bill/kind.js';
import { BillUnit } from '../bill/lines/bill-draft.js';
import type { HistoryAccount } from '../history/snapshots/history-account.js';
import type { HistoryStore } from '../history/snapshots/history-store.js';
import type { Snapshot } from '../history/snapshots/snapshot.js';
import { type SnapshotLine, lineKey } from '../history/snapshots/snapshot-line.js';
import { Timeline } from '../history/snapshots/timeline.js';
import { inTurns } from '../inventory/in-turns.js';
import { DriftField } from './drift-field.js';

/** Kinds of lines that come and go with what is used. */
const unrepeated = new Set<BillKind>([BillKind.TRAFFIC, BillKind.USAGE]);

interface FieldDrift {
  readonly field: DriftField;
  readonly before: string | null;
  readonly after: string | null;
}

export interface LineDrift {
  readonly account: HistoryAccount;
  readonly key: string;
  readonly day: string;
  /** Null: it was not there. */
  readonly before: SnapshotLine | null;
  /** Null: it is not there any more. */
  readonly after: SnapshotLine | null;
  /** Empty if it appeared or disappeared. */
  readonly fields: readonly FieldDrift[];
  /** When it was last read before the change, and when first after it, in milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
}

/** Yields the changes of each day after `from`, compared with the last known day before it. */
export async function* lineDrift(
  history: HistoryStore,
  account: HistoryAccount,
  { from, to }: { readonly from: string; readonly to: string },
): AsyncGenerator<{ readonly snapshot: Snapshot; readonly changes: readonly LineDrift[] }> {
  const timeline = new Timeline();
  const readings = new Readings();
  for await (const snapshot of history.snapshots(account, from, to)) {
    const before = snapshot.previous === null ? new Map(timeline.lines) : null;
    const keys = new Set([...(before?.keys() ?? snapshot.ended), ...snapshot.lines.map(lineKey)]);
    const old = [...keys].map((key) => [key, (before ?? timeline.lines).get(key) ?? null] as const);
    timeline.add(snapshot);
    const { day, takenAt: until } = snapshot;
    const changes = await inTurns(old, ([key, was]): LineDrift[] => {
      const is = timeline.lines.get(key) ?? null;
      const line = is ?? was;
      const isUnderstood = !snapshot.odd.includes(key) && !readings.isOdd(key);
      const since = line && readings.lastOf(line.list);
      // A list that is read for the first time shows what exists, not what is new.
      if (day <= from || !line || !isUnderstood || since === null || unrepeated.has(line.kind)) return [];
      const fields = was && is ? fieldsOf(was, is) : [];
      if (was && is && fields.length === 0) return [];
      return [{ account, key, day, before: was, after: is, fields, since, until }];
    });
    readings.add(snapshot, timeline);
    yield { snapshot, changes: changes.flat() };
  }
}

/** When each list of an account was last read. */
class Readings {
  #lastAt: number | null = null;
  /** When lists that the last snapshot could not read were last read; null: never. */
  readonly #unread = new Map<string, number | null>();
  readonly #odd = new Set<string>();

  lastOf(list: string): number | null {
    const unread = this.#unread.get(list);
    return unread === undefined ? this.#lastAt : unread;
  }

  /** Whether another release has written the line in a way that this one does not know. */
  isOdd(key: string): boolean {
    return this.#odd.has(key);
  }

  add({ takenAt, missing, odd, lines: read, previous }: Snapshot, { lines }: Timeline): void {
    if (previous === null) this.#odd.clear();
    for (const key of read.map(lineKey)) this.#odd.delete(key);
    for (const key of odd) this.#odd.add(key);
    for (const list of missing) {
      if (this.#unread.has(list)) continue;
      const wasRead = this.#lastAt !== null || [...lines.values()].some((line) => line.list === list);
      this.#unread.set(list, this.#lastAt ?? (wasRead ? takenAt : null));
    }
    for (const list of this.#unread.keys()) if (!missing.includes(list)) this.#unread.delete(list);
    this.#lastAt = takenAt;
  }
}

function fieldsOf(before: SnapshotLine, after: SnapshotLine): FieldDrift[] {
  return readers.flatMap(([field, read]) => {
    const [was, is] = [read(before), read(after)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

const readers: readonly (readonly [DriftField, (line: SnapshotLine) => string | null])[] = [
  [DriftField.NAME, ({ name }) => name],
  [DriftField.PRODUCT, ({ product }) => product],
  [DriftField.SIZE, sizeOf],
  [DriftField.PLACE, ({ place }) => (place && [place.city, place.country].filter(Boolean).join(', ')) || null],
  [DriftField.LABELS, ({ labels }) => labelsOf(labels)],
  [DriftField.STATUS, ({ status }) => status],
];

/** The size in gigabytes; null for things without a size. */
function sizeOf({ cost }: SnapshotLine): string | null {
  return typeof cost !== 'string' && cost.unit === BillUnit.GIGABYTE ? cost.quantity : null;
}

function labelsOf(labels: SnapshotLine['labels']): string | null {
  const pairs = Object.entries(labels).map(([key, value]) => (value === '' ? key : `${key}=${value}`));
  return pairs.length > 0 ? pairs.sort().join(', ') : null;
}
