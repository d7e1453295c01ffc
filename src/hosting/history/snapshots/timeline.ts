/** Replays the billed lines of one account, day after day. */
import type { Snapshot } from './snapshot.js';
import { type SnapshotLine, lineKey } from './snapshot-line.js';

export class Timeline {
  /** The lines by key, as of the last snapshot that knew them. */
  readonly lines = new Map<string, SnapshotLine>();
  #missing: ReadonlySet<string> = new Set();
  #unread: ReadonlySet<string> = new Set();
  /** Keys of lines that were written otherwise by another release, since when they are not known. */
  readonly #odd = new Set<string>();
  #last: Snapshot | null = null;

  /** The last snapshot that was added. */
  get last(): Snapshot | null {
    return this.#last;
  }

  /** False if another release wrote lines that this one cannot read. */
  get isComplete(): boolean {
    return this.#odd.size === 0;
  }

  /** Starts again from a full snapshot, or goes on from the one before. Returns the keys of lines that may differ. */
  add(snapshot: Snapshot): ReadonlySet<string> {
    const changed = new Set<string>(snapshot.ended);
    if (snapshot.previous === null) {
      for (const key of this.lines.keys()) changed.add(key);
      this.lines.clear();
      this.#odd.clear();
    }
    for (const key of snapshot.ended) {
      this.lines.delete(key);
      this.#odd.delete(key);
    }
    for (const line of snapshot.lines) {
      const key = lineKey(line);
      this.lines.set(key, line);
      this.#odd.delete(key);
      changed.add(key);
    }
    for (const key of snapshot.odd) {
      this.lines.delete(key);
      this.#odd.add(key);
      changed.add(key);
    }
    const before = { missing: this.#missing, unread: this.#unread };
    this.#missing = new Set(snapshot.missing);
    this.#unread = new Set(snapshot.unread);
    this.#last = this.#odd.size === 0 ? snapshot : this.#withOdd(snapshot);
    for (const key of [...before.unread, ...this.#unread]) changed.add(key);
    const lists = [...before.missing, ...this.#missing].filter(
      (list) => before.missing.has(list) !== this.#missing.has(list),
    );
    if (lists.length > 0) for (const [key, { list }] of this.lines) if (lists.includes(list)) changed.add(key);
    return changed;
  }

  #withOdd(snapshot: Snapshot): Snapshot {
    const { unread, error } = snapshot;
    return { ...snapshot, unread: [...unread, ...this.#odd], error: error ?? 'Lines that another release has written' };
  }

  /** The line as the last snapshot knew it; undefined if it did not. */
  known(key: string): SnapshotLine | undefined {
    const line = this.lines.get(key);
    return line && !this.#missing.has(line.list) && !this.#unread.has(key) ? line : undefined;
  }
}
