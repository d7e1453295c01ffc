/** Enums whose names follow from the upstream's values: `in process` becomes `IN_PROCESS`, as does `inProcess`. */
import { registerEnumType } from 'type-graphql';

export type WireEnum<V extends string> = Readonly<Record<string, V>>;
export type ValueOf<E> = E extends WireEnum<infer V> ? V : never;

/** By value: what it means, where the word alone does not say it, or its name, where that makes none. */
type Texts<V extends string> = { readonly [Value in V]?: string };

export function wireEnum<const V extends string>(
  name: string,
  description: string,
  values: readonly V[],
  meanings: Texts<V> = {},
  names: Texts<V> = {},
): WireEnum<V> {
  const named = values.map((value) => [names[value] ?? nameOf(value), value] as const);
  const members = Object.fromEntries(named);
  const valuesConfig = Object.fromEntries(
    named.map(([name, value]) => [name, meanings[value] === undefined ? {} : { description: meanings[value] }]),
  );
  registerEnumType(members, { name, description, valuesConfig });
  return members;
}

function nameOf(value: string): string {
  return value.replace(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}

/** What a list can be sorted by, up or down. */
export function sorting(name: string, fields: readonly string[]): WireEnum<string> {
  const values = fields.flatMap((field) => [`${field}:asc`, `${field}:desc`]);
  return wireEnum(name, 'A sort order; the first one given takes precedence', values);
}
