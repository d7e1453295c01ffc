/** Lets errors made for callers through; hides and logs all others. */
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CallerError } from '../errors.js';

/** Apollo makes these itself, about the request and never about our insides. */
const fromApollo = new Set<unknown>(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

export function maskErrors(log: FastifyBaseLogger): NonNullable<ApolloServerOptions<BaseContext>['formatError']> {
  return (formatted, error): GraphQLFormattedError => {
    const cause = unwrapResolverError(error);
    if (cause instanceof CallerError) {
      const { http, ...extensions } = cause.extensions;
      return { ...formatted, message: cause.message, extensions };
    }
    const code = isAboutRequest(cause) ? ApolloServerErrorCode.BAD_REQUEST : formatted.extensions?.['code'];
    if (cause instanceof GraphQLError && fromApollo.has(code)) {
      return { ...formatted, message: clipped(formatted.message), extensions: { code } };
    }
    log.error({ err: cause, path: formatted.path }, 'A GraphQL field failed unexpectedly');
    return {
      message: 'Something went wrong on the server. It has been logged; please try again later.',
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  };
}

/** Apollo gives an error about a persisted query a status, but no code. */
function isAboutRequest(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.extensions['code'] !== undefined) return false;
  const { http } = error.extensions;
  return typeof http === 'object' && http !== null && 'status' in http && http.status === 400;
}

/** graphql-js quotes values whole. */
function clipped(message: string): string {
  return message.length > 500 ? `${message.slice(0, 497)}...` : message;
}
