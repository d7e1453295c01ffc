/** A store whose calls for a request are spans of its trace. */
import { inSpan } from '../../base/tracing.js';
import type { Store } from '../../base/store/store.js';

const systems: Readonly<Record<Store['kind'], string>> = { lmdb: 'lmdb', postgres: 'postgresql', redis: 'redis' };

const operations: readonly PropertyKey[] = ['get', 'getMany', 'set', 'setMany', 'delete', 'deleteMany', 'has', 'clear'];

export function tracedStore(store: Store): Store {
  function traced<T>(operation: string, namespace: string, action: () => T): T {
    const attributes = {
      'db.system.name': systems[store.kind],
      'db.operation.name': operation,
      'db.collection.name': namespace,
    };
    return inSpan(`${operation} ${namespace}`, 'client', attributes, action);
  }
  return {
    ...store,
    compareAndSet: (entry, ...values) =>
      traced('compareAndSet', entry.namespace, () => store.compareAndSet(entry, ...values)),
    namespace<T>(name: string) {
      return new Proxy(store.namespace<T>(name), {
        get(keyv, property) {
          const value: unknown = Reflect.get(keyv, property, keyv);
          if (typeof value !== 'function') return value;
          const call = (...given: unknown[]): unknown => Reflect.apply(value, keyv, given);
          if (!operations.includes(property)) return call;
          return (...given: unknown[]) => traced(String(property), name, () => call(...given));
        },
      });
    },
  };
}
