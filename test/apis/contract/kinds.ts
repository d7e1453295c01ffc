/** Types of the facts that the graph has in kinds. */
import { type GraphQLNamedType, type GraphQLObjectType, isAbstractType, isObjectType } from 'graphql';
import { typeNamed } from '../../../src/rest/schema/fields-of-rows.js';
import { abstractClass, kindOf, kindsIn, nameOfClass } from '../../../src/rest/mapping/abstract-types.js';
import { parseType } from './facts.js';
import type { Instance } from './instances.js';
import type { Particulars, Way } from './particulars.js';

/** One way to fill an object of a kind. */
export interface KindWay extends Way {
  /** Its name in the graph. */
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A way for every value by which the wire names a kind; none for a type that does not come in kinds. */
export function kindWays({ kinds = {} }: Particulars, type: string, fields: Instance): readonly KindWay[] {
  const known = kinds[type];
  if (!known) return [];
  const found = kindsIn(known.of);
  if (!found) throw new Error(`${type} is said to come in kinds, which its class does not`);
  const { by, kinds: classes, other } = found;
  const named = Object.entries(classes).map(([value, Class]) => [value, nameOfClass(Class) ?? ''] as const);
  const rest = nameOfClass(other) ?? '';
  const byField = typeof by === 'string' ? by : null;
  const others = byField === null ? '' : unlisted(String(fields[byField]), Object.keys(classes));
  const isNamed = named.some(([, kind]) => kind === rest) || (others === undefined && !known.each?.[rest]?.with);
  return [...named, ...(isNamed ? [] : [[null, rest] as const])].map(([value, kind]) => {
    const { with: own, without = [], fields: more = {} } = known.each?.[kind] ?? {};
    if (byField === null && !own) throw new Error(`What shows that a ${type} is a ${kind}?`);
    const naming = byField !== null && { [byField]: value ?? others };
    // One kind may be named by several values.
    return { kind, fields: more, without, with: value === null ? { ...naming, ...own } : { ...own, ...naming } };
  });
}

/** What no kind goes by: one of the values that the facts know; any other where they know none, nothing where all are taken. */
function unlisted(type: string, taken: readonly string[]): string | undefined {
  const { values } = parseType(type);
  return values ? values.find((value) => !taken.includes(value)) : 'unheard-of';
}

/** The object types in which objects of a type come: itself, or its kinds. */
export function objectTypesOf(type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isObjectType(type)) return [type];
  const found = isAbstractType(type) ? kindsIn(abstractClass(type.name) ?? {}) : undefined;
  if (!isAbstractType(type) || !found) return [];
  const names = new Set([...Object.values(found.kinds), found.other].map(nameOfClass));
  return [...names].flatMap((name) => typeNamed(type, name) ?? []);
}

/** Of an object of the wire. */
export function objectTypeOf(type: GraphQLNamedType, wire: Instance): GraphQLObjectType | undefined {
  if (isObjectType(type)) return type;
  const Class = abstractClass(type.name);
  return isAbstractType(type) && Class ? typeNamed(type, nameOfClass(kindOf(Class, wire))) : undefined;
}
