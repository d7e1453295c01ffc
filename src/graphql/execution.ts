/** The entry point of GraphQL requests: identifies the caller, bounds the cost and returns the response as bytes. */
import type { GraphQLError } from 'graphql';
import { mapMaybePromise } from '../base/map-maybe-promise.js';
import { type Bytes, bytesOf, joined } from '../base/bytes.js';
import { type Encoding, encode, encodingFor } from '../base/content-encoding.js';
import type { CacheStatistics } from '../base/cache-statistics.js';
import type { ExecutionServices, GraphQLContext } from './context.js';
import { CallerUse, type RequestCaller, isSent } from '../base/auth/caller.js';
import { inRequest } from '../base/telemetry/tracing.js';
import { OperationRecord } from '../base/telemetry/operation-record.js';
import { requireCaller } from '../base/auth/require-scope.js';
import { Admission } from './admission/admission.js';
import { callerOf } from './admission/caller-of.js';
import { ResponseInProgress } from './response-in-progress.js';
import { type Headers, always, encodedAs, headersOf } from './http/response-headers.js';
import { Apollo } from './apollo.js';
import { documentIn, refusalOfId, refusalOfUntrusted } from './documents/named-document.js';
import type { GraphQLRequest } from './http/graphql-request.js';
import { SeenOnce } from './cache/seen-once.js';
import { type Identity, identityOf } from './cache/cache-key.js';
import { GraphQLResponseCache } from './cache/response-cache.js';
import { costOfParsing, costOfReading, costOfValues, refusalOfLength } from './admission/operation-limits.js';
import { type FormatError, maskErrors } from './mask-errors.js';
import { isOnlyIfCachedIn, maxAgeIn } from './http/max-age.js';
import { type UnencodedResponse, respond } from './unencoded-response.js';
import { mediaTypeFor, statusOfBody } from './http/media-type.js';
import { Operations } from './operations.js';
import { refusalOfNesting } from './parse-operation.js';
import { PersistedQueries, isOfItsHash } from './cache/persisted-queries.js';
import { isPreflighted } from './http/preflight.js';
import { type Body, isGiven, parametersIn, parseBody, paramsFrom } from './http/parse-request.js';
import { ResponseMeter } from './admission/answer-limits.js';
import { requestCallerOf } from './request-caller.js';
import { type Results, LiveSubscriptions } from './live/subscriptions.js';
import { ResponseBytes } from './admission/response-bytes.js';
import { RequestRateLimit } from './admission/requests-a-minute.js';
import { codeOfRefusal, noteCached, noteRefusal, unreadHash } from './note-operation.js';

export interface GraphQLResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Bytes;
  /** Whether any cache may answer it to every caller who sends no Authorization, until the next rates are published. */
  readonly isPublic: boolean;
  /** Set when the response holds an admission ticket: call it once the response is sent or can no longer be sent. */
  readonly sent?: () => void;
}

/** How the client wants the response. */
interface ResponseFormat {
  /** Undefined for what Apollo refuses: the client accepts neither media type, or a preflight was required. */
  readonly mediaType: string | undefined;
  readonly encoding: Encoding;
  /** Cache key of the response; undefined the first time, as most operations come only once. */
  readonly repeated: Identity | undefined;
}

export class Execution {
  readonly #admission = new Admission();
  readonly #operations: Operations;
  readonly #formatError: FormatError;
  readonly #apollo: Apollo;
  readonly #responseCache: GraphQLResponseCache;
  readonly #seenOnce = new SeenOnce();
  readonly #persisted = new PersistedQueries();
  readonly #responses: ResponseBytes;
  /** Null where there is none. */
  readonly requestRateLimit: RequestRateLimit | null;
  readonly #subscriptions: LiveSubscriptions;

