/** Compares two days thing by thing, as far as both are known. */
import type { DayState } from '../day-state.js';
import type { HistoryLine } from '../history-line.js';
import { zero } from '../running-sums.js';
import { lineKey } from '../snapshots/snapshot-line.js';
import { type ComparedSide, type ComparedThing, comparedThing, onOneSide } from './compared-thing.js';
import { ChangeReason, type DayRates, amountOf, partsOf } from './parts.js';

interface ComparedDays {
  readonly from: DayState;
  readonly to: DayState;
  readonly rates: DayRates;
  readonly isWanted: (line: HistoryLine) => boolean;
}

/** Leaves out what is known of one day alone, and what is outside the filter on both. */
export function compareDays(days: ComparedDays): ComparedThing[] {
  const { from, to } = days;
  return [...new Set([...from.lines.keys(), ...to.lines.keys()])].flatMap((key) => {
    const [old, now] = [from.lines.get(key), to.lines.get(key)];
    if ((!old && now && !isKnown(from, now)) || (!now && old && !isKnown(to, old))) return [];
    return compared(key, { old, now }, days) ?? [];
  });
}

interface Lines {
  readonly old: HistoryLine | undefined;
  readonly now: HistoryLine | undefined;
}

/** Null if it is outside the filter on both days. */
function compared(key: string, { old, now }: Lines, { from, to, rates, isWanted }: ComparedDays): ComparedThing | null {
  const before = old && isWanted(old) ? sideOf(old, rates.before) : null;
  const after = now && isWanted(now) ? sideOf(now, rates.after) : null;
  const sides = { key, before, after };
  if (before && after) return comparedThing(sides, partsOf(before.line, after.line, rates));
  if (old && now) return before || after ? onOneSide(sides, ChangeReason.MOVED) : null;
  if (before) {
    return onOneSide(sides, isOfAccount(to, before.line) ? ChangeReason.ENDED : ChangeReason.ACCOUNT_REMOVED);
  }
  return after && onOneSide(sides, isOfAccount(from, after.line) ? ChangeReason.BEGAN : ChangeReason.ACCOUNT_ADDED);
}

function sideOf(line: HistoryLine, rateOf: DayRates['before']): ComparedSide {
  const amount = amountOf(line.cost, rateOf);
  return amount ? { line, amount, isUnknown: false } : { line, amount: zero, isUnknown: true };
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
