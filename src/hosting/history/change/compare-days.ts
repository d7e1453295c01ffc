/** Compares two days line by line, as far as both are known. */
import type { Both } from '../../bill/amounts/both.js';
import { minus, plus, zero } from '../running-sums.js';
import type { DayState } from '../day-state.js';
import type { HistoryLine } from '../history-line.js';
import { lineKey } from '../snapshots/snapshot-line.js';
import { type ChangePart, ChangeReason, type DayRates, amountOf, partsOf, totalOf } from './parts.js';

export interface LineChange {
  readonly key: string;
  readonly before: HistoryLine | undefined;
  readonly after: HistoryLine | undefined;
  readonly parts: readonly ChangePart[];
  readonly difference: Both;
}

interface Comparison {
  readonly before: Both;
  readonly after: Both;
  readonly changes: readonly LineChange[];
}

export function compareDays(from: DayState, to: DayState, rates: DayRates): Comparison {
  let [before, after] = [zero, zero];
  const changes: LineChange[] = [];
  for (const key of new Set([...from.lines.keys(), ...to.lines.keys()])) {
    const [old, now] = [from.lines.get(key), to.lines.get(key)];
    if ((!old && now && !isKnown(from, now)) || (!now && old && !isKnown(to, old))) continue;
    const [oldAmount, newAmount] = [old && amountOf(old.cost, rates.before), now && amountOf(now.cost, rates.after)];
    if (oldAmount) before = plus(before, oldAmount);
    if (newAmount) after = plus(after, newAmount);
    const parts = old && now ? partsOf(old, now, rates) : onlyOnce(old, now, rates, { from, to });
    if (parts.length > 0) changes.push({ key, before: old, after: now, parts, difference: totalOf(parts) });
  }
  return { before, after, changes };
}

function onlyOnce(
  old: HistoryLine | undefined,
  now: HistoryLine | undefined,
  rates: DayRates,
  { from, to }: { readonly from: DayState; readonly to: DayState },
): ChangePart[] {
  const line = old ?? now;
  const amount = line && amountOf(line.cost, old ? rates.before : rates.after);
  if (!line || !amount || (amount.net.isZero() && amount.gross.isZero())) return [];
  if (!old) return [{ reason: isOfAccount(from, line) ? ChangeReason.BEGAN : ChangeReason.ACCOUNT_ADDED, amount }];
  const reason = isOfAccount(to, line) ? ChangeReason.ENDED : ChangeReason.ACCOUNT_REMOVED;
  return [{ reason, amount: minus(zero, amount) }];
}

/**
 * Whether the line's absence on that day is known: an account that did not exist yet, or no longer exists, had no
 * lines.
 */
function isKnown({ accounts }: DayState, line: HistoryLine): boolean {
  const of = accounts.find(({ account }) => account === line.account);
  if (!of) return true;
  const { snapshot } = of;
  return snapshot !== null && !snapshot.missing.includes(line.list) && !snapshot.unread.includes(lineKey(line));
}

function isOfAccount({ accounts }: DayState, line: HistoryLine): boolean {
  return accounts.some(({ account }) => account === line.account);
}
