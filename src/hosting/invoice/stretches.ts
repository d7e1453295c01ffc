/** How long each billed thing of an account had which product at which price, from the snapshots of its bill. */
import { exact } from '../../base/decimal.js';
import { BillKind } from '../bill/kind.js';
import type { Snapshot } from '../history/snapshots/snapshot.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import { Timeline } from '../history/snapshots/timeline.js';

/** A time between two readings: it is known no better unless a write of this service says when. */
export interface Between {
  /** When the list was last read before, and when first after it, in milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
  /** At its end the thing was gone; otherwise it was there, in another state. */
  readonly isEnd: boolean;
}

export interface Stretch {
  /** The state of the line at its end. */
  readonly line: SnapshotLine;
  /** Milliseconds since 1970, or the readings around it. */
  readonly from: number | Between;
  /** Null: it goes on. */
  readonly until: Between | null;
  /** It was there before its list was first read, in a state that nobody has seen: until then; otherwise null. */
  readonly unseenUntil: number | null;
}

interface OpenStretch extends Omit<Stretch, 'until' | 'line'> {
  line: SnapshotLine;
}

export const kindsOfUsage: ReadonlySet<BillKind> = new Set([BillKind.TRAFFIC, BillKind.USAGE]);

export class Stretches {
  readonly #timeline = new Timeline();
  readonly #open = new Map<string, OpenStretch>();
  readonly #ended = new Map<string, Stretch[]>();
  /** The greatest usage that was read in the month, as it counts up within a month. */
  readonly #used = new Map<string, SnapshotLine>();
  /** When lists that the last snapshot could not read were last read, by path; null: never. */
  readonly #unread = new Map<string, number | null>();
  #lastAt: number | null = null;

  /** Usage counts between these times, in milliseconds since 1970. */
  constructor(private readonly period: { readonly start: number; readonly end: number }) {}

  /** Snapshots come in order. */
  add(snapshot: Snapshot): void {
    const { takenAt } = snapshot;
    const changed = this.#timeline.add(snapshot);
    for (const key of changed) {
      const line = this.#timeline.lines.get(key);
      if (line && kindsOfUsage.has(line.kind)) this.#noteUsage(key, line, takenAt);
      else this.#note(key, line, snapshot);
    }
    const missing = new Set(snapshot.missing);
    for (const list of missing) if (!this.#unread.has(list)) this.#unread.set(list, this.#lastAt);
    for (const list of this.#unread.keys()) if (!missing.has(list)) this.#unread.delete(list);
    this.#lastAt = takenAt;
  }

  /** When the account was last read; null: never. */
  get lastAt(): number | null {
    return this.#lastAt;
  }

  /** All that was there, by the key of its line. */
  all(): Map<string, readonly Stretch[]> {
    const all = new Map<string, Stretch[]>([...this.#ended].map(([key, ended]) => [key, [...ended]]));
    for (const [key, open] of this.#open) all.set(key, [...(all.get(key) ?? []), { ...open, until: null }]);
    return all;
  }

  /** The traffic and the metered usage of the period, by the key of its line. */
  used(): ReadonlyMap<string, SnapshotLine> {
    return this.#used;
  }

  #note(key: string, line: SnapshotLine | undefined, { takenAt, odd }: Snapshot): void {
    const open = this.#open.get(key);
    if (!line) {
      // What another release has written in its own way is there all the same.
      if (open && !odd.includes(key)) this.#end(key, open, this.#between(open.line, takenAt, true));
      return;
    }
    if (!open) this.#begin(key, line, takenAt);
    else if (priceKey(open.line) === priceKey(line)) open.line = line;
    else {
      const between = this.#between(line, takenAt, false);
      this.#end(key, open, between);
      this.#open.set(key, { line, from: between, unseenUntil: null });
    }
  }

  #begin(key: string, line: SnapshotLine, takenAt: number): void {
    const { created } = line;
    const lastRead = this.#lastRead(line);
    // Backups carry the time at which their server was created, and begin when they are switched on.
    const isNew = lastRead !== null && (created === null || created <= lastRead);
    const from = isNew ? this.#between(line, takenAt, false) : (created ?? takenAt);
    this.#open.set(key, { line, from, unseenUntil: lastRead === null && from !== takenAt ? takenAt : null });
  }

  #end(key: string, open: OpenStretch, until: Between): void {
    this.#open.delete(key);
    const ended = this.#ended.get(key) ?? [];
    ended.push({ ...open, until });
    this.#ended.set(key, ended);
  }

  /** When the list of the line was last read before; null: never. */
  #lastRead({ list }: SnapshotLine): number | null {
    const unread = this.#unread.get(list);
    return unread === undefined ? this.#lastAt : unread;
  }

  #between(line: SnapshotLine, takenAt: number, isEnd: boolean): Between {
    return { since: this.#lastRead(line) ?? takenAt, until: takenAt, isEnd };
  }

  #noteUsage(key: string, line: SnapshotLine, takenAt: number): void {
    if (takenAt < this.period.start || takenAt >= this.period.end) return;
    const known = this.#used.get(key);
    if (!known || amountOf(line).gte(amountOf(known))) this.#used.set(key, line);
  }
}

/** Another product or price begins a stretch of its own. */
export function priceKey({ product, cost }: SnapshotLine): string {
  return JSON.stringify([product, cost]);
}

function amountOf({ cost }: SnapshotLine) {
  return exact(typeof cost === 'string' ? -1 : cost.quantity);
}
