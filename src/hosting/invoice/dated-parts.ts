/** The times around a reading at which a price of one's own begins or ends: its days are known exactly. */
import type { EarlierLineCost } from '../history/snapshots/snapshot-cost.js';
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';

export interface DatedPart {
  /** The line at the price that was in force. */
  readonly line: SnapshotLine;
  /** Its end, in milliseconds since 1970. */
  readonly until: number;
}

/** The parts after a time in milliseconds since 1970, in order; what the line is at its reading follows the last. */
export function datedParts(line: SnapshotLine, since: number): readonly DatedPart[] {
  return line.earlier
    .filter(({ until }) => until > since)
    .map(({ until, ...part }) => ({ line: atCost(line, part), until }));
}

interface LaterPart {
  readonly line: SnapshotLine;
  /** Its beginning, in milliseconds since 1970. */
  readonly from: number;
}

/** The parts that follow what the line is at its reading, in order. */
export function laterParts(line: SnapshotLine): readonly LaterPart[] {
  return line.later.map(({ from, ...part }) => ({ line: atCost(line, part), from }));
}

function atCost(line: SnapshotLine, { cost, isByList }: Pick<EarlierLineCost, 'cost' | 'isByList'>): SnapshotLine {
  return { ...line, cost, listCost: isByList ? null : (line.listCost ?? line.cost), factor: null };
}
