/** Converts strings from queries, forms and headers to typed values. */
import {
  type GraphQLEnumType,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { isObject } from '../../base/unknown.js';
import type { FormParts } from './body.js';
import { Content } from './content.js';
import { type Input, fieldsOf, hasIntIds, isFile, isList } from '../world/inputs.js';
import type { Query } from '../world/resource.js';
import type { Fields } from '../world/values.js';
import { parseJson } from '../../base/json.js';

/** Converts the texts of fields to their types, at any depth. */
export function typedFields(value: Fields, inputs: readonly Input[], row: BoundRow): Fields {
  return given(inputs, ({ name, type }) => typed(value[name], type, row, name));
}

/** `name.contains=a` becomes the field `contains` of the object `name`. */
export function typedQuery(query: Query, inputs: readonly Input[], row: BoundRow): Fields {
  const textOf = ({ name, type }: Input): unknown => {
    const bare = isNonNullType(type) ? type.ofType : type;
    if (isList(type)) return query[name];
    if (!isInputObjectType(bare)) return query[name]?.[0];
    const fields = given(fieldsOf(bare, row), (field) => textOf({ ...field, name: `${name}.${field.name}` }));
    return Object.keys(fields).length > 0 ? fields : undefined;
  };
  return typedFields(given(inputs, textOf), inputs, row);
}

/** A file is a part of its own; a value that is neither a file nor a scalar is a part in JSON. */
export function typedParts({ all }: FormParts, inputs: readonly Input[], row: BoundRow): Fields {
  // Of several files, each part has its own name.
  const others = [...all]
    .filter(([name]) => !inputs.some((input) => input.name === name))
    .flatMap(([, parts]) => parts);
  return given(inputs, ({ name, type }) => {
    const parts = all.get(name) ?? [];
    if (isFile(type)) {
      const files = [...parts, ...(isList(type) ? others : (all.get('') ?? []))].map(asFile);
      return isList(type) && files.length > 0 ? files : files[0];
    }
    const texts = parts.map(textOfPart);
    const named = getNamedType(type);
    if (texts.length > 1) return typed(texts, type, row, name);
    if (texts[0] === undefined && named.name.startsWith('JSON')) return spreadOver(all, name);
    const isPlain = isEnumType(named) || (isScalarType(named) && !named.name.startsWith('JSON'));
    return texts[0] === undefined || (isPlain && !isList(type)) ? typed(texts[0], type, row, name) : unpacked(texts[0]);
  });
}

function given(inputs: readonly Input[], valueOf: (input: Input) => unknown): Fields {
  const entries = inputs.map((input) => [input.name, valueOf(input)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const textOfPart = (part: string | Content): string => (typeof part === 'string' ? part : part.text);

/** An object that is spread over parts, such as `metadata[owner]`. */
function spreadOver(all: FormParts['all'], name: string): unknown {
  const entries = [...all].flatMap(([key, parts]) =>
    key.startsWith(`${name}[`) && key.endsWith(']')
      ? parts.map((part) => [key.slice(name.length + 1, -1), textOfPart(part)])
      : [],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function asFile(part: string | Content): Content {
  return typeof part === 'string' ? Content.text(part) : part;
}

function unpacked(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

function typed(value: unknown, type: GraphQLInputType, row: BoundRow, name: string): unknown {
  if (value instanceof Content) return isFile(type) ? value : value.text;
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare)) {
    return Array.isArray(value) ? value.map((item) => typed(item, bare.ofType, row, name)) : value;
  }
  if (isInputObjectType(bare)) return isObject(value) ? typedFields(value, fieldsOf(bare, row), row) : value;
  if (typeof value !== 'string') return value;
  if (bare.name === 'Boolean') return value === 'true' || (value === 'false' ? false : value);
  const isNumber = ['Int', 'Float', 'SafeInt'].includes(bare.name) || (bare.name === 'ID' && hasIntIds(row, name));
  if (isNumber && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  // `sort=name` is short for `sort=name:asc`.
  return isEnumType(bare) && isValueOf(bare, `${value}:asc`) ? `${value}:asc` : value;
}

export function isValueOf(type: GraphQLEnumType, value: unknown): boolean {
  return type.getValues().some((member) => member.value === value);
}
