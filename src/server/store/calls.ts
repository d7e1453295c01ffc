/** Wraps each call to a store, or to the cache that replicas share, including its parts and namespaces. */

interface AroundCalls {
  /** The methods that return a list. */
  readonly lists: ReadonlySet<string>;
  /** `collection` is the namespace of entries; undefined for calls that concern none. */
  call(run: () => unknown, operation: string, collection: string | undefined): unknown;
  list(entries: AsyncIterable<unknown>, collection: string | undefined): AsyncIterable<unknown>;
}

/** The methods of the store itself, of its parts and of namespaces. */
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

export function aroundCalls<T extends object>(target: T, around: AroundCalls, collection?: string): T {
  const known = new Map<PropertyKey, unknown>();
  const make = (name: PropertyKey, value: unknown): unknown => {
    if (typeof name !== 'string' || typeof value !== 'function') {
      return isPart(name, value) ? aroundCalls(value, around, collection) : value;
    }
    const call = (...given: unknown[]): unknown => Reflect.apply(value, target, given);
    if (name === 'namespace') {
      return (...given: unknown[]) => entriesOf(call(...given), around, String(given[0]));
    }
    if (around.lists.has(name)) {
      return (...given: unknown[]) => listOf(call(...given), around, collection ?? String(given[0]));
    }
    return operations.has(name) ? (...given: unknown[]) => around.call(() => call(...given), name, collection) : call;
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

function entriesOf(entries: unknown, around: AroundCalls, collection: string): unknown {
  return typeof entries === 'object' && entries !== null ? aroundCalls(entries, around, collection) : entries;
}

function listOf(entries: unknown, around: AroundCalls, collection: string): unknown {
  return isAsyncIterable(entries) ? around.list(entries, collection) : entries;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
