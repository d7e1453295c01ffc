/** Makes every field that can multiply an answer tell the request's budget what it produced. */
import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import type { GraphQLContext } from '../context.js';
import { type FieldsBelow, fieldsBelow } from './fields-below.js';
import type { Production } from './answer-limits.js';

type Resolver = GraphQLFieldResolver<unknown, Partial<GraphQLContext> | undefined>;
/** How many fields a value adds, and how many bytes their keys come to at least. `below` tells that of each item of a list. */
type Measure = (value: unknown, below: () => FieldsBelow) => FieldsBelow;

/** A field as it is without its counting. */
export interface Counted {
  /** Undefined where it is a property. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown> | undefined;
  readonly measure: Measure | undefined;
}

/** By the resolver that counts. */
const counted = new WeakMap<Resolver, Counted>();

/** Lists and free-form values spend what they hold; any field that resolves by itself spends when it fails. */
export function countFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const measure = measureOf(field);
      const { resolve } = field;
      // The types of introspection are the same in every schema of the process.
      if ((!resolve && !measure) || (resolve && counted.has(resolve))) continue;
      field.resolve = counting(resolve ?? defaultFieldResolver, measure);
      counted.set(field.resolve, { resolve, measure });
    }
  }
}

export function countedBy(resolve: Resolver | undefined): Counted | undefined {
  return resolve && counted.get(resolve);
}

function measureOf({ type }: GraphQLField<unknown, unknown>): Measure | undefined {
  if (isListType(getNullableType(type))) return itemsAndBelow;
  const named = getNamedType(type);
  return named === GraphQLJSON || named === GraphQLJSONObject ? values : undefined;
}

function counting(resolve: Resolver, measure: Measure | undefined): Resolver {
  return (source, args, context, info) => {
    const production = context?.answer?.production;
    if (!production) return resolve(source, args, context, info);
    const { fieldsBelow: known } = production;
    const below = () => {
      let each = known.get(info.fieldNodes);
      if (each === undefined) known.set(info.fieldNodes, (each = fieldsBelow(info)));
      return each;
    };
    production.check();
    let value: unknown;
    try {
      value = resolve(source, args, context, info);
    } catch (error) {
      return failed(error, production);
    }
    return spentOn(value, measure, production, below, true);
  };
}

/** What came of a field, at its cost; its bytes too where they do not count as they are written. */
export function spentOn(
  value: unknown,
  measure: Measure | undefined,
  production: Production,
  below: () => FieldsBelow,
  countsBytes = false,
): unknown {
  if (isThenable(value)) {
    return value.then(
      (came) => spentOn(came, measure, production, below, countsBytes),
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

export function failed(error: unknown, production: Production): never {
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

/** A list may hold errors, each of which costs its own item. */
function errorsIn(value: unknown): number {
  return Array.isArray(value) ? value.reduce<number>((sum, item) => sum + (item instanceof Error ? 1 : 0), 0) : 0;
}

/** Of lists of lists, the innermost. */
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

/** As graphql-js tells. */
function isThenable(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
