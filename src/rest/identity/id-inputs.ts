/** Ids in arguments and inputs: the provider's own, or those of the graph, which also name the account. */
import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import { CallerError, shown } from '../../base/errors.js';
import { parseId } from '../../base/global-id.js';
import type { Dialect } from '../rows/dialect.js';
import { isObject } from '../../base/unknown.js';
import { idFrom, startOf, typeInIds } from './identity.js';

/** Declares of which objects an input holds the ids, or the ids or names. */
export const IdOf = (type: () => object) => Extensions({ idOf: type });

/** A global id in an argument. */
export interface NamedId {
  readonly argument: string;
  readonly account: string;
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
  return { argument, account, keys: [key, ...more] };
}

interface InputWithIds {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** The provider's ids in place of global ones. */
export function ownIds(field: InputWithIds, value: unknown, dialect: Dialect, path: string): unknown {
  const type = typeOf(field, dialect);
  if (type === undefined) return value;
  const own = (each: unknown): unknown => {
    if (typeof each !== 'string') return each;
    return namedId(each, [type], dialect, path)?.keys.at(-1) ?? each;
  };
  return Array.isArray(value) ? value.map(own) : own(value);
}

/** The global ids in these inputs, at any depth. */
export function idsIn(
  values: Readonly<Record<string, unknown>>,
  fields: readonly InputWithIds[],
  dialect: Dialect,
  above: string,
): NamedId[] {
  return fields.flatMap((field) => {
    const path = above ? `${above}.${field.name}` : field.name;
    const given = [values[field.name]].flat();
    const type = typeOf(field, dialect);
    if (type !== undefined)
      return given.flatMap((each) => (typeof each === 'string' ? (namedId(each, [type], dialect, path) ?? []) : []));
    const named = getNamedType(field.type);
    if (!isInputObjectType(named)) return [];
    const below = Object.values(named.getFields());
    return given.flatMap((each) => (isObject(each) ? idsIn(each, below, dialect, path) : []));
  });
}

/** The word in ids for the objects that a field names; undefined for any other field. */
function typeOf({ extensions: { idOf } }: InputWithIds, dialect: Dialect): string | undefined {
  if (typeof idOf !== 'function') return undefined;
  const Class: unknown = idOf();
  return typeInIds(Class, dialect);
}
