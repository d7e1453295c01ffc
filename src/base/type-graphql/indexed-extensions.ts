/**
 * type-graphql 2.0.0-rc.4 looks through all extensions that were ever declared, anew for each class and field. Here they
 * are looked up by their class.
 */
import { getMetadataStorage } from 'type-graphql';
import { ByClass, chainOf } from './by-class.js';

type Storage = ReturnType<typeof getMetadataStorage>;

interface Entry {
  readonly target: object;
  readonly extensions: object;
  readonly fieldName?: string;
}

/** Those of one list, which are in their order once the first is asked for. */
const indexes = new WeakMap<readonly Entry[], ByClass<Entry>>();

/** For every schema that is built from then on. */
export function indexExtensions(): void {
  const prototype: unknown = Object.getPrototypeOf(getMetadataStorage());
  Object.assign(Object(prototype), { findExtensions });
}

function findExtensions(this: Storage, target: object, fieldName?: string): object {
  const index = indexOf(fieldName ? this.fieldExtensions : this.classExtensions);
  const entries = chainOf(target)
    .flatMap((each) => index.of(each))
    .filter((entry) => entry.fieldName === fieldName);
  return Object.assign({}, ...entries.map(({ extensions }) => extensions));
}

function indexOf(entries: readonly Entry[]): ByClass<Entry> {
  let index = indexes.get(entries);
  if (!index) indexes.set(entries, (index = new ByClass(() => entries)));
  return index;
}
