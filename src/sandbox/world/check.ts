/** Validates the input of a call against the input types of its row. */
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { listed } from '../../rest/mapping/as-map.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { isLaidOut } from '../../rest/mapping/wire-names.js';
import { isObject } from '../../base/unknown.js';
import { FormParts } from '../protocol/body.js';
import { Content } from '../protocol/content.js';
import { type Input, fieldsOf, hasIntIds, isElsewhere, isFile, isText, wireInputs } from './inputs.js';
import type { SandboxProvider } from './provider.js';
import { type InvalidField, Refusal, missing } from '../protocol/refusal.js';
import type { Query } from './resource.js';
import { isValueOf, typedFields, typedParts, typedQuery } from '../protocol/texts.js';
import { type Fields, pick } from './values.js';

/** The fields that the row defines, in the body or elsewhere; others are ignored. A partial body may lack any. */
export function checkBody(
  schema: GraphQLSchema,
  row: BoundRow,
  body: unknown,
  query: Query,
  provider: Pick<SandboxProvider, 'protocol' | 'references'>,
): Fields {
  if (!isObject(body)) throw new Refusal('json_error', 'the body is not an object');
  const inputs = wireInputs(schema, row);
  const inBody = inputs.filter((input) => !isElsewhere(row, input));
  const elsewhere = inputs.filter((input) => isElsewhere(row, input));
  const values = {
    ...pick(fieldsIn(body, inBody, row, provider), ...inBody.map(({ name }) => name)),
    ...typedQuery(query, elsewhere, row),
  };
  const wrong = problems(values, inputs, row);
  if (wrong.length > 0) throw Refusal.invalid(wrong);
  return values;
}

/** Parameters that the row does not define are no error: they belong to the protocol, such as a page number. */
export function checkQuery(schema: GraphQLSchema, row: BoundRow, query: Query): void {
  const inputs = wireInputs(schema, row);
  const wrong = problems(typedQuery(query, inputs, row), inputs, row);
  if (wrong.length > 0) throw Refusal.invalid(wrong);
}

function fieldsIn(
  body: Fields,
  inputs: readonly Input[],
  row: BoundRow,
  { protocol, references }: Pick<SandboxProvider, 'protocol' | 'references'>,
): Fields {
  if (body instanceof FormParts) return typedParts(body, inputs, row);
  return protocol.textBodies ? typedFields(body, inputs, row) : named(body, inputs, references);
}

/** A reference by name may also be the id as a number. */
function named(body: Fields, inputs: readonly Input[], references: SandboxProvider['references']): Fields {
  const text = (value: unknown) => (Number.isSafeInteger(value) ? String(value) : value);
  const names = inputs.filter(({ name, type }) => name in references && isText(type)).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (!names.includes(name)) return [name, value];
      return [name, Array.isArray(value) ? value.map(text) : text(value)];
    }),
  );
}

/** If several inputs share a name, the value has to match only one of them. */
function problems(value: Fields, inputs: readonly Input[], row: BoundRow, path = ''): InvalidField[] {
  const found = new Map<string, InvalidField[]>();
  for (const { name, type, map, takesNull } of inputs) {
    if (found.get(name)?.length === 0) continue;
    const part = map ? listed(value[name], map) : value[name];
    // Objects within take null everywhere: clients of the providers send it there.
    const isAllowed = part === null && !isNonNullType(type) && (takesNull || path !== '');
    const own = isAllowed ? [] : problemsOf(part, type, row, path ? `${path}.${name}` : name);
    if (own.length === 0 || !found.has(name)) found.set(name, own);
  }
  return [...found.values()].flat();
}

const notNull = 'Field may not be null.';

function problemsOf(value: unknown, type: GraphQLInputType, row: BoundRow, name: string): InvalidField[] {
  const wrong = (message: string) => [{ name, messages: [message] }];
  if (isNonNullType(type)) {
    if (value === undefined) return wrong(missing);
    if (value === null) return wrong(notNull);
    return problemsOf(value, type.ofType, row, name);
  }
  if (value === undefined) return [];
  if (value === null) return wrong(notNull);
  if (isListType(type)) {
    if (!Array.isArray(value)) return wrong('Not a valid list.');
    return value.flatMap((item, index) => problemsOf(item, type.ofType, row, `${name}.${index}`));
  }
  if (isFile(type)) return value instanceof Content ? [] : wrong('Not a valid file.');
  if (isInputObjectType(type)) {
    if (isLaidOut(type)) return [];
    if (!isObject(value)) return wrong('Not a valid object.');
    return problems(value, fieldsOf(type, row), row, name);
  }
  if (isEnumType(type)) return isValueOf(type, value) ? [] : wrong('Not a valid choice.');
  return fits(value, type.name, row, name) ? [] : wrong(`Not a valid ${type.name}.`);
}

function fits(value: unknown, scalar: string, row: BoundRow, name: string): boolean {
  switch (scalar) {
    case 'ID':
      return Number.isInteger(value) || (!hasIntIds(row, name) && typeof value === 'string');
    case 'Int':
    case 'SafeInt':
      return Number.isInteger(value);
    case 'Float':
      return typeof value === 'number';
    case 'Boolean':
      return typeof value === 'boolean';
    case 'JSONObject':
      return isObject(value);
    case 'JSON':
      return true;
    case 'DateTime':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    default:
      return typeof value === 'string';
  }
}
