/** Coerces the variables of an operation, once. Of large ones, what takes long to be refused is refused before that. */
import {
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
  getNullableType,
  getVariableValues,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
} from 'graphql';
import { isFreeForm } from '../base/free-form.js';
import { isObject } from '../base/unknown.js';
import { type Variables, none } from './http/parse-request.js';

/** The most invalid variable values that are reported; the rest are not checked. */
const maxErrors = 50;
/**
 * Above so many characters of variables only one error is reported: graphql-js prints each value with the object around
 * it.
 */
const littleValues = 10_000;

type Coerced =
  | { readonly coerced: Variables; readonly errors?: never }
  | { readonly errors: readonly GraphQLError[]; readonly coerced?: never };

export function coercedVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[] = [],
  variables: Variables,
): Coerced {
  if (definitions.length === 0) return { coerced: none };
  const isLittle = isLittleValue(variables);
  const flaw = isLittle ? null : flawIn(schema, definitions, variables);
  if (flaw) return { errors: [flaw] };
  const { errors, coerced } = getVariableValues(schema, definitions, variables, {
    maxErrors: isLittle ? maxErrors : 1,
  });
  return errors ? { errors } : { coerced };
}

/** Objects that no input has room for: each error would print all of them. */
function flawIn(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  variables: Variables,
): GraphQLError | null {
  for (const definition of definitions) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    const reason = isInputType(type) ? surplusIn(variables[name], type) : null;
    if (reason !== null) {
      return new GraphQLError(`Variable "$${name}" got invalid value; ${reason}`, { nodes: definition });
    }
  }
  return null;
}

function surplusIn(value: unknown, given: GraphQLInputType): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const type = getNullableType(given);
  if (isListType(type)) return Array.isArray(value) ? firstSurplus(value, type.ofType) : surplusIn(value, type.ofType);
  if (isFreeForm(type) || isLittleValue(value)) return null;
  if (!isInputObjectType(type)) return `expected type "${type.name}", but got an array or an object.`;
  if (!isObject(value) || Array.isArray(value)) return `expected type "${type.name}" to be an object.`;
  const fields = type.getFields();
  const [most, found] = [Object.keys(fields).length, Object.keys(value).length];
  if (found > most) return `an object of type "${type.name}" has at most ${most} fields, but this one has ${found}.`;
  for (const [name, { type: own }] of Object.entries(fields)) {
    const reason = surplusIn(value[name], own);
    if (reason !== null) return reason;
  }
  return null;
}

function firstSurplus(values: readonly unknown[], type: GraphQLInputType): string | null {
  for (const value of values) {
    const reason = surplusIn(value, type);
    if (reason !== null) return reason;
  }
  return null;
}

/** About so many characters as JSON; looks at no more than that. */
function isLittleValue(value: unknown): boolean {
  let left = littleValues;
  const values = [value];
  for (let next = values.pop(); next !== undefined || values.length > 0; next = values.pop()) {
    left -= typeof next === 'string' ? next.length + 3 : 5;
    if (left < 0) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const key in next) {
      left -= key.length + 3;
      if (left < 0) return false;
      values.push(Reflect.get(next, key));
    }
  }
  return true;
}
