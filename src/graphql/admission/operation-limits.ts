/** Limits of one operation: its text, its depth and its cost. */
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { type DocumentNode, GraphQLError, type GraphQLSchema, validate } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { CallerError } from '../../base/errors.js';
import { short } from './admission.js';
import { withArguments } from './argument-size.js';
import { withAnyVariables } from './coerced-once.js';
import { withSkipped } from './skipped-selections.js';

/** Levels of nested fields, introspection aside. */
const maxDepth = 16;
/**
 * One per field of a response: estimated first, with lists at their average length, then counted during execution. The
 * complete introspection of the graph has some 180,000.
 */
export const maxCost = 400_000;
/** Low enough that several such operations run at the same time. */
const costWithoutEstimate = maxCost / 10;
/** Characters of the operation's text. */
export const maxLength = 20_000;
/** Characters of a body that is parsed in less than a millisecond. */
const littleBody = 64 * 1024;
/** Bounds the work of the parser and of validation; `parse-operation.ts` bounds how deep they recurse. */
export const maxTokens = 3_000;
/** Fields of the text, with fragments counted wherever they are spread: a short text can expand to billions. */
const maxFields = 3_000;

/** The cost of parsing and validating a text: some milliseconds, at worst quadratic in its characters. */
export function costOfReading(length: number): number {
  return Math.min(maxCost, 1_500 + (length / 30) ** 2);
}

/** The cost of parsing a body: a large one waits until nothing else arrives, however cheap its operation. */
export function costOfParsing(length: number): number {
  return length > littleBody ? short + length / 100 : 0;
}

/** The cost of reading the variables and literals of a known operation, by characters. */
export function costOfValues(length: number): number {
  return Math.min(maxCost, length / 10);
}

/** The error for a text that is too long. */
export function refusalOfLength(query: string): CallerError | undefined {
  return query.length > maxLength ? tooLarge('length', maxLength, query.length, 'characters') : undefined;
}

/** The error for an operation that is too deep. */
export function refusalOfDepth(schema: GraphQLSchema, document: DocumentNode, text: string): CallerError | undefined {
  // Each level has its own brace in the text, as valid fragments do not contain themselves.
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

/** The estimated cost, or the error that refuses the operation. The variables are those that were coerced. */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  operationName: string | undefined,
  variables: Readonly<Record<string, unknown>>,
): number | CallerError {
  try {
    const cost = getComplexity({
      schema,
      query: withAnyVariables(query),
      ...(operationName && { operationName }),
      variables,
      maxQueryNodes: maxFields + 1,
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })]
        .map(withArguments)
        .map(withSkipped),
    });
    return cost > maxCost ? tooLarge('cost', maxCost, Math.round(cost), 'fields') : cost;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const isCount = error.message.includes('maximum allowed number of nodes');
    // Invalid arguments have no estimate: their field reports the error, and what is produced is counted.
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
