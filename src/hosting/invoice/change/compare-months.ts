/** Compares two months thing by thing. */
import { dateOf } from '../../../base/dates.js';
import { type ComparedThing, comparedThing, onOneSide } from '../../history/change/compared-thing.js';
import { ChangeReason } from '../../history/change/parts.js';
import type { Charged } from '../charged.js';
import { isUsage } from '../usage.js';
import { type Comparison, stepsBetween } from './steps.js';

interface ComparedMonths extends Comparison {
  readonly isWanted: (line: Charged['line']) => boolean;
  /** Whether the account is still configured. */
  readonly isPresent: (account: Charged['account']) => boolean;
}

export function compareMonths(
  before: readonly Charged[],
  after: readonly Charged[],
  months: ComparedMonths,
): ComparedThing<Charged>[] {
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
function compared(key: string, sides: Sides, months: ComparedMonths): ComparedThing<Charged> | null {
  const ofFilter = (side: Charged | null) => (side && months.isWanted(side.line) ? side : null);
  const [before, after] = [ofFilter(sides.old), ofFilter(sides.now)];
  if (before && after) return comparedThing({ key, before, after }, stepsBetween(before, after, months));
  if (before) return onOneSide({ key, before, after }, sides.now ? ChangeReason.MOVED : endOf(before, months));
  return after && onOneSide({ key, before, after }, sides.old ? ChangeReason.MOVED : beginningOf(after, months));
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
