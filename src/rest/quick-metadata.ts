/** Spares type-graphql searches through all that it knows, anew for each field: with thousands of fields, a fifth of a start. */
import type { getMetadataStorage } from 'type-graphql';

type Metadata = ReturnType<typeof getMetadataStorage>;
type FieldResolvers = Metadata['fieldResolvers'];

/** It works on a copy of the metadata; `resolvers` are all classes of which field resolvers are wanted. */
export function quickened(metadata: Metadata, resolvers: Iterable<unknown>): void {
  const wanted = new Set(resolvers);
  const clone: unknown = Reflect.get(Object.getPrototypeOf(metadata), 'clone');
  if (typeof clone !== 'function') return;
  metadata.clone = () => {
    const copy: Metadata = clone.call(metadata);
    const isWanted = ({ kind, target }: FieldResolvers[number]) => kind === 'internal' || wanted.has(target);
    copy.fieldResolvers = Sifted.from(copy.fieldResolvers.filter(isWanted));
    Reflect.set(copy, 'findExtensions', finderOf(copy));
    return copy;
  };
}

/** It is asked for every field for those that are wanted, which all of them are. */
class Sifted<T> extends Array<T> {
  override filter(): this {
    return this;
  }
}

interface Entry {
  readonly target: object;
  readonly extensions: object;
  readonly fieldName?: string;
}

/** Extensions by their class, rather than all of them for each class and field. */
function finderOf(metadata: Metadata) {
  let fields: ReadonlyMap<object, readonly Entry[]> | undefined;
  let classes: typeof fields;
  return (target: object, fieldName?: string): object => {
    // Read at the first question: only then are they in their order.
    const known = fieldName
      ? (fields ??= byTarget(metadata.fieldExtensions))
      : (classes ??= byTarget(metadata.classExtensions));
    const entries = chainOf(target).flatMap((each) => known.get(each) ?? []);
    return Object.assign(
      {},
      ...entries
        .filter((entry) => !('fieldName' in entry) || entry.fieldName === fieldName)
        .map(({ extensions }) => extensions),
    );
  };
}

function byTarget(entries: readonly Entry[]): ReadonlyMap<object, readonly Entry[]> {
  const found = new Map<object, Entry[]>();
  for (const entry of entries) {
    const known = found.get(entry.target);
    if (known) known.push(entry);
    else found.set(entry.target, [entry]);
  }
  return found;
}

/** A class and those that it extends. */
function chainOf(target: object): object[] {
  const above: unknown = Object.getPrototypeOf(target);
  return typeof above === 'function' ? [target, ...chainOf(above)] : [target];
}
