/**
 * Reports each call to a store, or to the cache that replicas share: what was called, how long it took and how it ended.
 * Those of a traced request are spans of its trace.
 */
import type { SharedEngine } from '../../rest/shared/engine.js';
import { type Attributes, failureOf, inSpan, startSpan, tracer } from '../../base/telemetry/tracing.js';
import { isThenable } from '../../base/map-maybe-promise.js';
import { type StoreCall, storeCalls } from '../../base/telemetry/diagnostics.js';
import type { Store } from '../../base/store/store.js';

type Use = Pick<StoreCall, 'use' | 'engine'> & {
  /** The namespace of entries. */
  readonly collection?: string;
};

/** The names of OpenTelemetry. */
const systems: Readonly<Record<StoreCall['engine'], string>> = { lmdb: 'lmdb', postgres: 'postgresql', redis: 'redis' };

/** What is reported, of the store itself, of its parts and of the entries of a namespace. */
const operations = new Set([
  'ping',
  'compareAndSet',
  'compareAndSetAll',
  'get',
  'getMany',
  'set',
  'setMany',
  'delete',
  'deleteMany',
  'has',
  'clear',
  'acquire',
  'renew',
  'release',
  'publish',
  'confirm',
  'take',
  'settle',
  'add',
  'look',
  'extend',
  'land',
  'raise',
]);
const parts = new Set(['leases', 'pubSub', 'windows', 'responses']);

export function measuredStore(store: Store): Store {
  return measured(store, { use: 'store', engine: store.kind });
}

/** What is the store has been measured as such. */
export function measuredEngine(engine: SharedEngine): SharedEngine {
  return engine.isStore ? engine : measured(engine, { use: 'cache', engine: engine.kind });
}

function measured<T extends object>(target: T, use: Use): T {
  const known = new Map<PropertyKey, unknown>();
  const make = (name: PropertyKey, value: unknown): unknown => {
    if (typeof name !== 'string' || typeof value !== 'function') {
      return isPart(name, value) ? measured(value, use) : value;
    }
    const call = (...given: unknown[]): unknown => Reflect.apply(value, target, given);
    if (name === 'namespace') {
      return (...given: unknown[]) => entriesOf(call(...given), { ...use, collection: String(given[0]) });
    }
    if (name === 'range') {
      return (...given: unknown[]) => rangeOf(call(...given), { ...use, collection: String(given[0]) });
    }
    return operations.has(name)
      ? (...given: unknown[]) => spanned(() => reported(() => call(...given), name, use), name, use)
      : call;
  };
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name, target);
      // Another value of the same name is none of a method nor of a part: those never change.
      if (typeof value !== 'function' && !isPart(name, value)) return value;
      if (!known.has(name)) known.set(name, make(name, value));
      return known.get(name);
    },
  });
}

function isPart(name: PropertyKey, value: unknown): value is object {
  return typeof name === 'string' && parts.has(name) && typeof value === 'object' && value !== null;
}

function entriesOf(entries: unknown, use: Use): unknown {
  return typeof entries === 'object' && entries !== null ? measured(entries, use) : entries;
}

function rangeOf(entries: unknown, use: Use): unknown {
  return isAsyncIterable(entries) ? measuredRange(entries, use) : entries;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
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
