/** The two that are held against each other, in one form: an operation is compiled once and asked often. */
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  execute,
  getVariableValues,
} from 'graphql';
import { mapMaybePromise } from '../../../src/base/map-maybe-promise.js';
import { textOf as bytesToText } from '../../../src/base/bytes.js';
import { type DataBytes, compile } from '../../../src/graphql/executor/compile.js';
import { FragmentBudget } from '../../../src/graphql/executor/fragments/fragment-budget.js';
import type { ResponseMeter } from '../../../src/graphql/admission/answer-limits.js';
import { Rounds } from '../../../src/graphql/admission/event-loop-rounds.js';
import type { Answer } from './outcome.js';

export interface ExecutorInput {
  readonly rootValue: unknown;
  readonly contextValue: unknown;
  readonly variableValues: Readonly<Record<string, unknown>>;
  /** Which graphql-js finds in its context. */
  readonly production?: ResponseMeter;
}

/** Undefined for what an executor leaves to another one, at first or when it is asked. */
export type Executor = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => ((asked: ExecutorInput) => Answer | Promise<Answer> | undefined) | undefined;

export const graphqlJs: Executor =
  (schema, document, operation) =>
  ({ rootValue, contextValue, variableValues }) => {
    const operationName = operation.name?.value;
    const result = execute({ schema, document, operationName, rootValue, contextValue, variableValues });
    return result instanceof Promise ? result.then(answerOf) : answerOf(result);
  };

/** Values that do not fit are refused before it comes to them. */
export const closures: Executor = (schema, document, operation) => {
  const definitions = operation.variableDefinitions ?? [];
  const compiled = compile(schema, document, operation, new FragmentBudget());
  if (!compiled) return undefined;
  const rounds = new Rounds();
  return ({ variableValues, ...asked }) => {
    const { coerced, errors } = getVariableValues(schema, definitions, variableValues, { maxErrors: 50 });
    if (errors) return { data: undefined, errors };
    const found: GraphQLError[] = [];
    const add = (error: GraphQLError) => void found.push(error);
    const data = compiled({ ...asked, variableValues: coerced, rounds, errors: { add } });
    return mapMaybePromise(data, (written) => textOf(written, found));
  };
};

/** It writes bytes. */
function textOf(data: DataBytes | null, errors: readonly GraphQLError[]): Answer {
  return { data: data === null ? 'null' : bytesToText(data), errors };
}

function answerOf({ data, errors = [] }: ExecutionResult): Answer {
  return { data: data === undefined ? undefined : JSON.stringify(data), errors };
}
