/** Interfaces and unions, whose objects carry a discriminator on the wire. */
import { type ClassType, createUnionType } from 'type-graphql';
import { interfaceNamed, typeNameOf } from '../../base/type-graphql/metadata.js';
import type { Wire } from './mapping.js';

/** Abstract classes are classes too. */
type AnyClass<T> = abstract new (...args: never) => T;

interface Kinds<T extends object = object> {
  /** The wire name of the discriminator, or a function that derives it. */
  readonly by: string | ((wire: Wire) => unknown);
  /** Classes by the value of the discriminator. */
  readonly kinds: Readonly<Record<string, ClassType<T>>>;
  /** The class for any other value. */
  readonly other: ClassType<T>;
}

const kindsOf = new WeakMap<object, Kinds>();
const unions = new Map<object, symbol>();

/** Declares the implementations of an interface; call it once these are defined. */
export function comesIn<T extends object>(type: AnyClass<T>, kinds: Kinds<T>): void {
  kindsOf.set(type, kinds);
}

/** The possible classes of an abstract type's objects, undefined for other classes. */
export function kindsIn(type: object): Kinds | undefined {
  return kindsOf.get(type);
}

/** Creates a union, as a class that stands for it in rows and, through `inGraph`, in fields. */
export function union<K extends ClassType<object>, O extends ClassType<object>>(
  name: string,
  description: string,
  kinds: Kinds & { readonly kinds: Readonly<Record<string, K>>; readonly other: O },
): AnyClass<InstanceType<K> | InstanceType<O>> {
  const classes = classesOf(kinds);
  abstract class AnyKind {
    static [Symbol.hasInstance](value: unknown): boolean {
      return classes.some((Class) => value instanceof Class);
    }
  }
  Object.defineProperty(AnyKind, 'name', { value: name });
  const type: unknown = createUnionType({ name, description, types: () => classes });
  if (typeof type !== 'symbol') throw new Error(`The union ${name} has no symbol`);
  unions.set(AnyKind, type);
  kindsOf.set(AnyKind, kinds);
  return AnyKind as AnyClass<InstanceType<K> | InstanceType<O>>;
}

/** The value that type-graphql's decorators expect for a class. */
export function inGraph<T>(type: T): T {
  const one: unknown = Array.isArray(type) ? type[0] : type;
  const symbol = typeof one === 'function' ? unions.get(one) : undefined;
  if (symbol === undefined) return type;
  return (Array.isArray(type) ? [symbol] : symbol) as T;
}

/** The class of a wire object: the class itself unless that is abstract. */
export function kindOf(type: object, wire: Wire): object {
  const found = kindsOf.get(type);
  if (!found) return type;
  const { by, kinds, other } = found;
  const kind = typeof by === 'function' ? by(wire) : wire[by];
  const name = typeof kind === 'string' || typeof kind === 'number' ? String(kind) : '';
  return (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? other;
}

/** The GraphQL name of a class. */
export function nameOfClass(Class: unknown): string | undefined {
  if (typeof Class !== 'function') return undefined;
  return unions.has(Class) ? Class.name : typeNameOf(Class);
}

/** The class of an abstract type. */
export function abstractClass(name: string): object | undefined {
  return interfaceNamed(name) ?? [...unions.keys()].find((Class) => Reflect.get(Class, 'name') === name);
}

function classesOf({ kinds, other }: Kinds): ClassType<object>[] {
  return [...new Set([...Object.values(kinds), other])];
}
