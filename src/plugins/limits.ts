/** Bounds on what one operation may ask: its text, its depth and its cost. */
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { type DocumentNode, GraphQLError, type GraphQLSchema, validate } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { CallerError } from '../errors.js';

/** Levels of nested fields, introspection aside. */
export const maxDepth = 16;
/** One per field of the answer; a list counts its fields as often as it is long on average. */
export const maxCost = 250_000;
/** Characters of the operation's text. */
export const maxLength = 20_000;
/** Keeps the parser from recursing without end. */
export const maxTokens = 3_000;
/** Fields of the text; those of a fragment count wherever it is used, of which a short text can make billions. */
const maxFields = 3_000;

export function checkLength(query: string): void {
  if (query.length > maxLength) throw tooLarge('length', maxLength, query.length, 'characters');
}

export function checkDepth(schema: GraphQLSchema, document: DocumentNode): void {
  const figures = /limit of (\d+) exceeded, found (\d+)/;
  const [error] = validate(schema, document, [
    maxDepthRule({
      n: maxDepth,
      flattenFragments: true,
      propagateOnRejection: false,
      onReject: [(context, rejection) => context?.reportError(rejection)],
    }),
  ]);
  if (error) throw tooLarge('depth', maxDepth, Number(figures.exec(error.message)?.[2]), 'levels');
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
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    });
    return cost > maxCost ? tooLarge('cost', maxCost, Math.round(cost), 'fields') : cost;
  } catch (error) {
    const isCount = error instanceof GraphQLError && error.message.includes('maximum allowed number of nodes');
    if (isCount) return tooLarge('size', maxFields, 'more', 'fields, fragments written out');
    throw error;
  }
}

function tooLarge(bound: string, limit: number, found: number | 'more', unit: string): CallerError {
  return new CallerError(
    'OPERATION_TOO_LARGE',
    `The ${bound} of an operation may be at most ${limit} ${unit}, but this one's is ${found}. Ask for less at once.`,
    { bound, limit, found, http: { status: 400 } },
  );
}
