/** Objects that come in kinds: interfaces and unions, whose objects say on the wire which they are. */
import { type ClassType, createUnionType } from 'type-graphql';
import { interfaceNamed, typeNameOf } from '../../base/type-graphql/metadata.js';
import type { Wire } from './mapping.js';

/** As `abstract class` is one too. */
type AnyClass<T> = abstract new (...args: never) => T;

export interface Kinds<T extends object = object> {
  /** The wire name of the field that says which, or what works it out. */
  readonly by: string | ((wire: Wire) => unknown);
  /** By the value of that field. */
  readonly kinds: Readonly<Record<string, ClassType<T>>>;
  /** Of any other value. */
  readonly other: ClassType<T>;
}

const kindsOf = new WeakMap<object, Kinds>();
const unions = new Map<object, symbol>();

/** Says of an interface in which kinds its objects come: to be called once these are defined. */
export function comesIn<T extends object>(type: AnyClass<T>, kinds: Kinds<T>): void {
  kindsOf.set(type, kinds);
}

/** In which kinds the objects of this class come, if they do. */
export function kindsIn(type: object): Kinds | undefined {
  return kindsOf.get(type);
}

/** A union of the kinds, as a class that stands for it in rows and, by `inGraph`, in fields. */
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

/** What the decorators of type-graphql take for a class. */
export function inGraph<T>(type: T): T {
  const one: unknown = Array.isArray(type) ? type[0] : type;
  const symbol = typeof one === 'function' ? unions.get(one) : undefined;
  if (symbol === undefined) return type;
  return (Array.isArray(type) ? [symbol] : symbol) as T;
}

/** The class of this object of the wire; the class itself unless its objects come in kinds. */
export function kindOf(type: object, wire: Wire): object {
  const found = kindsOf.get(type);
  if (!found) return type;
  const { by, kinds, other } = found;
  const kind = typeof by === 'function' ? by(wire) : wire[by];
  const name = typeof kind === 'string' || typeof kind === 'number' ? String(kind) : '';
  return (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? other;
}

/** The name in the graph of a class. */
export function nameOfClass(Class: unknown): string | undefined {
  if (typeof Class !== 'function') return undefined;
  return unions.has(Class) ? Class.name : typeNameOf(Class);
}

/** The class behind a type that comes in kinds. */
export function abstractClass(name: string): object | undefined {
  return interfaceNamed(name) ?? [...unions.keys()].find((Class) => Reflect.get(Class, 'name') === name);
}

function classesOf({ kinds, other }: Kinds): ClassType<object>[] {
  return [...new Set([...Object.values(kinds), other])];
}
