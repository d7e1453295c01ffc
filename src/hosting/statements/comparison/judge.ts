/** Judges one thing that a statement bills, beside what the invoice has of it. */
import type { BigNumber } from 'bignumber.js';
import { addDays, dateOf, daysBetween } from '../../../base/dates.js';
import { exact } from '../../../base/decimal.js';
import { sum } from '../../bill/amounts/largest-remainder.js';
import { BillUnknownReason } from '../../bill/lines/bill-draft.js';
import { hour } from '../../invoice/month.js';
import type { StatementRow } from '../statement.js';
import type { StatementAccount } from '../statement-store.js';
import type { Judgement } from './compared-line.js';
import { DisputedAmount } from './disputed-amount.js';
import { likelyCause } from './likely-causes.js';
import type { OwnLine, OwnMonths } from './own-months.js';
import type { OwnPart } from './own-part.js';
import { daysOf, rowHours } from './row-hours.js';
import { StatementCause, StatementVerdict } from './verdict.js';

interface Judged {
  readonly account: StatementAccount;
  readonly rows: readonly StatementRow[];
  readonly isSetup: boolean;
  /** The lines that the invoice has of it in the months of the rows. */
  readonly lines: readonly OwnLine[];
  /** The same of the months before, where the invoice has nothing of these. */
  readonly earlier: readonly OwnLine[];
  readonly own: OwnPart;
}

/** A day in the zone of the provider can begin two hours before that of UTC. */
const zoneAhead = 2 * hour;
/** Hours between two readings, as snapshots are taken each day. */
const betweenReadings = 24;

export function judge(thing: Judged, months: OwnMonths): Judgement {
  const { account, rows, lines, earlier, own, isSetup } = thing;
  const amount = new DisputedAmount(rows, own, months.firstDay(account));
  if (lines.length === 0) {
    const end = endOf(earlier);
    const isAfter = end !== null && rows.some(({ until }) => until > lastDayOf(end, account, months));
    if (isAfter) return { verdict: StatementVerdict.CHARGED_AFTER_DELETION, cause: null };
    return { verdict: StatementVerdict.BILLED_BUT_UNSEEN, cause: whyUnseen(thing, months) };
  }
  const isKnown = own.unknown.size === 0;
  if (isKnown && amount.theirs.isEqualTo(own.amount.net)) return { verdict: StatementVerdict.AGREED, cause: null };
  if (isSetup && isKnown && own.segments.length === 0) {
    return { verdict: StatementVerdict.DIFFERS, cause: StatementCause.ORDERED_ELSEWHEN };
  }
  if (!isSetup && isAfterDeletion(thing, amount.theirs, months)) {
    return { verdict: StatementVerdict.CHARGED_AFTER_DELETION, cause: null };
  }
  if (!isKnown) return { verdict: StatementVerdict.NO_PRICE_HERE, cause: whyUnpriced(own) };
  return { verdict: StatementVerdict.DIFFERS, cause: isSetup ? setupCause(amount) : likelyCause(amount) };
}

/** Judges a thing that was not billed: it may be on the next statement if it began on the last day of the month. */
export function judgeUnbilled(lines: readonly OwnLine[]): Judgement {
  const [first] = lines;
  const from = first?.charged.segments[0]?.from;
  const isLate = first !== undefined && from !== undefined && from >= first.month.end - betweenReadings * hour;
  return { verdict: StatementVerdict.SEEN_BUT_UNBILLED, cause: isLate ? StatementCause.ORDERED_LATE : null };
}

interface End {
  readonly at: number;
  /** It is taken from the readings around it. */
  readonly isInferred: boolean;
}

/** When it was deleted; null while it goes on, or where nothing is known of it. */
function endOf(lines: readonly OwnLine[]): End | null {
  const last = lines.at(-1);
  const segments = lines.filter(({ month }) => month === last?.month).flatMap(({ charged }) => charged.segments);
  const latest = segments.reduce<(typeof segments)[number] | null>(
    (one, other) => (one && one.until >= other.until ? one : other),
    null,
  );
  // What a later month does not have ended with its own one at the latest.
  if (!last || !latest) return null;
  return { at: Math.min(latest.until, last.month.end), isInferred: latest.isInferred || latest.isOpen };
}

/** The last day for which a provider can rightly charge what ended then. */
function lastDayOf({ at, isInferred }: End, account: StatementAccount, months: OwnMonths): string {
  let day = dateOf(at + zoneAhead - 1);
  if (!isInferred) return day;
  day = addDays(day, 1);
  while (!months.isRead(account, day) && daysBetween(dateOf(at), day) < 31) day = addDays(day, 1);
  return day;
}

function isAfterDeletion({ account, rows, lines, own }: Judged, theirs: BigNumber, months: OwnMonths): boolean {
  const isOpen = lines.some(({ charged }) => charged.segments.some((segment) => segment.isOpen));
  const end = isOpen ? null : endOf(lines);
  if (!end || (own.unknown.size === 0 && theirs.isLessThan(own.amount.net))) return false;
  const lastDay = lastDayOf(end, account, months);
  return rows.some(({ until, total }) => until > lastDay && exact(total).isPositive());
}

function whyUnseen({ account, rows }: Judged, months: OwnMonths): StatementCause {
  const days = rows.flatMap((row) => Array.from({ length: daysOf(row) }, (_, place) => addDays(row.from, place)));
  if (!days.every((day) => months.isRead(account, day))) return StatementCause.NOT_READ_THEN;
  const hours = rows.flatMap((row) => rowHours(row) ?? []);
  const isShort = hours.length === rows.length && sum(hours).isLessThanOrEqualTo(betweenReadings);
  return isShort ? StatementCause.LIVED_BETWEEN_READINGS : StatementCause.NEVER_SEEN;
}

function whyUnpriced({ unknown }: OwnPart): StatementCause | null {
  if (unknown.has('WITHOUT_SETUP')) return StatementCause.WITHOUT_SETUP;
  if (unknown.has('OTHER_CURRENCY')) return StatementCause.OTHER_CURRENCY;
  return unknown.has(BillUnknownReason.NOT_READ) ? StatementCause.LIVED_BETWEEN_READINGS : null;
}

function setupCause(amount: DisputedAmount): StatementCause {
  if (amount.isBilled(amount.ours.net)) return StatementCause.ROUNDING;
  return amount.isBilled(amount.ours.gross) ? StatementCause.TAX : StatementCause.OTHER_PRICE;
}
