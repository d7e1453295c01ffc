/** How long each billed thing of an account had which product at which price, from the snapshots of its bill. */
import type { SetupPrice } from '../bill/own-prices/setup-price.js';
import type { Snapshot } from '../history/snapshots/snapshot.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';
import { type DatedPart, datedParts, laterParts } from './dated-parts.js';
import { Timeline } from '../history/snapshots/timeline.js';
import { Usage, isUsage } from './usage.js';

/** A time between two readings: it is known no better unless an action or a write of this service says when. */
export interface Between {
  /** When the list was last read before, and when first after it, in milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
  /** The change of the thing between them. */
  readonly edge: 'BEGIN' | 'CHANGE' | 'END';
}

export interface Stretch {
  /** The state of the line at its end. */
  readonly line: SnapshotLine;
  /** Milliseconds since 1970, or the readings around it. */
  readonly from: number | Between;
  /** The same of its end; null: it goes on. */
  readonly until: number | Between | null;
  /** It was there before its list was first read, in a state that nobody has seen: until then; otherwise null. */
  readonly unseenUntil: number | null;
  /** If it is known to begin with the order of the thing: the setup prices that were stated of it, in order. */
  readonly order: readonly SetupPrice[] | null;
}

interface OpenStretch extends Omit<Stretch, 'until' | 'line'> {
  line: SnapshotLine;
}

export class Stretches {
  readonly #timeline = new Timeline();
  readonly #open = new Map<string, OpenStretch>();
  readonly #ended = new Map<string, Stretch[]>();
  readonly #usage: Usage;
  /** The keys of its lines as of the last snapshot. */
  readonly #metered = new Set<string>();
  /** The setup prices by the key of the line, in order. */
  readonly #setups = new Map<string, SetupPrice[]>();
  /** When lists that the last snapshot could not read were last read, by path; null: never. */
  readonly #unread = new Map<string, number | null>();
  #lastAt: number | null = null;
  /** All was read at some time: what appears later is new. */
  #wasComplete = false;

  /** Usage counts between these times, in milliseconds since 1970. */
  constructor(period: { readonly start: number; readonly end: number }) {
    this.#usage = new Usage(period);
  }

