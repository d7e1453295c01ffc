/** Gets a field's value: a property of the parent object, or the result of its resolver. */
import type { GraphQLFieldResolver, ResponsePath } from 'graphql';
import { type Measure, count, countedOf } from '../admission/count-fields.js';
import { type Direct, directOf } from '../../base/type-graphql/direct.js';
import { type FieldsBelow, fieldsBelow } from '../admission/fields-below.js';
import { argumentsOf } from './arguments.js';
import type { ExecutionRun } from './run/run.js';
import { sharedArguments } from './shared-arguments.js';
import { type Site, pathTo } from './field-site.js';

/** `path` is absent where nothing below needs one: it is then derived from the parent's on demand. */
type Take = (
  source: unknown,
  run: ExecutionRun,
  parent: ResponsePath | undefined,
  path: ResponsePath | undefined,
) => unknown;

export function takeOf(site: Site): Take {
  const counted = countedOf(site.field);
  const resolve = counted ? counted.resolve : site.field.resolve;
  const direct = resolve && directOf(resolve);
  const take = direct ? called(direct, site) : resolve ? resolved(resolve, site) : property(site);
  return counted ? countedTake(take, counted.measure, site) : take;
}

function countedTake(take: Take, measure: Measure | undefined, site: Site): Take {
  let each: FieldsBelow | undefined;
  return (source, run, parent, path) => {
    const { production } = run.given;
    if (!production) return take(source, run, parent, path);
    const below = () => (each ??= fieldsBelow(run.infoOf(site, path ?? pathTo(site, parent))));
    return count(() => take(source, run, parent, path), { measure, production, below, countsBytes: false });
  };
}

/** Like the default resolver of graphql-js. */
function property(site: Site): Take {
  const { name, args } = site.field;
  const check = args.length > 0 ? sharedArguments(site) : undefined;
  return (source, run, parent, path) => {
    // Invalid arguments are an error even of a field that ignores them.
    check?.(run);
    if (!holdsProperties(source)) return undefined;
    const value = source[name];
    if (typeof value !== 'function') return value;
    const { given } = run;
    const info = run.infoOf(site, path ?? pathTo(site, parent));
    return Reflect.apply(value, source, [argumentsOf(site, given), given.contextValue, info]);
  };
}

function called(direct: Direct, site: Site): Take {
  const given = sharedArguments(site);
  return (source, run) => direct(source, given(run), run.given.contextValue);
}

function resolved(resolve: GraphQLFieldResolver<unknown, unknown>, site: Site): Take {
  return (source, run, parent, path) => {
    const { given } = run;
    const info = run.infoOf(site, path ?? pathTo(site, parent));
    return resolve(source, argumentsOf(site, given), given.contextValue, info);
  };
}

function holdsProperties(value: unknown): value is Readonly<Record<string, unknown>> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
