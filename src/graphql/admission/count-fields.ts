/** Makes every field that can multiply the size of a response report its output to the request's limits. */
import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from 'graphql';
import type { GraphQLContext } from '../context.js';
import { isFreeForm } from '../../base/free-form.js';
import { isThenable } from '../../base/map-maybe-promise.js';
import { type FieldsBelow, fieldsBelow } from './fields-below.js';
import type { ResponseMeter } from './answer-limits.js';

/**
 * Returns how many fields a value adds, and the least bytes of their keys. `below` returns the same for one item of a
 * list.
 */
export type Measure = (value: unknown, below: () => FieldsBelow) => FieldsBelow;

type Resolve = GraphQLFieldResolver<unknown, Partial<GraphQLContext> | undefined>;

const extension = 'counted';

/** The original resolver of a counted field, and its measure. */
class Counted {
  constructor(
    /** Undefined for a plain property. */
    readonly resolve: GraphQLFieldResolver<unknown, unknown> | undefined,
    readonly measure: Measure | undefined,
  ) {}
}

/**
 * Lists, free-form values and objects of introspection count their contents; a field with a resolver counts when it
 * fails.
 */
export function countFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const measure = measureOf(field);
      const { resolve } = field;
      // Introspection types are shared by all schemas of the process.
      if ((!resolve && !measure) || countedOf(field)) continue;
      field.resolve = counting(resolve ?? defaultFieldResolver, measure);
      field.extensions = { ...field.extensions, [extension]: new Counted(resolve, measure) };
    }
  }
}

/** Undefined for a field that is not counted. */
export function countedOf({ extensions }: GraphQLField<unknown, unknown>): Counted | undefined {
  const counted = extensions[extension];
  return counted instanceof Counted ? counted : undefined;
}

function measureOf({ type }: GraphQLField<unknown, unknown>): Measure | undefined {
  if (isListType(getNullableType(type))) return itemsAndBelow;
  const named = getNamedType(type);
  // A type has few of the types, fields and values that introspection can select on it.
  if (isIntrospectionType(named) && isObjectType(named)) return fieldsOfObject;
  return isFreeForm(named) ? values : undefined;
}

/** Counts bytes for graphql-js too, which writes nothing itself. */
function counting(resolve: Resolve, measure: Measure | undefined): Resolve {
  return (source, args, context, info) => {
    const take = (): unknown => resolve(source, args, context, info);
    const production = context?.answer?.production;
    if (!production) return take();
    return count(take, { measure, production, below: () => belowOf(production, info), countsBytes: true });
  };
}

function belowOf({ fieldsBelow: known }: ResponseMeter, info: GraphQLResolveInfo): FieldsBelow {
  let each = known.get(info.fieldNodes);
  if (each === undefined) known.set(info.fieldNodes, (each = fieldsBelow(info)));
  return each;
}

interface Counting {
  readonly measure: Measure | undefined;
  readonly production: ResponseMeter;
  /** The fields selected on each item of the list. */
  readonly below: () => FieldsBelow;
  /** False where bytes are counted as they are written. */
  readonly countsBytes: boolean;
}

/** Takes the value of a field, and counts it. */
export function count(take: () => unknown, counting: Counting): unknown {
  const { measure, production } = counting;
  production.check();
  let value: unknown;
  try {
    value = take();
  } catch (error) {
    return failed(error, production);
  }
  return measure || isThenable(value) ? spentOn(value, counting) : value;
}

/** Counts the value of a field and returns it. */
function spentOn(value: unknown, counting: Counting): unknown {
  const { measure, production, below, countsBytes } = counting;
  if (isThenable(value)) {
    return value.then(
      (came) => spentOn(came, counting),
      (error) => failed(error, production),
    );
  }
  if (measure) {
    const { fields, bytes } = measure(value, below);
    production.spend(fields);
    if (countsBytes) production.write(bytes);
  }
  const errors = measure === itemsAndBelow ? errorsIn(value) : 0;
  if (errors > 0) production.fail(errors);
  return value;
}

function failed(error: unknown, production: ResponseMeter): never {
  production.fail();
  throw error;
}

const nothing: FieldsBelow = { fields: 0, bytes: 0 };

function itemsAndBelow(value: unknown, below: () => FieldsBelow): FieldsBelow {
  if (!Array.isArray(value) || value.length === 0) return nothing;
  const count = items(value);
  const { fields, bytes } = below();
  return { fields: count * fields, bytes: count * bytes };
}

/** The fields of one object. */
function fieldsOfObject(value: unknown, below: () => FieldsBelow): FieldsBelow {
  return value === null || value === undefined ? nothing : below();
}

/** A list may contain errors, each of which costs as much as an item. */
function errorsIn(value: unknown): number {
  return Array.isArray(value) ? value.reduce<number>((sum, item) => sum + (item instanceof Error ? 1 : 0), 0) : 0;
}

/** The number of items; in nested lists, of the innermost ones. */
function items(list: readonly unknown[]): number {
  if (!Array.isArray(list[0])) return list.length;
  return list.reduce<number>((sum, item) => sum + (Array.isArray(item) ? items(item) : 1), 0);
}

function values(value: unknown): FieldsBelow {
  const left = [value];
  let count = 0;
  for (let next = left.pop(); left.length > 0 || next !== undefined; next = left.pop()) {
    count += 1;
    if (typeof next === 'object' && next !== null) left.push(...Object.values(next));
  }
  return { fields: count, bytes: 0 };
}
