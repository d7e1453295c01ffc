/** Writes the JSON of a scalar or an enum value. */
import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, type GraphQLLeafType, GraphQLString } from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import type { Writer } from './run/json-writer.js';

type Write = (value: unknown, to: Writer) => undefined;

const maxInt = 2 ** 31;

/** Values that serialisation leaves as they are. */
const isAsSerialized = new Map<GraphQLLeafType, (value: unknown) => boolean>([
  [GraphQLString, (value) => typeof value === 'string'],
  [GraphQLID, (value) => typeof value === 'string'],
  [GraphQLBoolean, (value) => typeof value === 'boolean'],
  [GraphQLFloat, (value) => typeof value === 'number' && Number.isFinite(value)],
  [GraphQLInt, (value) => Number.isInteger(value) && Number(value) >= -maxInt && Number(value) < maxInt],
]);

export function leafOf(type: GraphQLLeafType): Write {
  const isReady = isAsSerialized.get(type);
  return (value, to) => write(isReady?.(value) === true ? value : serialize(type, value), to);
}

function serialize(type: GraphQLLeafType, value: unknown): unknown {
  const serialized: unknown = type.serialize(value);
  if (serialized !== undefined && serialized !== null) return serialized;
  throw new Error(
    `Expected \`${inspect(type)}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(serialized)}`,
  );
}

function write(value: unknown, to: Writer): undefined {
  if (typeof value === 'string') return to.quoted(value);
  if (typeof value === 'number') return to.bytes(Number.isFinite(value) ? String(value) : 'null');
  // Undefined for a function, although its declared type says otherwise.
  const text: string | undefined = JSON.stringify(value);
  if (text !== undefined) to.text(text);
}
