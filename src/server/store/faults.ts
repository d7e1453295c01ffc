/** Has every failure of an engine's driver come as one of few kinds. */
import { isThenable } from '../../base/map-maybe-promise.js';
import { EngineFault, type FaultKind } from '../../base/store/error.js';
import { aroundCalls } from './calls.js';

interface Faults {
  /** Null for what is no failure of the engine, such as a mistake of ours. */
  kindOf(error: unknown): FaultKind | null;
  /** Called for each call that a server has refused as another has its role. */
  onRoleLost(): void;
}

export function withFaults<T extends object>(target: T, { kindOf, onRoleLost }: Faults): T {
  const fail = (error: unknown): never => {
    const kind = error instanceof EngineFault ? null : kindOf(error);
    if (kind === 'roleLost') onRoleLost();
    throw kind === null ? error : new EngineFault(kind, error);
  };
  return aroundCalls(target, {
    lists: new Set(['range', 'iterator']),
    call(run) {
      try {
        const result = run();
        return isThenable(result) ? result.then(undefined, fail) : result;
      } catch (error) {
        return fail(error);
      }
    },
    async *list(entries) {
      try {
        yield* entries;
      } catch (error) {
        fail(error);
      }
    },
  });
}

/** The kind of what no answer of the engine says: a broken connection, unless the mistake is ours. */
export function kindWithoutAnswer(error: unknown): FaultKind | null {
  // An entry that is no JSON.
  if (error instanceof SyntaxError) return 'damaged';
  return error instanceof TypeError || error instanceof RangeError ? null : 'outage';
}
