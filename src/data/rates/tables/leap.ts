/** How far a rate may move from the last good one, and how a larger move is confirmed by the tables that follow. */
import { daysBetween } from '../../../base/dates.js';
import { restatement } from './known-leaps.js';
import { majors } from './majors.js';
import type { Dispute } from './table.js';

/**
 * As factors: `first` of any move, times `daily` for each day since, at most `most` however long ago.
 * The true moves of minor currencies within a week stay below, devaluations aside (EGP 1.60 in 4 days of 2024,
 * BOB 1.43 in 5 days of 2026); MMK and SHP once came 1.30 and 1.59 wrong.
 */
const limits = {
  major: { first: 1, daily: 1.25, most: 2 },
  minor: { first: 1.15, daily: 1.015, most: 4 },
};

/** How far apart, as a factor, the tables may be that confirm a new level. */
const tolerance = 1.1;
/** Together with the table in question, three in a row. */
const confirmations = 2;

export interface Dated {
  readonly date: string;
  readonly rate: number;
}

/** What is known of a currency before a table: its last good rate, and the doubted ones since, newest first. */
export interface Past {
  readonly good: (Dated & { readonly dispute: Dispute | undefined }) | undefined;
  readonly doubted: readonly Dated[];
}

/** `believed`: the days of earlier doubted values that this one confirms. `doubted`: why, to follow the code. */
export type LeapVerdict = { readonly believed: readonly string[] } | { readonly doubted: string };

/** By its own past alone. */
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

/** The largest move that is ever believed for being repeated, as a factor. */
export function mostBelieved(code: string): number {
  return limitsOf(code).most;
}

function limitsOf(code: string): (typeof limits)['major'] {
  return majors.includes(code) ? limits.major : limits.minor;
}

/** The days just before whose doubted values say the same, the newest first. */
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
