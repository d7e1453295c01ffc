/** The context of one request for resolvers, and the services it is built from. */
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { RequestCaller } from '../base/auth/caller.js';
import type { Token } from '../base/auth/token.js';
import type { Rates } from '../data/rates/rates.js';
import type { HostingContext } from '../hosting/context.js';
import type { Ages } from '../rest/transport/clients.js';
import type { TrustedDocuments } from './documents/trusted-documents.js';
import type { GraphQLRequest } from './http/graphql-request.js';
import type { ResponseInProgress } from './response-in-progress.js';

export interface GraphQLContext extends HostingContext {
  /** A separate object, because Apollo copies the context. */
  readonly answer: ResponseInProgress;
}

export interface ExecutionServices {
  readonly schema: GraphQLSchema;
  readonly rates: Rates;
  readonly documents: TrustedDocuments;
  readonly tokens: { verify(authorization: string | undefined): Token | null | Promise<Token | null> };
  readonly config: {
    /** False: only callers with a valid token are served. */
    readonly anonymous: boolean;
    readonly introspection: boolean;
    /** Whether there are subscriptions. */
    readonly live: boolean;
    /** The most bytes of one response; all responses in flight together may have four times as many. */
    readonly maxAnswerBytes: number;
    /** The limit per token; null: unlimited. */
    readonly questionsPerMinute: number | null;
  };
  readonly log: FastifyBaseLogger;
  contextOf(
    requestCaller: RequestCaller,
    request: GraphQLRequest,
    ages: Ages,
    answer: ResponseInProgress,
  ): GraphQLContext;
}
