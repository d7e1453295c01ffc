/**
 * Runs subscriptions as Execution runs queries: what admits, parses, validates, bounds, executes and masks is the same.
 * Each event is answered in a context of its own.
 */
import type { ExecutionResult } from 'graphql';
import { parseOwnJson } from '../../base/json.js';
import { type RequestCaller, isSent } from '../../base/auth/caller.js';
import { requireCaller } from '../../base/auth/require-scope.js';
import { type Text, textOf } from '../../base/bytes.js';
import { CallerError } from '../../base/errors.js';
import { OperationRecord } from '../../base/telemetry/operation-record.js';
import type { Admission } from '../admission/admission.js';
import { callerOf } from '../admission/caller-of.js';
import { costOfParsing, costOfReading, refusalOfLength, tooLarge } from '../admission/operation-limits.js';
import type { RequestRateLimit } from '../admission/requests-a-minute.js';
import { isOfItsHash, type PersistedQueries, refusalOfHash } from '../cache/persisted-queries.js';
import type { ExecutionServices, GraphQLContext } from '../context.js';
import { documentIn, refusalOfId, refusalOfUntrusted } from '../documents/named-document.js';
import type { GraphQLRequest } from '../http/graphql-request.js';
import { isOnlyIfCachedIn, maxAgeIn } from '../http/max-age.js';
import { type Body, type GraphQLParams, isGiven, parametersIn, paramsFrom, parseBody } from '../http/parse-request.js';
import { reportHeader, upstreamReport } from '../http/upstream-report.js';
import { noteResult, unreadHash } from '../note-operation.js';
import type { Operation } from '../operation.js';
import type { Operations } from '../operations.js';
import { requestCallerOf } from '../request-caller.js';
import type { ResponseInProgress } from '../response-in-progress.js';
import { type SerializedResult, bytesOfAnswer } from '../serialized-result.js';
import { type EventSource, LiveResults } from './live-results.js';
import { OpenStreams, tokenEnded } from './open-streams.js';

/** The most bytes of the data of one event: larger ones are for queries, which are sent as they are written. */
const mostBytes = 1024 * 1024;

/** The results of a subscription, or the single one that refuses it. */
export type Results = AsyncIterableIterator<ExecutionResult, undefined>;

interface SubscriptionParts {
  readonly services: ExecutionServices;
  readonly admission: Admission;
  readonly operations: Operations;
  readonly persisted: PersistedQueries;
  readonly rateLimit: RequestRateLimit | null;
  inMaking(requestCaller: RequestCaller, request: GraphQLRequest): ResponseInProgress;
}

export class LiveSubscriptions {
  readonly #streams: OpenStreams;

  constructor(private readonly parts: SubscriptionParts) {
    this.#streams = new OpenStreams(parts.services.tokens, (reason) => resultOf(parts.operations.refused([reason])));
  }

  get openStreams(): number {
    return this.#streams.count;
  }

  /** Ends all of them, and takes no more. */
  complete(): void {
    this.#streams.complete();
  }

  /** Rejects with an error for the caller when the request itself is refused. */
  async open(request: GraphQLRequest): Promise<Results> {
    const { admission, services, rateLimit } = this.parts;
    admission.arrived();
    const { record } = request;
    if (record?.isObserved) record.operation = new OperationRecord(() => unreadHash(request, services.documents));
    if (!services.config.live) {
      throw new CallerError('NOT_FOUND', 'Subscriptions are off in this service (LIVE=off). Ask a query instead.');
    }
    const requestCaller = await this.#identified(request);
    const { caller } = requestCaller;
    if (record) record.tokenId = caller?.id ?? null;
    await rateLimit?.count(caller, request.clientAddress());
    if (!services.config.anonymous) requireCaller(requestCaller);
    const leave = this.#streams.enter(callerOf(caller, request.clientAddress()));
    try {
      return await this.#opened(request, requestCaller, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** A stream depends on its token for as long as it is open, so that an outage refuses it. */
  async #identified({ headers }: GraphQLRequest): Promise<RequestCaller> {
    const { authorization } = headers;
    const verified = this.parts.services.tokens.verify(authorization);
    const requestCaller = await requestCallerOf(Promise.resolve(verified), isSent(authorization));
    if (requestCaller.unverified) throw requestCaller.unverified.outage;
    return requestCaller;
  }

  async #opened(request: GraphQLRequest, requestCaller: RequestCaller, leave: () => void): Promise<Results> {
    const context = this.#contextOf(request, requestCaller);
    try {
      const read = await this.#read(request, context);
      if ('errors' in read) return this.#refused(read, request, leave);
      const { operation, question } = read;
      const source = await this.parts.operations.events(operation, question, context);
      if ('errors' in source) return this.#refused(source, request, leave);
      return this.#live(source, read, request, requestCaller, leave);
    } finally {
      context.answer.leave();
    }
  }

