/** Apollo refuses malformed requests, and those that a page of another origin could send, with its own errors. */
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { ExecutionServices, GraphQLContext } from './context.js';
import { readable } from '../base/preferences.js';
import type { GraphQLRequest } from './http/graphql-request.js';
import { maxTokens } from './admission/operation-limits.js';
import type { FormatError } from './mask-errors.js';
import { mediaTypeFor, statusOfRefusal } from './http/media-type.js';
import { reportHeader, upstreamReport } from './http/upstream-report.js';
import { noIntrospection } from './validation.js';

interface ApolloResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export class Apollo {
  readonly #server: ApolloServer<GraphQLContext>;

  constructor({ schema, config, log }: ExecutionServices, formatError: FormatError) {
    this.#server = new ApolloServer<GraphQLContext>({
      schema,
      // Its own refusal would speak of its options.
      introspection: true,
      validationRules: config.introspection ? [] : [noIntrospection],
      includeStacktraceInErrorResponses: false,
      formatError,
      parseOptions: { maxTokens },
      // For a document store of its own Apollo would print the whole schema, which takes a sixth of the start-up time.
      documentStore: null,
      stopOnTerminationSignals: false,
      plugins: [
        ApolloServerPluginCacheControlDisabled(),
        // The landing page would load scripts from other hosts.
        ApolloServerPluginLandingPageDisabled(),
        runNothing,
        finish,
      ],
      logger: log,
    });
  }

  start(): Promise<void> {
    return this.#server.start();
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  async ask(
    { method, headers, search }: GraphQLRequest,
    body: object,
    context: GraphQLContext,
  ): Promise<ApolloResponse> {
    const httpGraphQLRequest = { method, headers: headerMap(headers), search, body };
    const answer = await this.#server.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => context });
    if (answer.body.kind !== 'complete') throw new Error('Apollo answered in parts, which nothing here asks for');
    return {
      status: answer.status ?? 200,
      headers: Object.fromEntries(answer.headers),
      text: answer.body.string,
    };
  }
}

/** Adds to Apollo's refusals what all other responses have too. */
const finish: ApolloServerPlugin<GraphQLContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, request, response: { body, http } }) {
        if (body.kind !== 'single') return;
        const { singleResult } = body;
        const headers = request.http?.headers;
        const report = upstreamReport(contextValue, headers?.has(reportHeader) === true);
        if (report) singleResult.extensions = { ...singleResult.extensions, ...report };
        if (singleResult.data !== undefined) return;
        const code = singleResult.errors?.[0]?.extensions?.['code'];
        http.status = statusOfRefusal(code, mediaTypeFor(headers?.get('accept'))) ?? http.status;
      },
    };
  },
};

/** Apollo looks at `accept` only once it has run an operation, which with its own executor nothing would bound. */
const runNothing: ApolloServerPlugin<GraphQLContext> = {
  async requestDidStart() {
    return {
      async responseForOperation() {
        return {
          body: { kind: 'single', singleResult: { data: null } },
          http: { headers: new HeaderMap(), status: undefined },
        };
      },
    };
  },
};

/** Apollo parses `accept` too, so it gets a sanitised one. */
function headerMap(headers: GraphQLRequest['headers']): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (headers.accept !== undefined) map.set('accept', readable(headers.accept));
  return map;
}
