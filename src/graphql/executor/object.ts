/** Writes an object of a known type, or of the type that is resolved at runtime. */
import { GraphQLError, type GraphQLIsTypeOfFn, type GraphQLObjectType, type ResponsePath } from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import type { Complete } from './complete.js';
import type { Subselection, CompiledField } from './field.js';
import { writeFields } from './fields.js';
import { FragmentCache, listOfRows } from './fragments/fragment-cache.js';
import { rowBelow } from './fragments/row-below.js';
import { isThenable } from '../../base/map-maybe-promise.js';
import type { ExecutionRun } from './run/run.js';
import type { Site } from './field-site.js';
import type { Writer } from './run/json-writer.js';

export function objectOf(type: GraphQLObjectType, site: Site, below: Subselection): Complete {
  let known: readonly CompiledField[] | undefined;
  const fieldsOf = (run: ExecutionRun) => (known ??= run.collected(() => below(type, site.nodes)));
  if (type.isTypeOf) return checkedObjectOf(type, type.isTypeOf, site, fieldsOf);
  return (source, to, run, path) => writeFields(fieldsOf(run), source, to, run, path);
}

/** Writes objects of a type that has `isTypeOf`. */
function checkedObjectOf(
  type: GraphQLObjectType,
  isTypeOf: GraphQLIsTypeOfFn<unknown, unknown>,
  site: Site,
  fieldsOf: (run: ExecutionRun) => readonly CompiledField[],
): Complete {
  return (source, to, run, path) => {
    const fields = fieldsOf(run);
    const written = (is: unknown, own: Writer) => {
      if (is) return writeFields(fields, source, own, run, path);
      const message = `Expected value of type "${type.name}" but got: ${inspect(source)}.`;
      throw new GraphQLError(message, { nodes: run.nodesOf(site) });
    };
    const is = isTypeOf.call(type, source, run.given.contextValue, run.infoOf(site, ofField(path)));
    return isThenable(is)
      ? Promise.resolve(is).then((isOwn) => run.turns.apart((own) => written(isOwn, own)))
      : written(is, to);
  };
}

/** The fragment cache of lists of such objects, where only adjacent cacheable fields are selected. */
export function cachedListsOf(type: GraphQLObjectType, site: Site, below: Subselection): FragmentCache | undefined {
  const row = rowBelow(type, site, below);
  return row && new FragmentCache(listOfRows(row), site.scope.fragmentBudget);
}

/** The path of the field that an item of a list belongs to. */
export function ofField(path: ResponsePath): ResponsePath {
  return typeof path.key === 'number' && path.prev ? ofField(path.prev) : path;
}

/** Completers for the object types that one field may have. */
export function objectsOf(site: Site, below: Subselection): (type: GraphQLObjectType) => Complete {
  const known = new Map<GraphQLObjectType, Complete>();
  return (type) => {
    let complete = known.get(type);
    if (!complete) known.set(type, (complete = objectOf(type, site, below)));
    return complete;
  };
}