  /** Snapshots come in order. */
  add(snapshot: Snapshot): void {
    const { takenAt } = snapshot;
    const changed = this.#timeline.add(snapshot);
    for (const key of changed) {
      const line = this.#timeline.lines.get(key);
      if (line && isUsage(line)) this.#metered.add(key);
      else if (!this.#metered.delete(key)) this.#note(key, line, snapshot);
    }
    // A reading of the same amount as the one before is one too, and may be the first of the month.
    for (const key of this.#metered) {
      const line = this.#timeline.known(key);
      if (line) this.#usage.note(key, line, takenAt);
    }
    const missing = new Set(snapshot.missing);
    for (const list of missing) if (!this.#unread.has(list)) this.#unread.set(list, this.#lastAt);
    for (const list of this.#unread.keys()) if (!missing.has(list)) this.#unread.delete(list);
    this.#lastAt = takenAt;
    this.#wasComplete ||= snapshot.error === null && snapshot.odd.length === 0;
  }

  /** When the account was last read; null: never. */
  get lastAt(): number | null {
    return this.#lastAt;
  }

  /** All that was there, by the key of its line. */
  all(): Map<string, readonly Stretch[]> {
    const all = new Map<string, Stretch[]>([...this.#ended].map(([key, ended]) => [key, [...ended]]));
    for (const [key, open] of this.#open) all.set(key, [...(all.get(key) ?? []), ...goingOn(open)]);
    return all;
  }

  /** The traffic and the metered usage of the period, by the key of its line. */
  used(): ReadonlyMap<string, SnapshotLine> {
    return this.#usage.all();
  }

  #note(key: string, line: SnapshotLine | undefined, { takenAt, odd }: Snapshot): void {
    const open = this.#open.get(key);
    if (!line) {
      // What another release has written in its own way is there all the same.
      if (open && !odd.includes(key)) this.#end(key, open, this.#between(open.line, takenAt, 'END'));
      return;
    }
    if (line.setup) this.#setupsOf(key).push(line.setup);
    if (!open) return this.#begin(key, line, takenAt);
    const foreseen = foreseenParts(open.line, line);
    const last = foreseen.at(-1);
    const now = last ? this.#goOn(key, last.next, { ...open, parts: foreseen }) : open;
    const read = this.#between(line, takenAt, 'CHANGE');
    const between = last ? { ...read, since: Math.max(read.since, last.until) } : read;
    const parts = datedParts(line, between.since);
    if (parts[0] && priceKey(parts[0].line) === priceKey(now.line)) this.#goOn(key, line, { ...now, parts });
    else if (priceKey(now.line) === priceKey(line)) now.line = line;
    else {
      this.#end(key, now, between);
      this.#open.set(key, { line, from: between, unseenUntil: null, order: null });
    }
  }

  /** Goes on from a beginning up to the line, in the parts between them. */
  #goOn(
    key: string,
    line: SnapshotLine,
    { parts, ...begun }: Omit<OpenStretch, 'line'> & { readonly parts: readonly DatedPart[] },
  ): OpenStretch {
    let next = begun;
    for (const part of parts) {
      this.#end(key, { ...next, line: part.line }, part.until);
      next = { ...begun, from: part.until, order: null };
    }
    const open = { ...next, line };
    this.#open.set(key, open);
    return open;
  }

  #begin(key: string, line: SnapshotLine, takenAt: number): void {
    const { created } = line;
    const lastRead = this.lastRead(line);
    // Backups carry the time at which their server was created, and begin when they are switched on.
    const isNew = lastRead !== null && (created === null || created <= lastRead);
    const from = isNew ? this.#between(line, takenAt, 'BEGIN') : (created ?? takenAt);
    const isUnseen = lastRead === null && from !== takenAt;
    const isNewToAll = created === null && isNew && this.#wasComplete && !this.#ended.has(key);
    this.#goOn(key, line, {
      from,
      unseenUntil: isUnseen ? takenAt : null,
      order: from === created || isNewToAll ? this.#setupsOf(key) : null,
      parts: typeof from === 'number' ? datedParts(line, from) : [],
    });
  }

  #setupsOf(key: string): SetupPrice[] {
    let own = this.#setups.get(key);
    if (!own) this.#setups.set(key, (own = []));
    return own;
  }

  #end(key: string, open: OpenStretch, until: number | Between): void {
    this.#open.delete(key);
    const ended = this.#ended.get(key) ?? [];
    ended.push({ ...open, until });
    this.#ended.set(key, ended);
  }

  /** When the list of the line was last read; null: never. */
  lastRead({ list }: Pick<SnapshotLine, 'list'>): number | null {
    const unread = this.#unread.get(list);
    return unread === undefined ? this.#lastAt : unread;
  }

  #between(line: SnapshotLine, takenAt: number, edge: Between['edge']): Between {
    return { since: this.lastRead(line) ?? takenAt, until: takenAt, edge };
  }
}

interface ForeseenPart extends DatedPart {
  /** The state that follows it. */
  readonly next: SnapshotLine;
}

/**
 * The parts up to a reading, as the one before foresaw them and the reading still has them. The one before knows what it
 * cost until then, also where the price list has changed meanwhile.
 */
function foreseenParts(before: SnapshotLine, { earlier }: SnapshotLine): readonly ForeseenPart[] {
  const later = laterParts(before).filter(({ from }) => earlier.some(({ until }) => until === from));
  return later.map(({ from, line: next }, place) => ({ line: later[place - 1]?.line ?? before, until: from, next }));
}

/** A stretch that goes on, in parts where prices of one's own are known to begin or end. */
export function* goingOn(open: Omit<Stretch, 'until'>): Generator<Stretch> {
  let next = open;
  for (const { line, from } of laterParts(open.line)) {
    if (priceKey(line) === priceKey(next.line)) continue;
    yield { ...next, until: from };
    next = { line, from, unseenUntil: null, order: null };
  }
  yield { ...next, until: null };
}

/** Another product, price or period begins a stretch of its own. */
export function priceKey({ product, cost, period }: SnapshotLine): string {
  return JSON.stringify([product, cost, period]);
}
