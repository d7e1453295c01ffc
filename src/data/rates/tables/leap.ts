/** Limits how far a rate may move from the last good one; larger moves are confirmed by the tables that follow. */
import { daysBetween } from '../../../base/dates.js';
import { restatement } from './known-leaps.js';
import { majors } from './majors.js';
import type { Dispute } from './table.js';

/**
 * The limits are factors: `first` for any move, times `daily` for each day since, and at most `most`. Real moves of
 * minor currencies within a week stay below, apart from devaluations (EGP 1.60 in 4 days of 2024, BOB 1.43 in 5 days of
 * 2026); MMK and SHP were once wrong by 1.30 and 1.59.
 */
const limits = {
  major: { first: 1, daily: 1.25, most: 2 },
  minor: { first: 1.15, daily: 1.015, most: 4 },
};

/** The factor within which tables confirm a new level. */
const tolerance = 1.1;
/** Together with the table in question that makes three in a row. */
const confirmations = 2;

export interface Dated {
  readonly date: string;
  readonly rate: number;
}

/** The history of a currency before a table: its last good rate, and the doubted ones since, newest first. */
export interface Past {
  readonly good: (Dated & { readonly dispute: Dispute | undefined }) | undefined;
  readonly doubted: readonly Dated[];
}

/**
 * `believed`: earlier days whose doubted values this one confirms. `doubted`: the reason, which follows the code in
 * messages.
 */
export type LeapVerdict = { readonly believed: readonly string[] } | { readonly doubted: string };

/** Judges a move by the currency's own history alone. */
export function judgeMove(code: string, { date, rate }: Dated, { good, doubted }: Past): LeapVerdict {
  if (good === undefined) return { believed: [] };
  const restated = good.rate * restatement(code, good.date, date);
  const days = Math.max(1, daysBetween(good.date, date));
  const { first, daily, most } = limitsOf(code);
  const limit = Math.min(first * daily ** days, most);
  const factor = factorOf(rate, restated);
  const agreeing = confirmationsOf(rate, doubted);
  if (factor <= limit || (factor <= most && agreeing.length >= confirmations)) return { believed: agreeing };
  const unit = restated === good.rate ? '' : `, which is ${figure(restated)} since`;
  return {
    doubted:
      ` moved from ${good.rate} on ${good.date}${unit} to ${rate} in ${days} day(s), ` +
      `a factor of ${figure(factor)} where ${figure(limit)} is the limit`,
  };
}

/** The largest move, as a factor, that repetition can confirm. */
export function mostBelieved(code: string): number {
  return limitsOf(code).most;
}

function limitsOf(code: string): (typeof limits)['major'] {
  return majors.includes(code) ? limits.major : limits.minor;
}

/** The days just before with the same doubted value, the newest first. */
export function confirmationsOf(rate: number, doubted: readonly Dated[]): string[] {
  const stranger = doubted.findIndex((each) => factorOf(each.rate, rate) > tolerance);
  return (stranger < 0 ? doubted : doubted.slice(0, stranger)).map(({ date }) => date);
}

export function factorOf(a: number, b: number): number {
  return Math.max(a / b, b / a);
}

function figure(factor: number): string {
  return String(Number(factor.toPrecision(4)));
}
