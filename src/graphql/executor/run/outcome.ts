/** What comes of a field or an item: it is written, it comes later, or when it is the turn of this question again. */
import type { Text } from '../../../base/bytes.js';
import type { Paused } from './paused.js';

/** The bytes of JSON; undefined is what JSON leaves out. */
export type Written = Text | undefined;

/** Undefined once it stands in the writer, or is left out of it as JSON leaves it out. */
export type Done = Promise<Written> | undefined;

export type FieldOutcome = Done | Paused<Done>;

/** Of some whose parent has failed: what else becomes of them is reported to nobody. */
export function forget(outcomes: readonly (Written | Promise<Written>)[]): void {
  for (const outcome of outcomes) if (outcome instanceof Promise) outcome.catch(() => undefined);
}
