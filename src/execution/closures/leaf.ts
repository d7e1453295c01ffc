/** The JSON of a scalar or an enum's value. */
import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, type GraphQLLeafType, GraphQLString } from 'graphql';
import { inspect } from 'graphql/jsutils/inspect.js';
import { bytesOf, quoted } from './bytes.js';
import type { Written } from './outcome.js';

type Write = (value: unknown) => Written;

const maxInt = 2 ** 31;

/** Of values that are what the type says: they stay as they are. */
const quick = new Map<GraphQLLeafType, Write>([
  [GraphQLString, (value) => (typeof value === 'string' ? quoted(value) : undefined)],
  [GraphQLID, (value) => (typeof value === 'string' ? quoted(value) : undefined)],
  [GraphQLBoolean, (value) => (typeof value === 'boolean' ? String(value) : undefined)],
  [GraphQLFloat, (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined)],
  [
    GraphQLInt,
    (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= -maxInt && value < maxInt
        ? String(value)
        : undefined,
  ],
]);

export function leafOf(type: GraphQLLeafType): Write {
  const simple = quick.get(type);
  const serialized = (value: unknown) => json(serialize(type, value));
  return simple ? (value) => simple(value) ?? serialized(value) : serialized;
}

function serialize(type: GraphQLLeafType, value: unknown): unknown {
  const serialized: unknown = type.serialize(value);
  if (serialized !== undefined && serialized !== null) return serialized;
  throw new Error(
    `Expected \`${inspect(type)}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(serialized)}`,
  );
}

function json(value: unknown): Written {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  // Undefined for a function, whatever its type says.
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? undefined : bytesOf(text);
}
