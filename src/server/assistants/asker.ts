/** Asks the graph for an assistant, as a GET of the same caller would. */
import type { ServerResponse } from 'node:http';
import { textOf } from '../../base/bytes.js';
import { CallerError } from '../../base/errors.js';
import { parseOwnJson } from '../../base/json.js';
import { isObject } from '../../base/unknown.js';
import type { Token } from '../../base/auth/token.js';
import type { Execution } from '../../graphql/execution.js';
import { recordOf } from '../http/recorded-response.js';
import { holdUntilOver } from '../plugins/graphql-reply.js';

/** A document by its id, or a query. */
interface GraphRequest {
  readonly documentId?: string;
  readonly query?: string;
  readonly operationName?: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface GraphAnswer {
  /** The status that a GET would have had. */
  readonly status: number;
  /** Undefined where the operation was refused. */
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors: readonly GraphError[];
}

export interface GraphError {
  readonly message: string;
  readonly path?: unknown;
  readonly extensions?: unknown;
}

/** Bytes: a longer answer is not read, as most of it would be cut off. */
const longest = 1024 * 1024;

export class Asker {
  constructor(
    private readonly execution: Execution,
    private readonly response: ServerResponse,
    private readonly addressOf: () => string,
    /** Null without a token. */
    readonly token: Token | null,
  ) {}

  /** Throws what refuses the whole request. */
  async ask({ documentId, query, operationName, variables }: GraphRequest): Promise<GraphAnswer> {
    if (query === '')
      throw new CallerError('BAD_USER_INPUT', 'Expected an operation in GraphQL, but got an empty text');
    const { req: request } = this.response;
    const search = new URLSearchParams({
      ...(documentId !== undefined && { documentId }),
      ...(query !== undefined && { query }),
      ...(operationName !== undefined && { operationName }),
      variables: JSON.stringify(variables),
    });
    const { authorization } = request.headers;
    const { status, body, sent } = await this.execution.ask({
      // Execution refuses by GET whatever changes something, however it is written.
      method: 'GET',
      headers: { 'apollo-require-preflight': 'true', ...(authorization !== undefined && { authorization }) },
      search: `?${search.toString()}`,
      text: '',
      clientAddress: this.addressOf,
      isGone: () => request.socket.destroyed,
      record: recordOf(this.response),
      isCounted: true,
    });
    if (sent) holdUntilOver(this.response, sent);
    if (body.length > longest) {
      throw new CallerError(
        'OPERATION_TOO_LARGE',
        `Expected an answer of at most ${longest} bytes, but got ${body.length}: select fewer fields, or fewer objects with first and filters`,
      );
    }
    return { status, ...answerIn(parseOwnJson(textOf(body))) };
  }
}

function answerIn(value: unknown): Pick<GraphAnswer, 'data' | 'errors'> {
  if (!isObject(value)) throw new Error('Expected the graph to answer an object');
  const { data, errors } = value;
  return {
    data: isObject(data) ? data : data === null ? null : undefined,
    errors: Array.isArray(errors) ? errors.filter(isGraphError) : [],
  };
}

function isGraphError(value: unknown): value is GraphError {
  return isObject(value) && typeof value['message'] === 'string';
}
