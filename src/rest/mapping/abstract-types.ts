/** Objects that come in kinds: interfaces and unions, whose objects tell on the wire which they are. */
import { type ClassType, createUnionType, getMetadataStorage } from 'type-graphql';
import type { Wire } from './mapping.js';

/** As `abstract class` is one too. */
type AnyClass<T> = abstract new (...args: never) => T;

export interface Kinds<T extends object = object> {
  /** The wire name of the field that tells, or what works it out. */
  readonly by: string | ((wire: Wire) => unknown);
  /** By what it tells. */
  readonly kinds: Readonly<Record<string, ClassType<T>>>;
  /** Of whatever else it tells. */
  readonly other: ClassType<T>;
}

const kindsOf = new WeakMap<object, Kinds>();
const unions = new Map<object, symbol>();
/** Looked up for each object that comes in kinds. */
const names = new WeakMap<object, string>();

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
  const told = typeof by === 'function' ? by(wire) : wire[by];
  const name = typeof told === 'string' || typeof told === 'number' ? String(told) : '';
  return (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? other;
}

/** The name in the graph of a class. */
export function nameOfClass(Class: unknown): string | undefined {
  if (typeof Class !== 'function') return undefined;
  if (unions.has(Class)) return Class.name;
  const known = names.get(Class);
  if (known !== undefined) return known;
  const { objectTypes, interfaceTypes } = getMetadataStorage();
  const name = [...objectTypes, ...interfaceTypes].find(({ target }) => target === Class)?.name;
  if (name !== undefined) names.set(Class, name);
  return name;
}

/** The class behind a type that comes in kinds. */
export function abstractClass(name: string): object | undefined {
  const found = getMetadataStorage().interfaceTypes.find((type) => type.name === name)?.target;
  return found ?? [...unions.keys()].find((Class) => Reflect.get(Class, 'name') === name);
}

function classesOf({ kinds, other }: Kinds): ClassType<object>[] {
  return [...new Set([...Object.values(kinds), other])];
}
