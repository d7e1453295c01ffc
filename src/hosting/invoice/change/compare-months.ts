/** Compares two months thing by thing. */
import { dateOf } from '../../../base/dates.js';
import type { Both } from '../../bill/amounts/both.js';
import { type ChangePart, ChangeReason, nonZero, totalOf } from '../../history/change/parts.js';
import { minus, zero } from '../../history/running-sums.js';
import type { Charged } from '../charged.js';
import { isUsage } from '../usage.js';
import { type Comparison, stepsBetween } from './steps.js';

/** A thing in both months; null in one where it was not there, or is outside the filter. */
export interface ComparedLine {
  readonly key: string;
  readonly before: Charged | null;
  readonly after: Charged | null;
  readonly parts: readonly ChangePart[];
  /** The sum of the parts. */
  readonly difference: Both;
}

interface ComparedMonths extends Comparison {
  readonly isWanted: (line: Charged['line']) => boolean;
  /** Whether the account is still configured. */
  readonly isPresent: (account: Charged['account']) => boolean;
}

export function compareMonths(
  before: readonly Charged[],
  after: readonly Charged[],
  months: ComparedMonths,
): ComparedLine[] {
  const then = new Map(before.map((line) => [line.key, line]));
  const now = new Map(after.map((line) => [line.key, line]));
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((key) => {
    const parts = { old: then.get(key) ?? null, now: now.get(key) ?? null };
    return compared(key, parts, months) ?? [];
  });
}

interface Sides {
  readonly old: Charged | null;
  readonly now: Charged | null;
}

/** Null if it is outside the filter in both months. */
function compared(key: string, sides: Sides, months: ComparedMonths): ComparedLine | null {
  const ofFilter = (side: Charged | null) => (side && months.isWanted(side.line) ? side : null);
  const [before, after] = [ofFilter(sides.old), ofFilter(sides.now)];
  if (before && after) return lineOf({ key, before, after }, stepsBetween(before, after, months));
  if (before) return inOneMonth({ key, before, after }, sides.now ? ChangeReason.MOVED : endOf(before, months));
  return after && inOneMonth({ key, before, after }, sides.old ? ChangeReason.MOVED : beginningOf(after, months));
}

/** A line that has gone to another group, or has come from one: on the other side there is nothing. */
export function movedLine(line: Omit<ComparedLine, 'parts' | 'difference'>): ComparedLine {
  return inOneMonth(line, ChangeReason.MOVED);
}

function inOneMonth(line: Omit<ComparedLine, 'parts' | 'difference'>, reason: ChangeReason): ComparedLine {
  const { before, after } = line;
  const amount = minus(after ? after.amount : zero, before ? before.amount : zero);
  return lineOf(line, nonZero([{ reason, amount }]));
}

function lineOf(
  { key, before, after }: Omit<ComparedLine, 'parts' | 'difference'>,
  parts: readonly ChangePart[],
): ComparedLine {
  return { key, before, after, parts, difference: totalOf(parts) };
}

function endOf({ account, line }: Charged, { after, isPresent }: ComparedMonths): ChangeReason {
  if (isUsage(line)) return ChangeReason.SHRANK;
  return !isPresent(account) && account.lastDay < after.month.firstDay
    ? ChangeReason.ACCOUNT_REMOVED
    : ChangeReason.ENDED;
}

/** A thing that does not say when it was created may have been there before its account was first read. */
function beginningOf({ account, line }: Charged, { before }: ComparedMonths): ChangeReason {
  if (line.created === null && account.firstDay > dateOf(before.until - 1)) return ChangeReason.ACCOUNT_ADDED;
  return isUsage(line) ? ChangeReason.GREW : ChangeReason.BEGAN;
}