  constructor(private readonly services: ExecutionServices) {
    this.#formatError = maskErrors(services.log, !services.config.introspection);
    this.#operations = new Operations(services, this.#admission, this.#formatError);
    this.#responses = new ResponseBytes(services.config.maxAnswerBytes);
    this.#apollo = new Apollo(services, this.#formatError);
    this.#responseCache = new GraphQLResponseCache(services.rates);
    const { questionsPerMinute } = services.config;
    this.requestRateLimit = questionsPerMinute === null ? null : new RequestRateLimit(questionsPerMinute);
    this.#subscriptions = new LiveSubscriptions({
      services,
      admission: this.#admission,
      operations: this.#operations,
      persisted: this.#persisted,
      rateLimit: this.requestRateLimit,
      inMaking: (requestCaller, request) => this.#inMaking(requestCaller, request),
    });
  }

  get caches(): Operations['caches'] & Readonly<Record<'response', CacheStatistics>> {
    return { response: this.#responseCache.statistics, ...this.#operations.caches };
  }

  /** Counts a response of another kind beside those of the graph; release it once that is over. */
  meterFor(caller: string): ResponseMeter {
    return new ResponseMeter(this.#responses, undefined, () => caller);
  }

  start(): Promise<void> {
    return this.#apollo.start();
  }

  stop(): Promise<void> {
    return this.#apollo.stop();
  }

  /** Call it for every new connection: large work waits while others arrive. */
  arrived(): void {
    this.#admission.arrived();
  }

  /** Opens a subscription; rejects with an error for the caller when the request itself is refused. */
  subscribe(request: GraphQLRequest): Promise<Results> {
    return inRequest(request.record, () => this.#subscriptions.open(request));
  }

  /** The number of subscriptions that are open. */
  get openStreams(): number {
    return this.#subscriptions.openStreams;
  }

  /** Completes all subscriptions, and takes no more: the process is about to stop. */
  completeSubscriptions(): void {
    this.#subscriptions.complete();
  }

  /**
   * Synchronous where nothing has to be awaited. Throws, or rejects with, an error for the caller when the whole
   * request is refused.
   */
  ask(request: GraphQLRequest): GraphQLResponse | Promise<GraphQLResponse> {
    // The event by which a body arrives belongs to its connection.
    return inRequest(request.record, () => this.#ask(request));
  }

  #ask(request: GraphQLRequest): GraphQLResponse | Promise<GraphQLResponse> {
    this.#admission.arrived();
    if (request.record?.isObserved)
      request.record.operation = new OperationRecord(() => unreadHash(request, this.services.documents));
    const { authorization } = request.headers;
    const verified = this.services.tokens.verify(authorization);
    const isTokenSent = isSent(authorization);
    return verified instanceof Promise
      ? requestCallerOf(verified, isTokenSent).then((requestCaller) => this.#counted(requestCaller, request))
      : this.#counted({ caller: verified, isTokenSent }, request);
  }

  /** A file transfer is part of the request that was counted when its address was issued. */
  #counted(requestCaller: RequestCaller, request: GraphQLRequest): GraphQLResponse | Promise<GraphQLResponse> {
    const { caller } = requestCaller;
    if (request.record) request.record.tokenId = caller?.id ?? null;
    return this.requestRateLimit && !request.coming && !request.isCounted
      ? this.requestRateLimit.count(caller, request.clientAddress()).then(() => this.#answer(requestCaller, request))
      : this.#answer(requestCaller, request);
  }

  #answer(requestCaller: RequestCaller, request: GraphQLRequest): GraphQLResponse | Promise<GraphQLResponse> {
    if (!this.services.config.anonymous) requireCaller(requestCaller);
    const { headers } = request;
    const ages = { maxAge: maxAgeIn(headers), isOnlyIfCached: isOnlyIfCachedIn(headers) };
    const encoding = encodingFor(headers['accept-encoding']?.toString());
    const mediaType = isPreflighted(request) ? mediaTypeFor(headers.accept) : undefined;
    const identity = identityOf(requestCaller.caller, encoding, request);
    const repeated = this.#seenOnce.isRepeated(identity) ? identity : undefined;
    const cached = repeated && !requestCaller.unverified ? this.#responseCache.get(repeated) : undefined;
    if (cached && mediaType !== undefined) {
      noteCached(request.record);
      const isPublic = cached.isPublic && isAnonymous(request);
      return { status: 200, headers: headersOf(mediaType, cached.encoding), body: cached.body, isPublic };
    }
    const form = { mediaType, encoding, repeated };
    const noted = mayBePublic(requestCaller, request) ? { ...requestCaller, use: new CallerUse() } : requestCaller;
    const context = this.services.contextOf(noted, request, ages, this.#inMaking(requestCaller, request));
    if (request.record?.operation) request.record.operation.clients = context.clients;
    return this.#answerAnew(request, form, context);
  }

  #inMaking({ caller }: RequestCaller, request: GraphQLRequest): ResponseInProgress {
    const { isGone, record } = request;
    const whose = () => callerOf(caller, request.clientAddress());
    return new ResponseInProgress(this.#formatError, this.#responses, this.#admission, isGone, record, whose);
  }

  #answerAnew(
    request: GraphQLRequest,
    form: ResponseFormat,
    context: GraphQLContext,
  ): GraphQLResponse | Promise<GraphQLResponse> {
    const failed = (error: unknown): never => {
      context.answer.leave();
      throw error;
    };
    try {
      const { generation } = this.#responseCache;
      const answered = mapMaybePromise(this.#unencoded(request, form, context), (response) =>
        this.#encoded(response, request, form, context, generation),
      );
      return answered instanceof Promise ? answered.catch(failed) : answered;
    } catch (error) {
      return failed(error);
    }
  }

  #encoded(
    response: UnencodedResponse,
    request: GraphQLRequest,
    form: ResponseFormat,
    context: GraphQLContext,
    generation: number,
  ): GraphQLResponse | Promise<GraphQLResponse> {
    const { unverified, answer, use } = context;
    const { status, headers, body, isOfDocument } = response;
    if (unverified?.needed) throw unverified.outage;
    const repeated = status === 200 && !unverified ? form.repeated : undefined;
    const cacheKey = repeated && answer.operation?.isKeepable ? repeated : undefined;
    const isForAll = status === 200 && isOfDocument && answer.operation?.isKeepable === true && use?.isNeeded === false;
    return mapMaybePromise(encode(body, form.encoding, cacheKey !== undefined), (encoded) => {
      if (cacheKey) this.#responseCache.keep(cacheKey, { ...encoded, isPublic: isForAll }, generation);
      const isPublic = isForAll && isAnonymous(request);
      const answered = { status, headers: headers(encoded.encoding), body: encoded.body, isPublic };
      if (answer.holds) return { ...answered, sent: () => answer.leave() };
      answer.leave();
      return answered;
    });
  }

  /** Large bodies are parsed one per round of the event loop. */
  #unencoded(
    request: GraphQLRequest,
    form: ResponseFormat,
    context: GraphQLContext,
  ): UnencodedResponse | Promise<UnencodedResponse> {
    const cost = costOfParsing(request.text.length);
    if (cost === 0) return this.#unencodedOfBody(request, form, context);
    const { answer } = context;
    return mapMaybePromise(this.#admission.enter(cost, answer), (ticket) => {
      answer.ticket = ticket;
      return this.#unencodedOfBody(request, form, context);
    });
  }

  #unencodedOfBody(
    request: GraphQLRequest,
    { mediaType }: ResponseFormat,
    context: GraphQLContext,
  ): UnencodedResponse | Promise<UnencodedResponse> {
    const { method, search, text, record } = request;
    const sent = method === 'POST' ? parseBody(text) : parametersIn(search);
    const document = documentIn(sent, this.services.documents);
    // Without a media type Apollo refuses whatever is asked.
    const refusal = mediaType === undefined ? undefined : this.#refusalOf(sent, document, request, context);
    if (refusal && mediaType !== undefined) {
      return respond(this.#operations.refused([refusal]), request, mediaType, context);
    }
    const named = isGiven(sent['query']) ? undefined : (document ?? this.#persisted.textIn(sent));
    const body = named === undefined ? sent : { ...sent, query: named };
    const { query } = body;
    if (record?.operation && typeof query === 'string') record.operation.document = query;
    const tooLong = typeof query === 'string' ? refusalOfLength(query) : undefined;
    if (tooLong) {
      if (mediaType === undefined) throw tooLong;
      return respond(this.#operations.refused([tooLong]), request, mediaType, context);
    }
    const question = mediaType === undefined || !isOfItsHash(body) ? undefined : paramsFrom(body);
    const known = question && this.#operations.known(question, method);
    const persisted = sent === body || typeof query !== 'string' ? 0 : query.length;
    const length = search.length + text.length + persisted;
    const cost = known ? costOfValues(length) : costOfReading(length);
    // A request that held two tickets could wait for itself.
    context.answer.ticket.leave();
    return mapMaybePromise(this.#admission.enter(cost, context.answer, !known), (ticket) => {
      context.answer.ticket = ticket;
      const run = known ?? (question && this.#operations.parsed(question, method));
      if (!question || !run || mediaType === undefined) {
        // Apollo reads the parameters of a GET itself, and would know no text by its hash.
        const complete = sent === body ? request : { ...request, search: searchOf(search, query) };
        return this.#refusedByApollo(complete, body, mediaType, context);
      }
      if (document === undefined && (known || this.#operations.isKnown(question))) this.#persisted.keep(body);
      const isOfDocument = document !== undefined;
      return mapMaybePromise(run(context), (result) => respond(result, request, mediaType, context, isOfDocument));
    });
  }

  /** A file comes with an operation that its address was issued for. */
  #refusalOf(
    sent: Body,
    document: string | undefined,
    { coming }: GraphQLRequest,
    { caller }: GraphQLContext,
  ): GraphQLError | undefined {
    return (
      refusalOfId(sent, document, this.services.documents) ??
      (coming ? undefined : refusalOfUntrusted(caller, document))
    );
  }

  async #refusedByApollo(
    request: GraphQLRequest,
    body: Body,
    mediaType: string | undefined,
    context: GraphQLContext,
  ): Promise<UnencodedResponse> {
    const { query } = body;
    const tooDeep = typeof query === 'string' ? refusalOfNesting(query) : undefined;
    if (tooDeep) throw tooDeep;
    const { status, headers, text } = await this.#apollo.ask(request, body, context);
    const code = codeOfRefusal(text);
    if (code === null) throw new Error('Expected a request that Apollo refuses, but got one that it would run');
    noteRefusal(request.record, code);
    const isBody = request.method === 'POST' && code === 'BAD_REQUEST';
    return {
      status: isBody ? statusOfBody(status, mediaType) : status,
      headers: (encoding) => encodedAs(encoding, { ...headers, ...always }),
      body: joined([bytesOf(text)]),
      isOfDocument: false,
    };
  }
}

/** The caller has no token; an invalid one is none. */
function mayBePublic({ caller, unverified }: RequestCaller, { method }: GraphQLRequest): boolean {
  return method === 'GET' && caller === null && !unverified;
}

function isAnonymous({ headers }: GraphQLRequest): boolean {
  return headers.authorization === undefined;
}

function searchOf(search: string, query: unknown): string {
  return `${search}&${new URLSearchParams({ query: String(query) }).toString()}`;
}
