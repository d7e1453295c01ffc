/** Enums whose names derive from the upstream's values: `in process` and `inProcess` become `IN_PROCESS`. */
import { registerEnumType } from 'type-graphql';

export type WireEnum<V extends string> = Readonly<Record<string, V>>;
export type ValueOf<E> = E extends WireEnum<infer V> ? V : never;

/** By value: its description if the value is not self-explanatory, or its name if none can be derived. */
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

/** The enum of a list's sort orders, ascending and descending. */
export function sorting(name: string, fields: readonly string[]): WireEnum<string> {
  const values = fields.flatMap((field) => [`${field}:asc`, `${field}:desc`]);
  return wireEnum(name, 'A sort order; the first one given takes precedence', values);
}
