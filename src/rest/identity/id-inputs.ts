/** Ids in arguments and inputs: the provider's own, or those of the graph, which also name the account. */
import { type GraphQLInputType, type GraphQLResolveInfo, getNamedType, isInputObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import { CallerError, shown } from '../../base/errors.js';
import { parseId } from '../../base/global-id.js';
import type { Api, Dialect } from '../rows/dialect.js';
import { isObject, isText } from '../../base/unknown.js';
import { idFrom, startOf, typeInIds } from './identity.js';

/**
 * Declares of which objects an input holds the ids, or the ids or names: by their class or their word in ids. They may be
 * of another API than the call.
 */
export const IdOf = (type: string | (() => object), api?: Api) => Extensions({ idOf: type, apiOfId: api });

/** A global id in an argument. */
export interface NamedId {
  readonly argument: string;
  readonly account: string;
  /** The word for the type of the object. */
  readonly type: string;
  readonly keys: readonly [string, ...string[]];
}

/**
 * Null for the provider's own id, which may be any text: an id is global only if it begins with the API and a type that
 * the argument is of.
 */
export function namedId(
  text: string,
  types: readonly string[],
  { api }: Pick<Dialect, 'api'>,
  argument: string,
  places: readonly string[] = [],
): NamedId | null {
  const [first, , third] = text.split(':', 3);
  if (first !== api.toLowerCase() || third === undefined || !types.includes(third)) return null;
  const [, account, , key, ...more] = parseId(text) ?? [];
  const count = key === undefined ? 0 : 1 + more.length;
  if (account === undefined || key === undefined || (places.length > 0 && count !== places.length)) {
    const form = idFrom(startOf({ api, name: 'account' }, third), places.length > 0 ? places : ['key']);
    throw new CallerError('BAD_USER_INPUT', `${argument}: expected an id such as ${form}, but got ${shown(text)}`);
  }
  return { argument, account, type: third, keys: [key, ...more] };
}

interface InputWithIds {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** The provider's ids in place of global ones. */
export function ownIds(field: InputWithIds, value: unknown, dialect: Dialect, path: string): unknown {
  const named = namedBy(field, dialect);
  if (!named) return value;
  const own = (each: unknown): unknown =>
    typeof each === 'string' ? (namedId(each, [named.type], named, path)?.keys.at(-1) ?? each) : each;
  return Array.isArray(value) ? value.map(own) : own(value);
}

/** The global ids of this API in the inputs, at any depth. Ids of another API belong to that API's accounts. */
export function idsIn(
  values: Readonly<Record<string, unknown>>,
  fields: readonly InputWithIds[],
  dialect: Dialect,
  above: string,
): NamedId[] {
  return fields.flatMap((field) => {
    const path = above ? `${above}.${field.name}` : field.name;
    const given = [values[field.name]].flat();
    const named = namedBy(field, dialect);
    if (named && named.api !== dialect.api) return [];
    if (named)
      return given.flatMap((each) =>
        typeof each === 'string' ? (namedId(each, [named.type], named, path) ?? []) : [],
      );
    const type = getNamedType(field.type);
    if (!isInputObjectType(type)) return [];
    const below = Object.values(type.getFields());
    return given.flatMap((each) => (isObject(each) ? idsIn(each, below, dialect, path) : []));
  });
}

/** The global ids in the arguments of a field with its own resolver. */
export function idsOfArguments(
  args: Readonly<Record<string, unknown>>,
  dialect: Dialect,
  { parentType, fieldName }: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>,
): NamedId[] {
  return idsIn(args, parentType.getFields()[fieldName]?.args ?? [], dialect, '');
}

interface NamedObjects {
  readonly api: Api;
  /** Their word in ids. */
  readonly type: string;
}

/** The objects that a field names; undefined if it holds no id. */
function namedBy({ extensions: { idOf, apiOfId } }: InputWithIds, dialect: Dialect): NamedObjects | undefined {
  const api = isText(apiOfId) ? apiOfId : dialect.api;
  if (isText(idOf)) return { api, type: idOf };
  if (typeof idOf !== 'function') return undefined;
  const Class: unknown = idOf();
  const type = typeInIds(Class, { api });
  return type === undefined ? undefined : { api, type };
}
