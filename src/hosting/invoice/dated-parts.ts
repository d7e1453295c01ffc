/** The times before a reading at which a price of one's own began or ended: its days are known exactly. */
import type { SnapshotLine } from '../history/snapshots/snapshot-line.js';

interface DatedPart {
  /** The line at the price that was in force. */
  readonly line: SnapshotLine;
  /** Its end, in milliseconds since 1970. */
  readonly until: number;
}

/** The parts after a time in milliseconds since 1970, in order; what the line is at its reading follows the last. */
export function datedParts(line: SnapshotLine, since: number): readonly DatedPart[] {
  return line.earlier
    .filter(({ until }) => until > since)
    .map(({ until, cost, isByList }) => ({
      line: { ...line, cost, listCost: isByList ? null : (line.listCost ?? line.cost), factor: null },
      until,
    }));
}
