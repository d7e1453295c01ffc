/** The last reading of a list that is polled, and what has changed since. */
import { createHash } from 'node:crypto';
import { isId, isObject } from '../../base/unknown.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { idOf } from '../../rest/transport/pages.js';
import { DriftChange } from '../drift/drift.js';

/** Counters on the wire that grow all the time: that is use, no change. */
const counters = new Set(['ingoing_traffic', 'outgoing_traffic', 'stats']);

export class WatchedList {
  /** A digest of each object by its id; null before the first reading. */
  #last: ReadonlyMap<string, string> | null = null;

  constructor(private readonly row: BoundRow) {}

  /** The ids of what has changed since the last reading, none at the first one. */
  changesTo(wires: readonly unknown[]): ReadonlyMap<DriftChange, readonly string[]> {
    const [before, now] = [this.#last, this.#digests(wires)];
    this.#last = now;
    if (before === null) return new Map();
    const appeared = [...now.keys()].filter((id) => !before.has(id));
    const gone = [...before.keys()].filter((id) => !now.has(id));
    const changed = [...now].filter(([id, digest]) => before.has(id) && before.get(id) !== digest).map(([id]) => id);
    const all = [
      [DriftChange.APPEARED, appeared],
      [DriftChange.DISAPPEARED, gone],
      [DriftChange.CHANGED, changed],
    ] as const;
    return new Map(all.filter(([, ids]) => ids.length > 0));
  }

  #digests(wires: readonly unknown[]): ReadonlyMap<string, string> {
    return new Map(
      wires.flatMap((wire) => {
        const id = idOf(this.row, wire);
        return isId(id) ? [[String(id), digestOf(wire)] as const] : [];
      }),
    );
  }
}

function digestOf(wire: unknown): string {
  const lasting = isObject(wire) ? Object.entries(wire).filter(([name]) => !counters.has(name)) : wire;
  return createHash('sha256').update(JSON.stringify(lasting)).digest('base64url').slice(0, 22);
}
