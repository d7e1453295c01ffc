/** A billed thing on both sides of a comparison, and why it costs something else. */
import { type Both, priceOf, sumOf } from '../../bill/amounts/both.js';
import type { HistoryLine } from '../history-line.js';
import { minus, zero } from '../running-sums.js';
import { type ChangePart, type ChangeReason, nonZero, totalOf } from './parts.js';
import { sumsOf } from './shown-parts.js';

export interface ComparedSide {
  readonly line: HistoryLine;
  /** The known part of its cost. */
  readonly amount: Both;
  /** A part of its cost is not known. */
  readonly isUnknown: boolean;
}

/** Null on a side where it was not there, or is outside the filter. */
interface Sides<S extends ComparedSide> {
  readonly key: string;
  readonly before: S | null;
  readonly after: S | null;
}

export interface ComparedThing<S extends ComparedSide = ComparedSide> extends Sides<S> {
  readonly parts: readonly ChangePart[];
  /** The sum of the parts. */
  readonly difference: Both;
}

export function comparedThing<S extends ComparedSide>(
  { key, before, after }: Sides<S>,
  parts: readonly ChangePart[],
): ComparedThing<S> {
  return { key, before, after, parts, difference: totalOf(parts) };
}

/** A thing on one side alone, whose known cost there is all of the difference. */
export function onOneSide<S extends ComparedSide>(sides: Sides<S>, reason: ChangeReason): ComparedThing<S> {
  const { before, after } = sides;
  const amount = minus(after ? after.amount : zero, before ? before.amount : zero);
  return comparedThing(sides, nonZero([{ reason, amount }]));
}

export function isUnknown({ before, after }: ComparedThing): boolean {
  return [before, after].some((side) => side?.isUnknown);
}

/** The sums of both sides, and what they differ by. */
export function sumsIn(things: readonly ComparedThing[], currency: string) {
  const sum = (side: 'before' | 'after') => sumOf(things.map((thing) => (thing[side] ? thing[side].amount : zero)));
  const [before, after] = [sum('before'), sum('after')];
  return {
    before: priceOf(before, currency),
    after: priceOf(after, currency),
    difference: priceOf(minus(after, before), currency),
    byReason: sumsOf(things, currency),
    unknownCount: things.filter(isUnknown).length,
  };
}
