/** Values and outcomes that are still to come, and what becomes of them when they fail. */
import type { GraphQLOutputType, ResponsePath } from 'graphql';
import type { Complete } from './complete.js';
import type { Outcome } from './outcome.js';
import { Paused, afterPause } from './paused.js';
import type { Run } from './run.js';
import type { Site } from './site.js';

/** No closures are made where all is written at once, which is most of an answer. */
export function guarded(outcome: Outcome, run: Run, site: Site, type: GraphQLOutputType, path: ResponsePath): Outcome {
  const failed = (error: unknown) => run.failed(error, site, type, path);
  if (outcome instanceof Paused) {
    return afterPause(outcome, (resumed) => guarded(resumed, run, site, type, path), failed);
  }
  return outcome instanceof Promise ? outcome.then(undefined, failed) : outcome;
}

export function awaited(
  value: PromiseLike<unknown>,
  complete: Complete,
  run: Run,
  site: Site,
  type: GraphQLOutputType,
  path: ResponsePath,
): Outcome {
  const later = Promise.resolve(value).then((came) => run.turns.settled(complete(came, run, path)));
  return guarded(later, run, site, type, path);
}
