/** Fills a row's path, and finds the accounts that global ids among its arguments name. */
import type { GraphQLSchema } from 'graphql';
import { CallerError, shown } from '../../base/errors.js';
import type { Arguments } from '../../base/type-graphql/define.js';
import { toWireId } from '../mapping/to-wire.js';
import { knownValue } from '../planner/path-values.js';
import type { BoundRow } from '../rows/bound-row.js';
import { type KeyBeside, besidePath, keyBesideOf } from '../rows/key-beside.js';
import type { Keys } from '../rows/path-keys.js';
import { type PathValues, paramsOf } from '../rows/path.js';
import { argumentName } from '../schema/descriptions.js';
import { inputFields } from '../schema/fields-of-rows.js';
import type { Client } from '../transport/client.js';
import type { Access, Clients } from '../transport/clients.js';
import { isObject, isText } from '../../base/unknown.js';
import { idFrom, identitiesOf, pathIdentities, startOf, typesAt } from './identity.js';
import { type NamedId, idsIn, namedId } from './id-inputs.js';

interface LocatedPath {
  readonly values: PathValues;
  readonly ids: readonly NamedId[];
  /** The error message if two arguments lead to different objects; otherwise null. */
  readonly clash: string | null;
}

/** Fills a row's path from arguments, the parent's properties, or the path that the parent was read with. */
export function locate(row: BoundRow, root: object, args: Arguments, keys: Keys, schema: GraphQLSchema): LocatedPath {
  const params = paramsOf(row.path);
  const start = `${row.dialect.api.toLowerCase()}:`;
  const ids: NamedId[] = [];
  const values: Record<string, string> = {};
  const above: (readonly [param: string, key: string, of: string])[] = [];
  const keysBeside: IdKeyBeside[] = [];
  let ofObjects = keyBesideOf(row);
  for (const param of params) {
    if (param in keys) {
      values[param] = knownValue(root, param, keys) ?? '';
      continue;
    }
    const text = String(args[param]);
    const name = argumentName(row, param);
    const identity = pathIdentities(schema, row).get(param);
    // Nearly all are the provider's own ids, which need no look-up.
    const mayBeId = identity && text.startsWith(start);
    const id = mayBeId ? namedId(text, typesAt(schema, row, param), row.dialect, name, identity.keys) : null;
    if (id) ids.push(id);
    const beside = identity && keyBesideOf(identity.row);
    const keysAbove = id?.keys.slice(0, -1) ?? [];
    for (const [index, key] of keysAbove.slice(0, beside ? -1 : undefined).entries())
      above.push([params[index] ?? '', key, name]);
    values[param] = String(toWireId(id?.keys.at(-1) ?? text, row.dialect, param, name));
    ofObjects ??= beside;
    if (beside && id) keysBeside.push({ beside, key: keysAbove.at(-1) ?? '', argument: name });
  }
  const wrong = above.find(([param, key]) => values[param] !== key);
  const given = isObject(args['input']) ? args['input'] : {};
  const misplaced = keysBeside.flatMap((key) => misplacedBy(key, given))[0] ?? null;
  for (const { beside, key } of keysBeside) Object.assign(values, besidePath(beside, key));
  const key = ofObjects && given[ofObjects.property];
  if (ofObjects && isText(key)) Object.assign(values, besidePath(ofObjects, key));
  const inInput = idsOfInput(row, args, schema);
  const clash = wrong ? clashOf(row, wrong, values) : (misplaced ?? clashBeside(row, inInput, values, schema));
  return { values, ids: [...ids, ...inInput], clash };
}

/** A key of an id that is not in the path. */
interface IdKeyBeside {
  readonly beside: KeyBeside;
  readonly key: string;
  readonly argument: string;
}

/** The error messages if the input contradicts the id, or names no known value. */
function misplacedBy(
  { beside: { property, values }, key, argument }: IdKeyBeside,
  input: Readonly<Record<string, unknown>>,
): readonly string[] {
  const given = input[property] ?? key;
  if (given === key && values.includes(key)) return [];
  const wanted = isText(given) && given !== key ? shown(given) : `one of ${values.join(', ')}`;
  return [`${argument}: expected an id whose ${property} is ${wanted}, but got one of ${shown(key)}`];
}

/**
 * The error message if an id in the input contradicts the path, for instance a record of another zone; otherwise null.
 */
export function clashBeside(
  row: BoundRow,
  ids: readonly NamedId[],
  values: PathValues,
  schema: GraphQLSchema,
): string | null {
  for (const { argument, account, type, keys } of ids) {
    const identity = [...identitiesOf(schema).values()].find(
      (one) => one.type === type && one.row.dialect === row.dialect,
    );
    if (!identity) continue;
    if (identity.keys.length !== keys.length) {
      const start = startOf({ api: row.dialect.api, name: account }, type);
      return `${argument}: expected an id such as ${idFrom(start, identity.keys)}, but got ${shown(idFrom(start, keys))}`;
    }
    for (const [index, key] of keys.slice(0, -1).entries()) {
      const param = identity.keys[index] ?? '';
      if (param in values && values[param] !== key) return clashOf(row, [param, key, argument], values);
    }
  }
  return null;
}

/** Whether all ids lead to this account, in which alone a read looks. */
export function isOf({ upstream: { account } }: Client, { ids, clash }: Pick<LocatedPath, 'ids' | 'clash'>): boolean {
  return clash === null && ids.every((id) => id.account === account.name);
}

/** The client of the account that ids name; null if there are none. Throws before anything is sent. */
export function clientOfIds(
  { dialect }: BoundRow,
  { ids, clash }: Pick<LocatedPath, 'ids' | 'clash'>,
  account: unknown,
  clients: Clients,
  access: Access = 'write',
): Client | null {
  const [first, ...others] = ids;
  if (!first) return null;
  const problem = clash ?? misfit(first, others, account);
  if (problem !== null) throw new CallerError('BAD_USER_INPUT', problem);
  const client = clients.ofId(dialect, first.account, access);
  if (client) return client;
  const message = `${first.argument}: nothing has this id, in no account that this token may use`;
  throw new CallerError('UPSTREAM_NOT_FOUND', message);
}

function misfit(first: NamedId, others: readonly NamedId[], account: unknown): string | null {
  const other = others.find((id) => id.account !== first.account);
  if (other)
    return `${other.argument}: expected an id of the account ${shown(first.account)}, as ${first.argument} is, but got one of ${shown(other.account)}`;
  if (!isText(account) || account === first.account) return null;
  return `account: expected ${shown(first.account)}, the account of ${first.argument}, or none, but got ${shown(account)}`;
}

function clashOf(row: BoundRow, [param, key, of]: readonly [string, string, string], values: PathValues): string {
  return `${of}: expected an id whose ${argumentName(row, param)} is ${shown(values[param])}, but got one of ${shown(key)}`;
}

/** The global ids in the input of a write or the filters of a list. */
export function idsOfInput(row: BoundRow, { input }: Arguments, schema: GraphQLSchema): readonly NamedId[] {
  if (!isObject(input)) return [];
  return idsIn(input, inputFields(schema, row), row.dialect, row.kind === 'write' ? 'input' : '');
}
