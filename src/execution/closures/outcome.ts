/** What comes of a field or an item: its JSON at once, later, or when it is the turn of this question again. */
import type { Paused } from './paused.js';

/** The bytes of JSON; null is null; undefined is what JSON leaves out. */
export type Written = string | null | undefined;

export type Outcome = Written | Promise<Written> | Paused;

export function isWritten(outcome: Outcome): outcome is Written {
  return typeof outcome !== 'object' || outcome === null;
}

/** Of some whose parent has failed: what else becomes of them is told to nobody. */
export function forget(outcomes: readonly (Written | Promise<Written>)[]): void {
  for (const outcome of outcomes) if (outcome instanceof Promise) outcome.catch(() => undefined);
}

/** As graphql-js tells. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
    'then' in value &&
    typeof value.then === 'function'
  );
}
