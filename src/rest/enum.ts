/** Enums whose names follow from the upstream's values: `in process` becomes `IN_PROCESS`. */
import { registerEnumType } from 'type-graphql';

export type WireEnum<V extends string> = Readonly<Record<string, V>>;
export type ValueOf<E> = E extends WireEnum<infer V> ? V : never;

export function wireEnum<const V extends string>(name: string, description: string, values: readonly V[]): WireEnum<V> {
  const members = Object.fromEntries(
    values.map((value) => [value.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase(), value]),
  );
  registerEnumType(members, { name, description });
  return members;
}

/** What a list can be sorted by, up or down. */
export function sorting(name: string, fields: readonly string[]): WireEnum<string> {
  const values = fields.flatMap((field) => [`${field}:asc`, `${field}:desc`]);
  return wireEnum(name, 'An order of the list; the first given counts most', values);
}
