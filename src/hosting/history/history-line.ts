/** A line of a snapshot with all that it is filtered and grouped by. */
import type { Geography } from '../../data/geography/geography.js';
import { type Located, placeLocator } from '../bill/located.js';
import type { HistoryAccount } from './history-account.js';
import type { SnapshotLine } from './snapshot-line.js';

export interface HistoryLine extends SnapshotLine, Located {
  readonly account: HistoryAccount;
}

/** Each line once, however many days it lasts. */
export function historyLines(geography: Geography): (account: HistoryAccount, line: SnapshotLine) => HistoryLine {
  const locate = placeLocator(geography);
  const known = new WeakMap<SnapshotLine, HistoryLine>();
  return (account, line) => {
    let found = known.get(line);
    if (!found) known.set(line, (found = { ...line, ...locate(line.place), account }));
    return found;
  };
}
