/**
 * type-graphql 2.0.0-rc.4 searches all extensions ever declared for each class and field. Here they are indexed by
 * class.
 */
import { getMetadataStorage } from 'type-graphql';
import { ByClass, chainOf } from './by-class.js';
import { ofEach } from '../of-each.js';

type Storage = ReturnType<typeof getMetadataStorage>;

interface Entry {
  readonly target: object;
  readonly extensions: object;
  readonly fieldName?: string;
}

/** One index per list, created at the first lookup. */
const indexOf = ofEach((entries: readonly Entry[]) => new ByClass(() => entries));

/** Applies to every schema built afterwards. */
export function indexExtensions(): void {
  const prototype: unknown = Object.getPrototypeOf(getMetadataStorage());
  Object.assign(Object(prototype), { findExtensions });
}

function findExtensions(this: Storage, target: object, fieldName?: string): object {
  const index = indexOf(fieldName ? this.fieldExtensions : this.classExtensions);
  // What a class says of a field comes after what the classes above say.
  const entries = chainOf(target)
    .reverse()
    .flatMap((each) => index.of(each))
    .filter((entry) => entry.fieldName === fieldName);
  return Object.assign({}, ...entries.map(({ extensions }) => extensions));
}
