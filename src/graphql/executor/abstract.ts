/** A value of an interface or a union, whose type is resolved at runtime. */
import {
  GraphQLError,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  defaultTypeResolver,
  isObjectType,
} from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import type { Complete } from './complete.js';
import type { Subselection } from './field.js';
import { objectsOf, ofField } from './object.js';
import { isThenable } from '../../base/map-maybe-promise.js';
import type { Site } from './field-site.js';
import type { Writer } from './run/json-writer.js';

export function abstractOf(type: GraphQLAbstractType, site: Site, below: Subselection): Complete {
  const resolve = type.resolveType ?? defaultTypeResolver;
  const objectOf = objectsOf(site, below);
  return (value, to, run, path) => {
    const resolved: unknown = resolve(value, run.given.contextValue, run.infoOf(site, ofField(path)), type);
    const written = (name: unknown, own: Writer) =>
      objectOf(runtimeType(name, type, value, site))(value, own, run, path);
    return isThenable(resolved)
      ? Promise.resolve(resolved).then((name) => run.turns.apart((own) => written(name, own)))
      : written(resolved, to);
  };
}

/** Throws with the messages of graphql-js where it is none. */
function runtimeType(
  name: unknown,
  type: GraphQLAbstractType,
  value: unknown,
  { scope: { schema }, parentType, field }: Site,
): GraphQLObjectType {
  const resolved = `Abstract type "${type.name}" was resolved to`;
  const mustResolve = `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${parentType.name}.${field.name}"`;
  if (name === null || name === undefined) {
    throw new GraphQLError(
      `${mustResolve}. Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
    );
  }
  if (isObjectType(name)) {
    throw new GraphQLError(
      'Support for returning GraphQLObjectType from resolveType was removed in graphql-js@16.0.0 please return type name instead.',
    );
  }
  if (typeof name !== 'string') {
    throw new GraphQLError(`${mustResolve} with value ${inspect(value)}, received "${inspect(name)}".`);
  }
  const runtime = schema.getType(name);
  if (!runtime) throw new GraphQLError(`${resolved} a type "${name}" that does not exist inside the schema.`);
  if (!isObjectType(runtime)) throw new GraphQLError(`${resolved} a non-object type "${name}".`);
  if (schema.isSubType(type, runtime)) return runtime;
  throw new GraphQLError(`Runtime Object type "${runtime.name}" is not a possible type for "${type.name}".`);
}
