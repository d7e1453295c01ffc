/** Values for the path of an object's field: from the object itself, or from the path that it was read with. */
import type { Keys } from '../rows/path-keys.js';
import { keyBesideOf } from '../rows/key-beside.js';
import { type PathValues, paramsOf } from '../rows/path.js';
import { type ObjectOrigin, originOf } from '../mapping/to-graph.js';
import type { BoundRow } from '../rows/bound-row.js';
import { isId, isObject } from '../../base/unknown.js';

/** The known values only. */
export function knownValues(row: BoundRow, object: object, keys: Keys = keysOf(object)): PathValues {
  const beside = keyBesideOf(row);
  return Object.fromEntries(
    [...paramsOf(row.path), ...(beside ? [beside.property] : [])].flatMap((param) => {
      const value = knownValue(object, param, keys);
      return value === undefined ? [] : [[param, value]];
    }),
  );
}

/** The object's own properties take precedence over its path. */
export function knownValue(object: object, param: string, keys: Keys = keysOf(object)): string | undefined {
  const own: unknown = Reflect.get(object, keys[param] ?? param);
  return isId(own) ? String(own) : originOf(object)?.values[param];
}

/** The placeholder of the object itself; undefined for an object that only its list has. */
function ownParam({ kind, path }: Pick<BoundRow, 'kind' | 'path'>): string | undefined {
  return kind === 'list' ? undefined : paramsOf(path).at(-1);
}

/** The placeholders above the object itself. */
export function paramsAbove(row: Pick<BoundRow, 'kind' | 'path'>): string[] {
  const params = paramsOf(row.path);
  return row.kind === 'list' ? params : params.slice(0, -1);
}

/** All values except that which identifies the target: what its id does not imply. */
export function valuesAbove(row: BoundRow, parent: object): PathValues {
  const own = ownParam(row);
  return Object.fromEntries(Object.entries(knownValues(row, parent)).filter(([param]) => param !== own));
}

/** The origin of an object with this id that was read next to others. */
export function originBeside(row: BoundRow, { client, values }: ObjectOrigin, id: string): ObjectOrigin {
  const own = ownParam(row);
  return { client, values: own === undefined ? values : { ...values, [own]: id } };
}

/** The keys that the object's class declares. */
function keysOf(object: object): Keys {
  const Class: unknown = Reflect.get(object, 'constructor');
  const keys: unknown = typeof Class === 'function' && 'keys' in Class ? Class.keys : undefined;
  if (!isObject(keys)) return {};
  return Object.fromEntries(Object.entries(keys).map(([param, key]) => [param, String(key)]));
}

/** Fills a path that takes no arguments from the object's properties, or the path that it was read with. */
export function valuesOf(row: BoundRow, object: object, keys: Keys): PathValues {
  return Object.fromEntries(paramsOf(row.path).map((param) => [param, knownValue(object, param, keys) ?? '']));
}
