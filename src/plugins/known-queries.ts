/** Answers queries asked before without Apollo, whose pipeline costs more than most of them do. */
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import type { Context } from '../context.js';
import { isObject } from '../rest/unknown.js';
import type { CompiledOperations, Question } from './compiled-operations.js';

type Json = Readonly<Record<string, unknown>>;
type FormatError = NonNullable<ApolloServerOptions<BaseContext>['formatError']>;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Undefined for what only Apollo can answer, or refuse in its own words. */
export function knownQueries(operations: CompiledOperations, formatError: FormatError) {
  return function (body: Json, context: Context, reportAsked: boolean): Promise<Answer> | undefined {
    const question = questionIn(body);
    const result = question && operations.runKnown(question, context);
    return result && answerOf(result, context, reportAsked);
  };

  async function answerOf(
    result: ExecutionResult | Promise<ExecutionResult>,
    { upstreams }: Context,
    reportAsked: boolean,
  ): Promise<Answer> {
    const { data, errors: found } = await result;
    const errors = found?.map((error) => formatError(error.toJSON(), error));
    const upstream = upstreams.report(reportAsked);
    const text = JSON.stringify({ errors, data, ...(upstream && { extensions: { upstream } }) });
    return { status: errors && data === undefined ? 400 : 200, text };
  }
}

function questionIn({ query, operationName, variables, extensions }: Json): Question | undefined {
  if (typeof query !== 'string') return undefined;
  if (isObject(extensions) ? 'persistedQuery' in extensions : isGiven(extensions)) return undefined;
  if (isGiven(operationName) && (typeof operationName !== 'string' || operationName === '')) return undefined;
  if (isGiven(variables) && !isObject(variables)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}

/** Null stands for absence here. */
function isGiven<T>(value: T): value is NonNullable<T> {
  return value !== undefined && value !== null;
}
