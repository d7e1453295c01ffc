/** The outcome of a field or an item: written, pending, or paused until the operation's next turn. */
import type { Text } from '../../../base/bytes.js';
import type { Paused } from './paused.js';

/** JSON; undefined for what JSON leaves out. */
export type Written = Text | undefined;

/** Undefined once it is in the writer, or left out as JSON leaves it out. */
export type Done = Promise<Written> | undefined;

export type FieldOutcome = Done | Paused<Done>;

/** Ignores the outcomes of children whose parent has failed: later errors are reported nowhere. */
export function forget(outcomes: readonly (Written | Promise<Written>)[]): void {
  for (const outcome of outcomes) if (outcome instanceof Promise) outcome.catch(() => undefined);
}
