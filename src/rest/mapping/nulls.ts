/**
 * Null in the input of a write: clients with types send it for each variable that is not set. It is sent where the
 * provider's documents take it; elsewhere it is left out of what creates something, and refused by what changes it, as
 * nobody could say whether it clears the value.
 */
import { validateSync } from 'class-validator';
import {
  type GraphQLInputObjectType,
  GraphQLString,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { CallerError } from '../../base/errors.js';
import { isObject } from '../../base/unknown.js';
import type { BoundRow } from '../rows/bound-row.js';
import { isGiven } from '../schema/input-validation.js';

/** The provider's documents give the field a type with null; false where a class above takes it and this one does not. */
export const TakesNull = (takesNull = true) => Extensions({ takesNull });

type Inputs = ReturnType<GraphQLInputObjectType['getFields']>;
type InputField = Inputs[string];

/** JSON of any form may be null. */
export function takesNull({ type, extensions }: Pick<InputField, 'type' | 'extensions'>): boolean {
  return extensions['takesNull'] === true || getNamedType(type).name === 'JSON';
}

/** Leaves those nulls alone in the input that are to be sent; it is an object of this call alone. */
export function leaveOutNulls(
  input: object,
  type: GraphQLInputObjectType,
  row: Pick<BoundRow, 'name' | 'method'>,
): void {
  const refused: string[] = [];
  const isChange = row.method === 'PATCH' || /^(update|batch)/.test(row.name);
  strip(input, type, '', isChange ? refused : null);
  if (refused.length > 0)
    throw new CallerError('BAD_USER_INPUT', `input: expected no null, but got it for ${refused.join(', ')}`);
}

/** `refused` collects the nulls that are not allowed; null where they are only left out. */
function strip(input: object, type: GraphQLInputObjectType, path: string, refused: string[] | null): void {
  const fields = type.getFields();
  for (const [name, value] of Object.entries(input)) {
    const field = fields[name];
    const own = path ? `${path}.${name}` : name;
    if (!field || (value === null && takesNull(field))) continue;
    if (value !== null) stripWithin(value, field, own, refused);
    else if (refused === null) Reflect.deleteProperty(input, name);
    // Null beside an alternative is as good as left out.
    else if (isGiven(input, name)) refused.push(`${own} (${clearing(input, field)})`);
  }
}

/** Items of a list replace those of before, so a null in them is only left out, unless each is a change of its own. */
function stripWithin(value: unknown, { type }: InputField, path: string, refused: string[] | null): void {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return;
  if (isObject(value)) strip(value, named, path, refused);
  if (!Array.isArray(value)) return;
  const refusedInItems = named.name.endsWith('PatchInput') ? refused : null;
  for (const [place, item] of value.entries())
    if (isObject(item)) strip(item, named, `${path}[${place}]`, refusedInItems);
}

/** Texts that may be empty, by the ends of their names; others, such as a name or an address, may not. */
const clearable = /(comment|description|notes?|message|title)$/i;

/** Says what clears the field, if that is known. */
function clearing(input: object, { name, type }: InputField): string {
  const empty = isListType(getNullableType(type))
    ? []
    : getNullableType(type) === GraphQLString && clearable.test(name)
      ? ''
      : null;
  if (empty === null) return 'leave it out to keep it';
  const probe: object = Object.assign(Object.create(Object.getPrototypeOf(input)), { [name]: empty });
  const errors = validateSync(probe, { skipMissingProperties: true, forbidUnknownValues: false });
  return errors.length > 0 ? 'leave it out to keep it' : `${JSON.stringify(empty)} clears it`;
}
