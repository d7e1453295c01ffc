/** Carries planned calls out, one after the other, and says how far it came. */
import { CallerError } from '../../../base/errors.js';
import { UpstreamError } from '../../../rest/failures/failure.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import type { PathValues } from '../../../rest/rows/path.js';
import type { Change } from './plan.js';

/** A change, and what has become of it. */
export interface Outcome<S> extends Change<S> {
  /** Null if unknown: its call may have taken effect. */
  readonly isDone: boolean | null;
}

export interface Outcomes<S> {
  readonly outcomes: readonly Outcome<S>[];
  readonly calls: number;
  /** Why some are not done. */
  readonly failure: CallerError | null;
}

/** Changes that are made in one call: all of them, or none. */
export type Batch<S> = readonly Change<S>[];

export interface DnsCall<S> {
  readonly changes: Batch<S>;
  readonly row: BoundRow;
  readonly values: PathValues;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** Calls in order, and their changes in the order of the result. */
export interface PlannedCalls<S> {
  readonly changes: readonly Change<S>[];
  readonly calls: readonly DnsCall<S>[];
}

export function previewOf<S>({ changes, calls }: PlannedCalls<S>): Outcomes<S> {
  return { outcomes: changes.map((change) => ({ ...change, isDone: false })), calls: calls.length, failure: null };
}

/**
 * Makes one call after the other, up to the first that fails; each is applied completely or not at all. `write` returns
 * the outcomes of its call's changes, in order.
 */
export async function carryOut<S>(
  { changes, calls }: PlannedCalls<S>,
  write: (call: DnsCall<S>) => Promise<readonly Outcome<S>[]>,
): Promise<Outcomes<S>> {
  const outcomes = new Map<Change<S>, Outcome<S>>();
  let failure: UpstreamError | null = null;
  for (const call of calls) {
    const note = (isDone: boolean | null) => call.changes.map((change) => ({ ...change, isDone }));
    let results: readonly Outcome<S>[];
    try {
      results = failure ? note(false) : await write(call);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // What was done but not returned leaves the others as they were to be.
      if (error.isDone !== true) failure = error;
      results = note(error.isDone);
    }
    for (const [index, change] of call.changes.entries())
      outcomes.set(change, results[index] ?? { ...change, isDone: null });
  }
  const inOrder = changes.flatMap((change) => outcomes.get(change) ?? []);
  if (failure && inOrder.every(({ isDone }) => isDone === false)) throw failure;
  return { outcomes: inOrder, calls: calls.length, failure: failure && inWords(failure, inOrder) };
}

function inWords(failure: UpstreamError, outcomes: readonly Outcome<unknown>[]): CallerError {
  const done = outcomes.filter(({ isDone }) => isDone === true).length;
  const message = `${failure.message}. ${done} of ${outcomes.length} changes are made; ask the same again for the rest: what is done is not done twice.`;
  return new CallerError(failure.code, message, { ...failure.extensions });
}