  #live(
    source: AsyncIterator<unknown>,
    { operation, question }: ReadSubscription,
    request: GraphQLRequest,
    requestCaller: RequestCaller,
    leave: () => void,
  ): Results {
    const authorization = requestCaller.caller === null ? undefined : request.headers.authorization;
    const results = new LiveResults(
      endable(source),
      (event) => this.#answered(operation, question, event, request, authorization),
      () => {
        leave();
        forget();
      },
    );
    const stream = { authorization, end: (last: ExecutionResult | null) => results.end(last) };
    const forget = this.#streams.add(stream);
    if (request.isGone()) void results.return();
    return results;
  }

  async #read(request: GraphQLRequest, context: GraphQLContext): Promise<ReadSubscription | SerializedResult> {
    const { admission, operations, services, persisted } = this.parts;
    const { method, text, search } = request;
    const { answer } = context;
    answer.ticket = await admission.enter(costOfParsing(text.length), answer);
    const sent = method === 'POST' ? parseBody(text) : parametersIn(search);
    const document = documentIn(sent, services.documents);
    const refusal = refusalOfId(sent, document, services.documents) ?? refusalOfUntrusted(context.caller, document);
    if (refusal) return operations.refused([refusal]);
    const named = isGiven(sent['query']) ? undefined : (document ?? persisted.textIn(sent));
    const body: Body = named === undefined ? sent : { ...sent, query: named };
    const unknown = refusalOfHash(body);
    if (unknown) return operations.refused([unknown]);
    const question = isOfItsHash(body) ? paramsFrom(body) : undefined;
    if (!question) throw new CallerError('BAD_USER_INPUT', expected);
    if (request.record?.operation) request.record.operation.document = question.query;
    const tooLong = refusalOfLength(question.query);
    if (tooLong) return operations.refused([tooLong]);
    // A request that held two tickets could wait for itself.
    answer.ticket.leave();
    answer.ticket = await admission.enter(costOfReading(search.length + text.length), answer, true);
    const operation = operations.subscription(question);
    if ('errors' in operation) return operation;
    if (document === undefined) persisted.keep(body);
    return { operation, question };
  }

  async #answered(
    operation: Operation,
    question: GraphQLParams,
    event: unknown,
    request: GraphQLRequest,
    authorization: string | undefined,
  ): Promise<{ readonly result: ExecutionResult; readonly sent: () => void }> {
    const { operations, services } = this.parts;
    let sent = (): void => undefined;
    try {
      const caller = await services.tokens.verify(authorization);
      const context = this.#contextOf(request, { caller });
      sent = () => context.answer.leave();
      // The token may have ended a moment ago.
      const isEnded = authorization !== undefined && caller === null;
      const given = isEnded ? operations.refused([tokenEnded()]) : await this.#run(operation, question, event, context);
      noteResult(request.record, given, 'subscription');
      return { result: resultOf(given, upstreamReport(context, reportHeader in request.headers)), sent };
    } catch (error) {
      sent();
      if (!(error instanceof CallerError)) throw error;
      return { result: resultOf(operations.refused([error])), sent };
    }
  }

  async #run(
    operation: Operation,
    question: GraphQLParams,
    event: unknown,
    context: GraphQLContext,
  ): Promise<SerializedResult> {
    const { operations } = this.parts;
    const result = await operations.event(operation, question, context, event);
    const bytes = lengthOf(result.data);
    if (bytes <= mostBytes) return result;
    return operations.refused([tooLarge('event', mostBytes, bytes, 'bytes', 'came to')]);
  }

  #contextOf(request: GraphQLRequest, requestCaller: RequestCaller): GraphQLContext {
    const { headers } = request;
    const ages = { maxAge: maxAgeIn(headers), isOnlyIfCached: isOnlyIfCachedIn(headers) };
    return this.parts.services.contextOf(requestCaller, request, ages, this.parts.inMaking(requestCaller, request));
  }

  #refused(result: SerializedResult, { record }: GraphQLRequest, leave: () => void): Results {
    noteResult(record, result, 'subscription');
    leave();
    return only(resultOf(result));
  }
}

interface ReadSubscription {
  readonly operation: Operation;
  readonly question: GraphQLParams;
}

const expected =
  'Expected a subscription such as {"query":"subscription { ratesPublished(base: \\"EUR\\") { date } }"}, but got none that can be read.';

async function* only(result: ExecutionResult): Results {
  yield result;
  return undefined;
}

/** The protocol's library prints objects. */
function resultOf(result: SerializedResult, extensions?: object): ExecutionResult {
  return parseOwnJson<ExecutionResult>(textOf(bytesOfAnswer(result, extensions)));
}

function lengthOf(data: Text | null | undefined): number {
  return data === null || data === undefined ? 0 : data.length;
}

function endable(source: AsyncIterator<unknown>): EventSource {
  if (source.return === undefined) throw new Error('Expected a source of events that can be ended');
  return source;
}
