/** `_entities`: reads the objects to which other subgraphs refer, as `nodes` does. */
import {
  type GraphQLFieldConfig,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLResolveInfo,
  type GraphQLUnionType,
} from 'graphql';
import { CallerError, shown } from '../../base/errors.js';
import { AnyValue } from '../../base/free-form.js';
import { typeNameOf } from '../../base/type-graphql/metadata.js';
import { asError, isObject, isText } from '../../base/unknown.js';
import type { HostingContext } from '../../hosting/context.js';
import { boundFindings, leadOf, mostFindings } from '../../hosting/nodes/lead.js';
import { keysOf } from './entity-keys.js';

/** Representations of one `_entities`: routers send those of a whole page at once. */
const most = 1_000;

interface Given {
  readonly representations: readonly unknown[];
}

interface Reference {
  readonly type: string;
  readonly id: string;
  /** Its place in the argument, for messages. */
  readonly argument: string;
}

export function entitiesField(Entity: GraphQLUnionType): GraphQLFieldConfig<unknown, HostingContext, Given> {
  const types = new Set(Entity.getTypes().map(({ name }) => name));
  return {
    description: `Objects by their keys, for routers of a supergraph: in the order of the representations, and null in place of each that there is not, or that the token may not read. Many of one list are read by its pages. Requires a token with the scope \`hosting:read\` for objects of the hosting APIs, and none for others.`,
    type: new GraphQLNonNull(new GraphQLList(Entity)),
    args: {
      representations: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(AnyValue))),
        description: `What names them, at most ${most}, and ${mostFindings} of findings.`,
      },
    },
    extensions: { complexity: costOf },
    resolve: (_root, { representations }, context, info) => entitiesOf(representations, types, context, info),
  };
}

interface Estimated {
  readonly args: Readonly<Record<string, unknown>>;
  readonly childComplexity: number;
}

function costOf({ args: { representations }, childComplexity }: Estimated): number {
  return 1 + (Array.isArray(representations) ? representations.length : 1) * childComplexity;
}

/** One that fails, or is none, is an error in its place. */
async function entitiesOf(
  representations: readonly unknown[],
  types: ReadonlySet<string>,
  context: HostingContext,
  info: GraphQLResolveInfo,
): Promise<(object | null)[]> {
  if (representations.length > most) throw wrong('representations', `at most ${most}`, String(representations.length));
  const references = representations.map((given, index) => referenceIn(given, `representations[${index}]`, types));
  boundFindings(
    references.flatMap((one) => (one instanceof Error ? [] : [one.id])),
    'representations',
  );
  return Promise.all(
    references.map((one) => (one instanceof Error ? one : entityOf(one, context, info).catch(asError))),
  );
}

function referenceIn(given: unknown, argument: string, types: ReadonlySet<string>): Reference | CallerError {
  if (!isObject(given)) return wrong(argument, 'an object with `__typename` and a key', shown(given));
  const type = given['__typename'];
  if (!isText(type) || !types.has(type))
    return wrong(`${argument}.__typename`, 'a type with a key, such as `Currency`', shown(type));
  const keys = keysOf(type);
  const key = keys.find(({ field }) => Object.hasOwn(given, field));
  if (!key) return wrong(argument, `${keys.map(({ field }) => field).join(' or ')} of ${type}`, 'none');
  const value = given[key.field];
  if (!isText(value)) return wrong(`${argument}.${key.field}`, 'a text', shown(value));
  return { type, id: key.idOf(value), argument: `${argument}.${key.field}` };
}

/** An id of another type leads nowhere, without a call. */
async function entityOf(
  { type, id, argument }: Reference,
  context: HostingContext,
  info: GraphQLResolveInfo,
): Promise<object | null> {
  const lead = leadOf(id, argument, { context, info });
  const found = lead.types.includes(type) ? await lead.read() : null;
  return found && typeNameOf(found.constructor) === type ? found : null;
}

function wrong(where: string, expected: string, found: string): CallerError {
  return new CallerError('BAD_USER_INPUT', `${where}: expected ${expected}, but got ${found}`);
}
