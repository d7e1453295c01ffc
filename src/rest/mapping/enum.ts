/** Enums whose names derive from the upstream's values: `in process` and `inProcess` become `IN_PROCESS`. */
import { registerEnumType } from 'type-graphql';

export type WireEnum<V extends string> = Readonly<Record<string, V>>;
export type ValueOf<E> = E extends WireEnum<infer V> ? V : never;

/** `meanings` has the description of each value, `names` the names that cannot be derived. */
export function wireEnum<V extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<V, string>>,
  names: { readonly [Value in NoInfer<V>]?: string } = {},
): WireEnum<V> {
  const members: Record<string, V> = {};
  const valuesConfig: Record<string, { description: string }> = {};
  for (const value in meanings) {
    const member = names[value] ?? nameOf(value);
    members[member] = value;
    valuesConfig[member] = { description: meanings[value] };
  }
  registerEnumType(members, { name, description, valuesConfig });
  return members;
}

function nameOf(value: string): string {
  return value.replace(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}

/** The enum of a list's sort orders, ascending and descending; `fields` has a noun for each field. */
export function sorting(name: string, fields: Readonly<Record<string, string>>): WireEnum<string> {
  const meanings = Object.entries(fields).flatMap(([field, noun]) => [
    [`${field}:asc`, `By ${noun}, ascending`],
    [`${field}:desc`, `By ${noun}, descending`],
  ]);
  return wireEnum(name, 'A sort order; the first one given takes precedence', Object.fromEntries(meanings));
}
