/**
 * A result together with what it is based on. Sums, counts and shares are derived from it by `map`, `countIn` and
 * `amountIn`, and rendered by `Figure` alone: none can be shown without saying what is missing from it.
 */
import type { FrameQuery } from '../generated/graphql.js';
import { accountLabel } from '../format/account-label.js';
import type { Money } from '../format/money.js';
import type { Problem } from './problem.js';

/** An account that could not be read, and why. */
export interface MissingSource {
  readonly name: string;
  readonly why: string | null;
  /** Part of it was read. */
  readonly isPart: boolean;
  /** Null where the account is unknown. */
  readonly source: Pick<SourceStatus, 'api' | 'accountName'> | null;
}

export type Certainty<T> =
  | { readonly is: 'awaited' }
  | { readonly is: 'unknown'; readonly lacks: readonly MissingSource[] }
  | { readonly is: 'least'; readonly value: T; readonly lacks: readonly MissingSource[] }
  | { readonly is: 'whole'; readonly value: T };

type SourceStatus = Pick<FrameQuery['hosting']['sources'][number], 'api' | 'accountName' | 'state' | 'error'>;

interface CertaintyInput<T> {
  readonly data: T | undefined;
  readonly problems: readonly Problem[];
  readonly isBusy: boolean;
  readonly isOther: boolean;
}

interface Grounds {
  readonly sources: readonly SourceStatus[];
  readonly isComplete: boolean;
}

/** `groundsOf`: the accounts that the result is based on, where it names them; its problems count anyway. */
export function certaintyOf<T>(
  result: CertaintyInput<T>,
  groundsOf?: (data: T) => Grounds | null | undefined,
): Certainty<T> {
  const { data, problems, isBusy, isOther } = result;
  if (isOther && isBusy) return awaited;
  const failed = problems.map(lackOf);
  if (data === undefined || isOther)
    return problems.length > 0 && !isBusy ? { is: 'unknown', lacks: once(failed) } : awaited;
  const { sources = [], isComplete = true } = groundsOf?.(data) ?? {};
  const unread = sources.filter(({ state }) => state !== 'OK');
  const named = unread.map(({ api, accountName: account, state, error }) => ({
    name: accountLabel(api, account),
    why: error,
    isPart: state === 'PARTIAL',
    source: { api, accountName: account },
  }));
  const lacks = once([...named, ...failed]);
  if (sources.length > 0 && sources.every(({ state }) => state === 'FAILED')) return { is: 'unknown', lacks };
  return isComplete && lacks.length === 0 ? { is: 'whole', value: data } : { is: 'least', value: data, lacks };
}

export const awaited = { is: 'awaited' } as const;

/** If `make` returns null, nothing is known. */
export function map<T, Result>(of: Certainty<T>, make: (value: T) => Result | null | undefined): Certainty<Result> {
  if (!('value' in of)) return of;
  const value = make(of.value) ?? null;
  if (value === null) return { is: 'unknown', lacks: missingOf(of) };
  return { ...of, value };
}

/** Zero is no count while something could not be read. */
export function countIn<T>(of: Certainty<T>, countOf: (value: T) => number | null): Certainty<number> {
  return unlessNone(map(of, countOf), (count) => count === 0);
}

/** Zero is no amount while something could not be read. */
export function amountIn<T>(of: Certainty<T>, amountOf: (value: T) => Money | null | undefined): Certainty<Money> {
  return unlessNone(map(of, amountOf), ({ amount }) => Number(amount) === 0);
}

/** A lower bound: more is still to come, or the rest could not be read. */
export function asLowerBound<T>(of: Certainty<T>, isPart = true): Certainty<T> {
  return isPart && of.is === 'whole' ? { ...of, is: 'least', lacks: [] } : of;
}

/** Combines both, as certain as the less certain one. */
export function both<A, B>(a: Certainty<A>, b: Certainty<B>): Certainty<readonly [A, B]> {
  const lacks = once([...missingOf(a), ...missingOf(b)]);
  if (a.is === 'unknown' || b.is === 'unknown') return { is: 'unknown', lacks };
  if (a.is === 'awaited' || b.is === 'awaited') return awaited;
  const value = [a.value, b.value] as const;
  return a.is === 'whole' && b.is === 'whole' ? { is: 'whole', value } : { is: 'least', value, lacks };
}

export function missingOf(of: Certainty<unknown>): readonly MissingSource[] {
  return 'lacks' in of ? of.lacks : [];
}

/** The value for lists, which show what there is even if something is missing. */
export function valueOf<T>(of: Certainty<T>): T | undefined {
  return 'value' in of ? of.value : undefined;
}

function unlessNone<T>(of: Certainty<T>, isNone: (value: T) => boolean): Certainty<T> {
  return of.is === 'least' && isNone(of.value) ? { is: 'unknown', lacks: of.lacks } : of;
}

function lackOf({ source, message }: Problem): MissingSource {
  if (source === null) return { name: 'part of the answer', why: message, isPart: false, source };
  const { api, account } = source;
  return { name: accountLabel(api, account), why: message, isPart: true, source: { api, accountName: account } };
}

/** Each account once, with its first reason. */
function once(lacks: readonly MissingSource[]): readonly MissingSource[] {
  return [...new Map(lacks.toReversed().map((lack) => [lack.name, lack])).values()].toReversed();
}
