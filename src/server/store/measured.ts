/**
 * Reports each call to a store, or to the cache that replicas share: what was called, how long it took and how it ended.
 * Those of a traced request are spans of its trace.
 */
import type { SharedEngine } from '../../rest/shared/engine.js';
import { type Attributes, failureOf, inSpan, startSpan, tracer } from '../../base/telemetry/tracing.js';
import { isThenable } from '../../base/map-maybe-promise.js';
import { type StoreCall, storeCalls } from '../../base/telemetry/diagnostics.js';
import type { Store } from '../../base/store/store.js';
import { aroundCalls } from './calls.js';

type Use = Pick<StoreCall, 'use' | 'engine'> & {
  /** The namespace of entries. */
  readonly collection?: string;
};

/** The names of OpenTelemetry. */
const systems: Readonly<Record<StoreCall['engine'], string>> = { lmdb: 'lmdb', postgres: 'postgresql', redis: 'redis' };

export function measuredStore(store: Store): Store {
  return measured(store, { use: 'store', engine: store.kind });
}

/** A cache that is the store itself is not measured twice. */
export function measuredEngine(engine: SharedEngine): SharedEngine {
  return engine.isStore ? engine : measured(engine, { use: 'cache', engine: engine.kind });
}

function measured<T extends object>(target: T, baseUse: Use): T {
  const useOf = (collection: string | undefined): Use =>
    collection === undefined ? baseUse : { ...baseUse, collection };
  return aroundCalls(target, {
    lists: new Set(['range']),
    call(run, operation, collection) {
      const use = useOf(collection);
      return spanned(() => reported(run, operation, use), operation, use);
    },
    list: (entries, collection) => measuredRange(entries, useOf(collection)),
  });
}

/** One call, which ends when its reader has read the last entry or wants no more. */
async function* measuredRange(entries: AsyncIterable<unknown>, use: Use): AsyncGenerator<unknown> {
  const span = startSpan(nameOf('range', use), 'client', attributesOf('range', use));
  const ended = timed('range', use);
  let failure: { readonly error: unknown } | null = null;
  try {
    yield* entries;
  } catch (error) {
    failure = { error };
    throw error;
  } finally {
    span?.end(failure ? failureOf(failure.error) : {});
    ended(failure !== null);
  }
}

function spanned(call: () => unknown, operation: string, use: Use): unknown {
  if (!tracer) return call();
  return inSpan(nameOf(operation, use), 'client', attributesOf(operation, use), call);
}

function nameOf(operation: string, { collection }: Use): string {
  return collection ? `${operation} ${collection}` : operation;
}

function attributesOf(operation: string, { engine, collection }: Use): Attributes {
  return {
    'db.system.name': systems[engine],
    'db.operation.name': operation,
    'db.collection.name': collection,
  };
}

function reported(call: () => unknown, operation: string, use: Use): unknown {
  if (!storeCalls.hasSubscribers) return call();
  const ended = timed(operation, use);
  const result = call();
  if (!isThenable(result)) return result;
  return result.then(
    (value) => {
      ended(false);
      return value;
    },
    (error: unknown) => {
      ended(true);
      throw error;
    },
  );
}

/** Begins a call; what it returns reports its end. */
function timed(operation: string, { use, engine }: Use): (isFailed: boolean) => void {
  const begun = performance.now();
  return (isFailed) =>
    storeCalls.publish({ use, engine, operation, isFailed, milliseconds: performance.now() - begun });
}
