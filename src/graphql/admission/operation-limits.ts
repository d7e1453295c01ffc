/** Bounds on what one operation may ask: its text, its depth and its cost. */
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { type DocumentNode, GraphQLError, type GraphQLSchema, validate } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { CallerError } from '../../base/errors.js';
import { short } from './admission.js';
import { withArguments } from './argument-size.js';

/** Levels of nested fields, introspection aside. */
export const maxDepth = 16;
/**
 * One per field of the response: estimated before, where a list counts as long as it is on average, and counted as it is
 * written. The complete introspection of the graph has some 321,000.
 */
export const maxCost = 360_000;
/** Some of these side by side must not look like too much. */
const costWithoutEstimate = maxCost / 10;
/** Characters of the operation's text. */
export const maxLength = 20_000;
/** Characters of a body that are parsed in less than a millisecond. */
const littleBody = 64 * 1024;
/** Keeps the parser from recursing without end. */
export const maxTokens = 3_000;
/** Fields of the text; those of a fragment count wherever it is used, of which a short text can make billions. */
const maxFields = 3_000;

/** Of parsing and validating a text of so many characters: some milliseconds, and at worst by the square of its length. */
export function costOfReading(length: number): number {
  return Math.min(maxCost, 1_500 + (length / 30) ** 2);
}

/** Of parsing a body of so many characters: a large one waits until nothing else comes, however little it asks. */
export function costOfParsing(length: number): number {
  return length > littleBody ? short + length / 100 : 0;
}

/** Of values for an operation that is known, in so many characters. */
export function costOfValues(length: number): number {
  return Math.min(maxCost, length / 10);
}

/** The error that refuses a text that is too long. */
export function refusalOfLength(query: string): CallerError | undefined {
  return query.length > maxLength ? tooLarge('length', maxLength, query.length, 'characters') : undefined;
}

/** The error that refuses an operation that is too deep. */
export function refusalOfDepth(schema: GraphQLSchema, document: DocumentNode, text: string): CallerError | undefined {
  // Each level has a brace of its own in the text, as valid fragments do not contain themselves.
  if (text.split('{', maxDepth + 2).length <= maxDepth + 1) return undefined;
  const figures = /limit of (\d+) exceeded, found (\d+)/;
  const [error] = validate(schema, document, [
    maxDepthRule({
      n: maxDepth,
      flattenFragments: true,
      propagateOnRejection: false,
      onReject: [(context, rejection) => context?.reportError(rejection)],
    }),
  ]);
  return error && tooLarge('depth', maxDepth, Number(figures.exec(error.message)?.[2]), 'levels');
}

/** The cost, or the error that refuses it. */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  operationName: string | undefined,
  variables: Readonly<Record<string, unknown>>,
): number | CallerError {
  try {
    const cost = getComplexity({
      schema,
      query,
      ...(operationName && { operationName }),
      variables,
      maxQueryNodes: maxFields + 1,
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })].map(withArguments),
    });
    return cost > maxCost ? tooLarge('cost', maxCost, Math.round(cost), 'fields') : cost;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const isCount = error.message.includes('maximum allowed number of nodes');
    // An argument that cannot be read has no estimate: its field will report it, and what is produced is counted.
    return isCount ? tooLarge('size', maxFields, 'more', 'fields, fragments written out') : costWithoutEstimate;
  }
}

export function tooLarge(bound: string, limit: number, found: number | 'more', unit: string, is = 'is'): CallerError {
  return new CallerError(
    'OPERATION_TOO_LARGE',
    `The ${bound} of an operation may be at most ${limit} ${unit}, but this one's ${is} ${found}. Ask for less at once.`,
    { bound, limit, found },
  );
}
