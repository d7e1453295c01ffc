/** Completes pending values, and nulls or propagates them when they fail. */
import type { GraphQLOutputType, ResponsePath } from 'graphql';
import type { Complete } from '../complete.js';
import type { FieldOutcome } from './outcome.js';
import { Paused, afterPause } from './paused.js';
import type { ExecutionRun } from './run.js';
import type { Site } from '../field-site.js';
import type { Writer } from './json-writer.js';

/**
 * Allocates no closure for synchronous outcomes, which are most of a response. `start` is the value's offset in the
 * writer.
 */
export function guarded(
  outcome: FieldOutcome,
  to: Writer,
  start: number,
  run: ExecutionRun,
  site: Site,
  type: GraphQLOutputType,
  path: ResponsePath,
): FieldOutcome {
  if (outcome instanceof Paused) {
    return afterPause(
      outcome,
      (resumed) => guarded(resumed, to, start, run, site, type, path),
      (error) => nullFor(error, to, start, run, site, type, path),
    );
  }
  // Deferred, since many may fail at once, and an error takes longer than most values.
  return outcome?.then(undefined, (error: unknown) =>
    run.turns.apart((own) => nullFor(error, own, own.length, run, site, type, path)),
  );
}

/** Writes null where the type allows it; otherwise the parent fails. */
export function nullFor(
  error: unknown,
  to: Writer,
  start: number,
  run: ExecutionRun,
  site: Site,
  type: GraphQLOutputType,
  path: ResponsePath,
): undefined {
  run.failed(error, site, type, path);
  to.cut(start);
  to.bytes('null');
}

export function awaited(
  value: PromiseLike<unknown>,
  complete: Complete,
  to: Writer,
  run: ExecutionRun,
  site: Site,
  type: GraphQLOutputType,
  path: ResponsePath,
): FieldOutcome {
  const later = Promise.resolve(value).then((came) => run.turns.apart((own) => complete(came, own, run, path)));
  return guarded(later, to, to.length, run, site, type, path);
}
