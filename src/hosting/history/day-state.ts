/** The lines that counted on one day, and how much of it is known. */
import type { TableInForce } from '../../data/rates/tables/in-force.js';
import type { HistoryLine } from './history-line.js';
import { type AccountDay, type ReplayOptions, replay } from './replay.js';
import type { SharedKey } from './shared-lines.js';
import { lineKey } from './snapshots/snapshot-line.js';

export interface DayState {
  readonly day: string;
  /** The lines by the name of the thing, which is the same on every day and in whichever account. */
  readonly lines: ReadonlyMap<string, HistoryLine>;
  readonly accounts: readonly AccountDay[];
  /** Undefined if no rates of the day are known. */
  readonly table: TableInForce | undefined;
}

export async function stateOn(
  day: string,
  table: TableInForce | undefined,
  options: Omit<ReplayOptions, 'from' | 'to' | 'began' | 'ended'>,
): Promise<DayState> {
  const lines = new Map<string, HistoryLine>();
  const nameOf = (line: HistoryLine) => thingName(line, options.sharedKeyOf);
  const days = replay({
    ...options,
    from: day,
    to: day,
    began: (line) => lines.set(nameOf(line), line),
    ended: (line) => lines.delete(nameOf(line)),
  });
  let known: readonly AccountDay[] = [];
  for await (const { accounts } of days) known = accounts;
  return { day, lines, accounts: known, table };
}

function thingName(line: HistoryLine, sharedKeyOf: SharedKey): string {
  const { account } = line;
  return sharedKeyOf(account, line) ?? JSON.stringify([account.api, account.name, lineKey(line)]);
}
