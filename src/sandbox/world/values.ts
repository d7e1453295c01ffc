/** Reads fields of stored objects and bodies, which have no static type. */
import { isObject } from '../../base/unknown.js';

export type Fields = Readonly<Record<string, unknown>>;

export function objectAt(value: unknown, key: string): Fields {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

export function objectsAt(value: unknown, key: string): readonly Fields[] {
  return listAt(value, key).filter(isObject);
}

/** `pick({ a: 1, b: 2 }, 'a')` is `{ a: 1 }`; undefined fields are left out. */
export function pick(value: Fields, ...keys: readonly string[]): Fields {
  return Object.fromEntries(keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]]));
}

export function without(value: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/** RFC 3339 in whole seconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, '+00:00');
}

export function idsOf<T>(items: readonly { readonly id: T }[]): T[] {
  return items.map(({ id }) => id);
}
